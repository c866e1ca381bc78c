import { person, visible } from '../models/practitioners-review.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { PractitionersReviewDriver } from './support/practitioners-review-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PractitionersReviewDriver(page),
})
