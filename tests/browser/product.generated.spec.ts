import { person, visible } from '#tests/models/product.person.ts'

import { testInBrowser } from './support/generated.ts'
import { ProductDriver } from './support/product-driver.ts'

const CLIENT = 'the client makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ProductDriver(page),
  outOfReach: {
    'product.open.loading::xstate.error.actor.fetchProduct::0': CLIENT,
    'product.open.shown.renewing::xstate.error.actor.fetchRenewed::0': CLIENT,
  },
})
