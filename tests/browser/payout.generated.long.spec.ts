import { person, visible } from '#tests/models/payout.person.ts'

import { testInBrowser } from './support/generated.ts'
import { PayoutDriver } from './support/payout-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PayoutDriver(page),
})
