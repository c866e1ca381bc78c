import { person, visible } from '#tests/models/link-ending.person.ts'

import { testInBrowser } from './support/generated.ts'
import { LinkEndingDriver } from './support/link-ending-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new LinkEndingDriver(page),
})
