import type { AnyEventObject, EventFromLogic, SnapshotFrom } from 'xstate'

import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { cartMachine, shownCart } from '#machines/cart/cart.machine.ts'
import { quantityOf, type CartProduct } from '#machines/cart/cart.ts'

import { answer, noAnswer, nothing, refusedWith } from './cart-samples.ts'
import { callOf, isOpening, isStill, isSyncing, projected, type ShownCall } from './cart.person.ts'
import { product as card } from '#tests/models/samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** What a person can do on a product's page, with the button that adds it and the cart in the panel: the cart's chart as it is met there. */

export const zinc: Product = {
  ...card(1),
  categories: [],
  health_goals: [],
  description: null,
  serving_size: null,
  suggested_use: null,
  warnings: null,
  allergens: null,
  ingredients: [],
  other_ingredients: [],
  related: [],
}
const STOCK = 3
/** How many a press adds. */
export const CHOSEN = 2

const { product_id, name, slug, brand } = zinc
const packed: CartProduct = {
  product_id,
  product_variant_id: 1,
  price: 19.9,
  name,
  slug,
  brand,
  asset: null,
  unit_of_measure: null,
  net_contents: '60 capsules',
  stock: STOCK,
}

const added = answer(withTotals([{ ...packed, quantity: CHOSEN }], 0))
const raised = answer(withTotals([{ ...packed, quantity: STOCK }], 0))

type Snapshot = SnapshotFrom<typeof cartMachine>

function isOutOfReach(snapshot: Snapshot, event: EventFromLogic<typeof cartMachine>): boolean {
  const opens = isOpening(snapshot, event)
  if (opens !== undefined) return !opens
  if (event.type === 'session.signedIn') return !snapshot.matches('away')
  if (event.type === 'cart.line.set') return !isStill(snapshot) || quantityOf(shownCart(snapshot.context), 1) !== CHOSEN
  return !snapshot.matches({ signedIn: 'here' }) || snapshot.context.kept === null
}

/** The server has the quantity that it was told. */
function isTold(snapshot: Snapshot, { output }: AnyEventObject): boolean {
  const [sent] = snapshot.context.queue
  if (output === added) return sent?.change.kind === 'add'
  return output !== raised || sent?.change.kind === 'set'
}

export const person = defineModel({
  machine: cartMachine,
  events: [
    { type: 'session.signedIn', userId: 7, userTypeId: 4 },
    { type: 'queue.opened', tab: 'a' },
    { type: 'queue.adopted', adopted: nothing },
    { type: 'cart.add', product: packed, quantity: CHOSEN },
    { type: 'cart.line.set', product: packed, quantity: STOCK },
  ],
  answers: [
    done('fetchList', answer(EMPTY_CART)),
    ...[added, raised, refusedWith(409, 'Only 1 left'), refusedWith(503, 'Too busy'), noAnswer].map((output) =>
      done('sendChange', output),
    ),
  ],
  until: isOutOfReach,
  fits: isTold,
  eachSample: true,
  project: projected,
  rules: {},
})

/** What of a situation can be seen at the button and in the head of the page, and heard by the network. */
export interface VisibleAtButton {
  /** How many the head of the page says are in the cart; null for a visitor. */
  readonly count: number | null
  /** How many it says aloud, since the server has answered a change. */
  readonly said: number | null
  readonly button: 'toCart' | 'adding' | 'added' | 'failed'
  readonly call: ShownCall | 'fetch' | null
}

/** What must be seen on the product's page in a situation. */
export function visible(snapshot: Snapshot): VisibleAtButton {
  const { total_items: count } = shownCart(snapshot.context)
  return {
    count: snapshot.matches('away') ? null : count,
    said: snapshot.context.outcomes.length > 0 ? count : null,
    button: buttonOf(snapshot),
    call: callOf(snapshot),
  }
}

function buttonOf(snapshot: Snapshot): VisibleAtButton['button'] {
  const { queue, outcomes, kept } = snapshot.context
  const last = outcomes.at(-1)
  // Where the server cannot be told, the cart holds it all the same.
  if (queue.some(({ change }) => change.kind === 'add') && !isSyncing(snapshot, 'waiting')) return 'adding'
  if (last?.kind !== 'add') return 'toCart'
  if (last.outcome === 'refused') return 'failed'
  return kept && quantityOf(kept, last.variantId) > 0 ? 'added' : 'toCart'
}
