import { late } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import * as entry from '../late/entry-messages.ts'
import type { cartFillingsMachine } from './filling/cart-fillings.machine.ts'
import type { cartMachine } from './cart.machine.ts'
import type { mailCartMachine } from './mail-cart.machine.ts'
import type { wishMachine } from './wish/wish.machine.ts'
import type { wishlistMachine } from './wishlist/wishlist.machine.ts'

export const CHARTS = {
  mailCart: late<typeof mailCartMachine>()({
    kind: 'page',
    reentered: entry.openedAnew,
    signedOut: entry.ended,
  }),
  cartFillings: late<typeof cartFillingsMachine>()({
    kind: 'own',
    started: entry.personKnown,
    reentered: entry.openedAnew,
    signedIn: entry.personKnown,
    // The cart has changed, for example because an order was repeated.
    meanings: { 'filling.taken': meaning.orderedAgain },
  }),
  wish: late<typeof wishMachine>()({
    kind: 'kept',
    pack: 'person',
    facts: ['wish.asked', 'wish.declined', 'wish.granted'],
  }),
  cart: late<typeof cartMachine>()({
    kind: 'kept',
    pack: 'person',
    isEverywhere: true,
    outdated: {
      'order.placed': 'list.outdated',
      'order.repeated': 'list.outdated',
      'account.stale': 'list.outdated',
    },
    started: ({ place: { language } }) => [{ type: 'language.shown', language }],
    reentered: entry.opened,
    facts: ['cart.added', 'cart.notAdded', 'notice.raised'],
  }),
  wishlist: late<typeof wishlistMachine>()({
    kind: 'kept',
    pack: 'person',
    outdated: {},
    reentered: entry.openedAnew,
    facts: ['cart.wanted', 'wishlist.kept', 'notice.raised'],
  }),
}
