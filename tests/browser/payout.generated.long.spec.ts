import { person, visible } from '#tests/models/payout.person.ts'

import { testInBrowser } from './support/generated.ts'
import { PayoutDriver } from './support/payout-driver.ts'

testInBrowser({
  model: person,
  visible,
  outOfReach: { 'payout::call.settled::0': 'other tabs and other sign-ins have tests of their own' },
  driver: (page) => new PayoutDriver(page),
})
