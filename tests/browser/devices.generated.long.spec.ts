import { person, visible } from '#tests/models/devices.person.ts'

import { DevicesDriver } from './support/devices-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new DevicesDriver(page),
})
