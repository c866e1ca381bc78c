import { person, visible } from '../models/payout.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { PayoutDriver } from './support/payout-driver.ts'

const OTHERS = 'other tabs, other sign-ins and a lost answer have tests of their own'

testInBrowser({
  model: person,
  visible,
  outOfReach: {
    'payout::call.sending::0': OTHERS,
    'payout::call.unanswered::0': OTHERS,
    'payout::call.unsure::0': OTHERS,
    'payout::call.settled::0': OTHERS,
    'payout.loading::call.sending::0': OTHERS,
    'payout.loading::call.unanswered::0': OTHERS,
    'payout.loading::call.unsure::0': OTHERS,
    'payout.failed::call.sending::0': OTHERS,
    'payout.failed::call.unanswered::0': OTHERS,
    'payout.failed::call.unsure::0': OTHERS,
  },
  driver: (page) => new PayoutDriver(page),
})
