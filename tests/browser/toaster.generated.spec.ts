import { person, visible } from '#tests/models/toaster.person.ts'

import { testInBrowser } from './support/generated.ts'
import { ToasterDriver } from './support/toaster-driver.ts'

const ELSEWHERE = 'whoever signs out leaves this page'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ToasterDriver(page),
  outOfReach: {
    'toaster::toasts.withdrawn::0': ELSEWHERE,
  },
})
