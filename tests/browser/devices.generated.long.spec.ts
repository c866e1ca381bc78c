import { person, visible } from '#tests/models/devices.person.ts'

import { DevicesDriver } from './support/devices-driver.ts'
import { testInBrowser } from './support/generated.ts'

const RESULT = 'the client makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new DevicesDriver(page),
  outOfReach: {
    'devices.fetching::xstate.error.actor.fetchDevices::0': RESULT,
    'devices.ending::xstate.error.actor.endSessions::0': RESULT,
  },
})
