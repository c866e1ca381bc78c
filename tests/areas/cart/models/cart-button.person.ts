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

/** Model of the cart on a product's page: the button that adds the product, and the cart in the panel. */

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
/** Quantity that one press adds. */
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

/** True if an answer's cart has the quantity that was sent. */
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

/** Visible state of the button and the page's header, and the call that the network sees. */
export interface VisibleAtButton {
  /** Number of items in the cart, as the page's header shows it; null for a visitor. */
  readonly count: number | null
  /** Number of items read out after the server has answered a change; null before that. */
  readonly said: number | null
  readonly button: 'toCart' | 'adding' | 'added' | 'failed'
  readonly call: ShownCall | 'fetch' | null
}

/** Expected appearance of the product's page for a snapshot. */
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
  // While the change waits to be sent, the cart holds the product all the same.
  if (queue.some(({ change }) => change.kind === 'add') && !isSyncing(snapshot, 'waiting')) return 'adding'
  if (last?.kind !== 'add') return 'toCart'
  if (last.outcome === 'refused') return 'failed'
  return kept && quantityOf(kept, last.variantId) > 0 ? 'added' : 'toCart'
}
