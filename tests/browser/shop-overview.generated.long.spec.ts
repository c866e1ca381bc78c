import { person, visible } from '#tests/models/shop-overview.person.ts'

import { testInBrowser } from './support/generated.ts'
import { ShopOverviewDriver } from './support/shop-overview-driver.ts'

const RETURN = 'only the options of the shop are asked for anew when somebody returns to the tab'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ShopOverviewDriver(page),
  outOfReach: {
    'fetching::xstate.error.actor.fetchData::0': 'the client makes a result of every outcome',
    'shopOverview.fresh::data.revalidate::0': RETURN,
    'shopOverview.failed::data.revalidate::0': RETURN,
    'shopOverview.failed::data.retry::0': 'no page offers to ask for it again',
    'shopOverview.failed.countingDown::xstate.error.actor.waitToRetry::0': 'the clock of a browser does not fail',
  },
})
