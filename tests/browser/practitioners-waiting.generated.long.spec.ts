import { person, visible } from '#tests/models/practitioners-waiting.person.ts'

import { PractitionersWaitingDriver } from './support/practitioners-waiting-driver.ts'
import { testInBrowser } from './support/generated.ts'

const RESULT = 'the client makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PractitionersWaitingDriver(page),
  outOfReach: {
    'practitionersWaiting.counting::xstate.error.actor.countWaiting::0': RESULT,
  },
})
