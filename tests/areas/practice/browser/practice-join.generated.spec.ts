import { person, visible } from '../models/practice-join.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { PracticeJoinDriver } from './support/practice-join-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PracticeJoinDriver(page),
})
