import { isPassed, person, visible } from '../models/mail-cart.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { MailCartDriver } from './support/mail-cart-driver.ts'

const FIRST_TIME = 'each user of these walks comes for the first time'
const OTHERS = 'other tabs and other sign-ins have tests of their own'

const NO_PARENT = 'no other chart asks how far the mail is'

testInBrowser({
  model: person,
  visible,
  isPassed,
  outOfReach: {
    'mailCart.reading::call.want::0': 'the shop reads what is kept before the button is there',
    'mailCart.reading::xstate.done.actor.readKept::0': FIRST_TIME,
    'mailCart.reading::xstate.done.actor.readKept::1': FIRST_TIME,
    'mailCart.reading::xstate.done.actor.readKept::2': FIRST_TIME,
    'mailCart.offered::kept.stored::0': OTHERS,
    'mailCart.keying::call.report::0': NO_PARENT,
    'mailCart.taking::call.report::0': NO_PARENT,
    'mailCart.taking::xstate.done.actor.takeTurn::1': OTHERS,
    'mailCart.taking::xstate.done.actor.takeTurn::2': OTHERS,
    'mailCart.sending::call.report::0': NO_PARENT,
    'mailCart.unanswered::kept.gone::0': OTHERS,
    'mailCart.unanswered::call.report::0': NO_PARENT,
    'mailCart.unanswered::call.retry::0': 'the button asks again by the same event as at first',
    'mailCart.unsure::call.want::0': OTHERS,
    'mailCart.unsure::kept.gone::0': OTHERS,
    'mailCart.unsure::kept.stored::0': OTHERS,
    'mailCart.unsure::call.report::0': NO_PARENT,
    'mailCart.unsure::call.retry::0': OTHERS,
    'mailCart.unsure::call.drop::0': OTHERS,
    'mailCart.answered::kept.stored::0': OTHERS,
    'mailCart.refused::kept.stored::0': OTHERS,
  },
  driver: (page) => new MailCartDriver(page),
})
