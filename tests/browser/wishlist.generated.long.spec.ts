import { person, visible } from '#tests/models/wishlist.person.ts'

import { testInBrowser } from './support/generated.ts'
import { WishlistDriver } from './support/wishlist-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new WishlistDriver(page),
  prepare(watch, moments) {
    if (moments.some(({ effects }) => effects.some(({ type }) => type === 'logFailure')))
      watch.expectConsole(/^wishlist: the variant \d+ could not be/)
  },
})
