import { isPassed, person, visible } from '#tests/models/mail-cart.person.ts'

import { testInBrowser } from './support/generated.ts'
import { MailCartDriver } from './support/mail-cart-driver.ts'

const outOfReach = (why: string, transitions: readonly string[]) =>
  Object.fromEntries(transitions.map((transition) => [transition, why]))

testInBrowser({
  model: person,
  visible,
  isPassed,
  outOfReach: {
    'mailCart.reading::call.want::0': 'the shop reads what is kept before the button is there',
    ...outOfReach('each user of these walks comes for the first time', [
      'mailCart.reading::xstate.done.actor.readKept::0',
      'mailCart.reading::xstate.done.actor.readKept::1',
      'mailCart.reading::xstate.done.actor.readKept::2',
    ]),
    ...outOfReach('other tabs and other sign-ins have tests of their own', [
      'mailCart.offered::kept.stored::0',
      'mailCart.answered::kept.stored::0',
      'mailCart.refused::kept.stored::0',
      'mailCart.unanswered::kept.gone::0',
      'mailCart.taking::xstate.done.actor.takeTurn::1',
      'mailCart.taking::xstate.done.actor.takeTurn::2',
      'mailCart.unsure::call.want::0',
      'mailCart.unsure::kept.stored::0',
      'mailCart.unsure::kept.gone::0',
      'mailCart.unsure::call.retry::0',
      'mailCart.unsure::call.drop::0',
    ]),
    'mailCart.unanswered::call.retry::0': 'the button asks again by the same event as at first',
  },
  driver: (page) => new MailCartDriver(page),
})
