import { person, visible } from '../models/wish.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { WishDriver } from './support/wish-driver.ts'

/** The page comes to the same by `wish.waiting.reading::wish.keep::0`. */
const FIRST = 'the chart starts with the first wish, and hears it while it still reads'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new WishDriver(page),
  isPassed: (snapshot) => snapshot.matches({ waiting: 'reading' }) || snapshot.matches({ waiting: 'granting' }),
  // An intent from before a reload waits for the sign-in.
  mayBeAbsent: (snapshot) => snapshot.matches({ person: 'visitor' }) || snapshot.matches({ person: 'entering' }),
  outOfReach: {
    'wish.waiting::wish.decline::0': 'the login is open only while something waits',
    'wish.waiting::wish.keep::0': FIRST,
    'wish.waiting.reading::wish.keep::0': 'the model reads what is stored at once',
    'wish.waiting.reading::wish.keep::1': 'what is stored is read at once',
    'wish.waiting.reading::xstate.done.actor.readWishes::1': FIRST,
    'wish.waiting.granting::wish.keep::0': 'once it is known who is here, cart and wishlist are told without a detour',
    'wish.waiting.granting::session.signedOut::0':
      'who takes the wish is there with its person, so it is granted at once',
  },
})
