import { filtering, visible, visibleInWishes, wishing } from '#tests/models/shop-options.person.ts'

import { testInBrowser } from './support/generated.ts'
import { FilterOptionsDriver, WishOptionsDriver } from './support/shop-options-driver.ts'

testInBrowser({
  model: filtering,
  visible,
  driver: (page) => new FilterOptionsDriver(page),
  elsewhere: { model: wishing, visible: visibleInWishes, driver: (page) => new WishOptionsDriver(page) },
})
