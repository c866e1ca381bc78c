import { person, visible } from '#tests/models/practitioners-review.person.ts'

import { testInBrowser } from './support/generated.ts'
import { PractitionersReviewDriver } from './support/practitioners-review-driver.ts'

const RESULT = 'the client makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PractitionersReviewDriver(page),
  outOfReach: {
    'practitionersReview.fetching::xstate.error.actor.fetchPractitioners::0': RESULT,
    'practitionersReview.deciding::xstate.error.actor.judgePractitioner::0': RESULT,
    'practitionersReview.deciding::xstate.error.actor.judgePractitioner::1': RESULT,
  },
})
