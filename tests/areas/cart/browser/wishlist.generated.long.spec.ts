import type { SnapshotFrom } from 'xstate'

import type { wishlistMachine } from '#machines/cart/wishlist/wishlist.machine.ts'
import { isOpening, person, visible } from '../models/wishlist.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { WishlistDriver } from './support/wishlist-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new WishlistDriver(page),
  prepare(watch, moments) {
    if (moments.some(({ effects }) => effects.some(({ type }) => type === 'logFailure')))
      watch.expectConsole(/^wishlist: the variant \d+ could not be/)
  },
  isPassed: (snapshot) => isOpening(snapshot as SnapshotFrom<typeof wishlistMachine>),
  outOfReach: {
    'wishlist.signedIn::change.givenUp::0':
      'a change is given up after six failures: cart.spec.ts shows what is seen then',
  },
})
