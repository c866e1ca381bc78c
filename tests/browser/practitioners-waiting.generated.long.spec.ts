import { person, visible } from '#tests/models/practitioners-waiting.person.ts'

import { PractitionersWaitingDriver } from './support/practitioners-waiting-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PractitionersWaitingDriver(page),
})
