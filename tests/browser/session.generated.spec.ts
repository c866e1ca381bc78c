import { person, visible } from '#tests/models/session.person.ts'

import { testInBrowser } from './support/generated.ts'
import { SessionDriver } from './support/session-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new SessionDriver(page),
})
