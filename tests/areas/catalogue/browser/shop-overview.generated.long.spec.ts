import { person, visible } from '../models/shop-overview.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { ShopOverviewDriver } from './support/shop-overview-driver.ts'

const RETURN = 'only the options of the shop are asked for anew when somebody returns to the tab'
const CHANGE = 'only what the overview shows of protocols is asked for anew when they change'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ShopOverviewDriver(page),
  outOfReach: {
    'shopOverview.fetching::data.outdated::0': CHANGE,
    'shopOverview.fresh::data.revalidate::0': RETURN,
    'shopOverview.fresh::data.outdated::0': CHANGE,
    'shopOverview.failed::data.revalidate::0': RETURN,
    'shopOverview.failed::data.outdated::0': CHANGE,
    'shopOverview.failed::data.retry::0': 'no page offers to ask for it again',
  },
})
