import { filtering, visible, visibleInWishes, wishing } from '#tests/models/shop-options.person.ts'

import { testInBrowser } from './support/generated.ts'
import { FilterOptionsDriver, WishOptionsDriver } from './support/shop-options-driver.ts'

testInBrowser({
  model: filtering,
  visible,
  driver: (page) => new FilterOptionsDriver(page),
  elsewhere: { model: wishing, visible: visibleInWishes, driver: (page) => new WishOptionsDriver(page) },
  outOfReach: {
    'fetching::xstate.error.actor.fetchData::0': 'the client makes a result of every outcome',
    'shopOptions.failed.countingDown::xstate.error.actor.waitToRetry::0': 'the clock of a browser does not fail',
  },
})
