import { person, visible } from '../models/devices.person.ts'

import { DevicesDriver } from './support/devices-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new DevicesDriver(page),
})
