import { person, visible } from '../models/practice-name.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { PracticeNameDriver } from './support/practice-name-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PracticeNameDriver(page),
  outOfReach: {
    'practiceName.saving::name.change::0': 'the field can only be read while the name is being saved',
    'practiceName.saving::name.known::0': 'the page is asked for again once the name is saved',
  },
})
