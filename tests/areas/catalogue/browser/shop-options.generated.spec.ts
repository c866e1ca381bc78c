import { filtering, visible, visibleInWishes, wishing } from '../models/shop-options.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { FilterOptionsDriver, WishOptionsDriver } from './support/shop-options-driver.ts'

const CHANGE = 'only what the overview shows of protocols is asked for anew when they change'

testInBrowser({
  model: filtering,
  visible,
  driver: (page) => new FilterOptionsDriver(page),
  elsewhere: { model: wishing, visible: visibleInWishes, driver: (page) => new WishOptionsDriver(page) },
  outOfReach: {
    'shopOptions.fetching::data.outdated::0': CHANGE,
    'shopOptions.fresh::data.outdated::0': CHANGE,
    'shopOptions.failed::data.outdated::0': CHANGE,
  },
})
