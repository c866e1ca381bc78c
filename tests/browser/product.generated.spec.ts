import { person, visible } from '#tests/models/product.person.ts'

import { testInBrowser } from './support/generated.ts'
import { ProductDriver } from './support/product-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ProductDriver(page),
})
