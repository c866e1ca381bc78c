import { person, visible } from '#tests/models/practice-page.person.ts'

import { testInBrowser } from './support/generated.ts'
import { PracticePageDriver } from './support/practice-page-driver.ts'

const ENTRIES = 'the walks of services and packages do it'
const NAME = 'the walks of the name do it'
const PICTURES = 'the walks of a picture do it'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PracticePageDriver(page),
  outOfReach: {},
})
