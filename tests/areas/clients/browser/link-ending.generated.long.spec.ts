import { person, visible } from '../models/link-ending.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { LinkEndingDriver } from './support/link-ending-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new LinkEndingDriver(page),
})
