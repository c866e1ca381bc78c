import { person, visible } from '../models/commission.person.ts'

import { CommissionDriver } from './support/commission-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

const RETURN = 'only the options of the shop are asked for anew when somebody returns to the tab'
const CHANGE = 'only what the overview shows of protocols is asked for anew when they change'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new CommissionDriver(page),
  outOfReach: {
    'commission.fetching::data.outdated::0': CHANGE,
    'commission.fresh::data.revalidate::0': RETURN,
    'commission.fresh::data.outdated::0': CHANGE,
    'commission.failed::data.revalidate::0': RETURN,
    'commission.failed::data.outdated::0': CHANGE,
  },
})
