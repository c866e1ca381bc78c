import type { AnyEventObject, EventFromLogic, SnapshotFrom } from 'xstate'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { wishMachine } from '#machines/cart/wish/wish.machine.ts'
import type { ShopWish } from '#machines/cart/wish/wish.ts'

import { product as card } from '#tests/models/samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** Model of a visitor's wishes on the listing, while users sign in and out. */

/** The products of the listing. */
export const products: readonly ListProduct[] = [1, 2, 3].map(card)

const cartWish = ({ product_id, name, slug, brand }: ListProduct): ShopWish => ({
  kind: 'cart',
  quantity: 1,
  product: {
    product_id,
    product_variant_id: product_id,
    price: 19.9,
    name,
    slug,
    brand,
    asset: null,
    unit_of_measure: null,
    net_contents: '60 capsules',
    stock: 3,
  },
})
const [first, second, third] = [card(1), card(2), card(3)]
/** The wish of a visitor, who is asked to sign in over the page. */
const wanted = cartWish(first)
/** The wish of a user whose sign-in is still under way. */
const early: ShopWish = {
  kind: 'wishlist',
  product_id: second.product_id,
  product_variant_id: second.product_id,
  name: second.name,
}
/** The wish of a visitor before the page was reloaded. */
const kept = cartWish(third)

type Snapshot = SnapshotFrom<typeof wishMachine>

const productOf = (wish: ShopWish) => (wish.kind === 'cart' ? wish.product.product_id : wish.product_id)
const isOf = (wish: ShopWish, other: ShopWish) => productOf(wish) === productOf(other)
const has = ({ context: { wishes } }: Snapshot, other: ShopWish) => wishes.some((wish) => isOf(wish, other))

/**
 * True if the login stands over the page. It does not open for a wish kept through a reload, or for one made while a
 * sign-in is under way. It stays until a sign-in there is complete.
 */
function isAsked(snapshot: Snapshot, event?: AnyEventObject): boolean {
  if (!snapshot.matches({ waiting: 'kept' }) || snapshot.context.wishes.every((wish) => isOf(wish, kept))) return false
  return snapshot.matches({ person: 'visitor' }) || has(snapshot, wanted) || event?.type === 'session.entering'
}

function isOutOfReach(snapshot: Snapshot, event: EventFromLogic<typeof wishMachine>): boolean {
  if (snapshot.matches({ waiting: 'reading' })) return true
  // The chart that takes the wish runs by then, so it is delivered at once, without the user.
  if (snapshot.matches({ waiting: 'granting' }))
    return event.type !== 'wish.delivered' || event.wish !== snapshot.context.wishes[0]
  switch (event.type) {
    case 'wish.keep':
      return (
        isAsked(snapshot) ||
        has(snapshot, event.wish) ||
        !snapshot.matches({ person: event.wish === wanted ? 'visitor' : 'entering' })
      )
    case 'wish.decline':
      return !isAsked(snapshot)
    case 'session.entering':
      return !snapshot.matches({ person: 'visitor' })
    case 'session.signedIn':
      return !snapshot.matches({ person: 'entering' })
    case 'session.signedOut':
      // The login over the page does not know a wish kept from before, and nothing of a visitor's wish would be seen.
      return (
        snapshot.matches({ person: 'visitor' }) ||
        (snapshot.context.wishes.length === 1 && has(snapshot, kept)) ||
        has(snapshot, wanted)
      )
    case 'wish.delivered':
    default:
      return true
  }
}

export const person = defineModel({
  machine: wishMachine,
  events: [
    { type: 'wish.keep', wish: wanted },
    { type: 'wish.keep', wish: early },
    { type: 'wish.decline' },
    { type: 'wish.delivered', wish: wanted },
    { type: 'wish.delivered', wish: early },
    { type: 'wish.delivered', wish: kept },
    { type: 'session.entering' },
    { type: 'session.signedIn' },
    { type: 'session.signedOut' },
  ],
  answers: [done('readWishes', []), done('readWishes', [kept])],
  until: isOutOfReach,
  eachSample: true,
  project: ({ context: { wishes } }) => wishes.map(productOf),
  rules: {},
})

/** Visible state of the listing, with the login over it. */
export interface Visible {
  /** The viewer that the page's header is for; null behind the login. */
  readonly head: 'visitor' | 'person' | null
  /** Wishes that the login over the page names as its reason; null without a login. */
  readonly asked: readonly { readonly kind: ShopWish['kind']; readonly name: string }[] | null
}

/** Expected appearance of the listing for a snapshot. */
export function visible(snapshot: Snapshot, event: AnyEventObject | undefined): Visible {
  if (!isAsked(snapshot, event))
    return { head: snapshot.matches({ person: 'visitor' }) ? 'visitor' : 'person', asked: null }
  return {
    head: null,
    asked: snapshot.context.wishes.map((wish) => ({
      kind: wish.kind,
      name: wish.kind === 'cart' ? wish.product.name : wish.name,
    })),
  }
}
