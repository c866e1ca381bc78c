import { person, visible } from '#tests/models/practitioners-review.person.ts'

import { testInBrowser } from './support/generated.ts'
import { PractitionersReviewDriver } from './support/practitioners-review-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PractitionersReviewDriver(page),
})
