import { isPassed, person, visible } from '#tests/models/mail-cart.person.ts'

import { testInBrowser } from './support/generated.ts'
import { MailCartDriver } from './support/mail-cart-driver.ts'

testInBrowser({
  model: person,
  visible,
  isPassed,
  outOfReach: {
    'mailCart.reading::call.want::0': 'the shop reads what is kept before the button is there',
    'mailCart.reading::xstate.done.actor.readKept::0': 'each user of these walks comes for the first time',
    'mailCart.unanswered::call.retry::0': 'the button asks again by the same event as at first',
  },
  driver: (page) => new MailCartDriver(page),
})
