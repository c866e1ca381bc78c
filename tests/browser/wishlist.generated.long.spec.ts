import { person, visible } from '#tests/models/wishlist.person.ts'

import { testInBrowser } from './support/generated.ts'
import { WishlistDriver } from './support/wishlist-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new WishlistDriver(page),
  outOfReach: {
    'wishlist.here.fetching::xstate.error.actor.fetchWishlist::0': 'the client makes a result of every outcome',
    'wishlist.here.changing::xstate.error.actor.changeWishlist::0': 'the client makes a result of every outcome',
  },
  prepare(watch, moments) {
    if (moments.some(({ effects }) => effects.some(({ type }) => type === 'logFailure')))
      watch.expectConsole(/^wishlist: the variant \d+ could not be/)
  },
})
