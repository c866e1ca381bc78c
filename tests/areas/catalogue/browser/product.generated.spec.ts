import { person, visible } from '../models/product.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { ProductDriver } from './support/product-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ProductDriver(page),
  outOfReach: {
    'product.open::product.entered::0': 'a page is left before the next one is entered',
  },
})
