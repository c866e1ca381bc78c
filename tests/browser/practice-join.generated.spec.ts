import { person, visible } from '#tests/models/practice-join.person.ts'

import { testInBrowser } from './support/generated.ts'
import { PracticeJoinDriver } from './support/practice-join-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PracticeJoinDriver(page),
})
