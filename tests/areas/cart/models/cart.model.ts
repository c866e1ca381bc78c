import type { SnapshotFrom } from 'xstate'

import { cartMachine } from '#machines/cart/cart.machine.ts'

import { lineRules } from './cart-line-rules.ts'
import { outcomeRules } from './cart-outcome-rules.ts'
import { answer, cartOf, cartProduct, line, nothing, refusedWith } from './cart-samples.ts'
import { isKeptPart } from '#tests/models/kept-list-part.ts'
import { defineModel, done } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'

const zinc = cartProduct(1, 'Zinc', 3)
const lastOne = cartProduct(2, 'Iron', 1)
const soldOut = cartProduct(3, 'Copper', 0)
const plenty = cartProduct(4, 'Selenium', 2000)

const empty = cartOf()
const withZinc = cartOf(line(zinc, 1))
const withBoth = cartOf(line(zinc, 1), line(lastOne, 1))
const turned = cartOf(line(lastOne, 1), line(zinc, 1))

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 4 } as const
const opened = { type: 'queue.opened', tab: 'a' } as const
const adopted = { type: 'queue.adopted', adopted: nothing } as const
const addZinc = { type: 'cart.add', product: zinc, quantity: 1 } as const
const setZinc = { type: 'cart.setQuantity', product: zinc, quantity: 2 } as const
const takeOutZinc = { type: 'cart.line.set', product: zinc, quantity: 0 } as const
const begin = [signedIn, opened, adopted, done('fetchList', answer(empty))] as const

type Snapshot = SnapshotFrom<typeof cartMachine>
type Here = 'sending' | 'fresh'
const isAt = (snapshot: Snapshot, syncing: Here) => snapshot.matches({ signedIn: { here: { syncing } } })

export const model = defineModel({
  machine: cartMachine,
  events: [
    signedIn,
    { type: 'session.signedOut' },
    opened,
    adopted,
    addZinc,
    { type: 'cart.add', product: lastOne, quantity: 2 },
    { type: 'cart.add', product: soldOut, quantity: 1 },
    setZinc,
    { type: 'cart.setQuantity', product: zinc, quantity: 0 },
    { type: 'cart.setQuantity', product: lastOne, quantity: 2 },
    takeOutZinc,
    { type: 'cart.line.set', product: zinc, quantity: 2 },
    { type: 'cart.line.set', product: plenty, quantity: 1000 },
    { type: 'cart.revalidate', at: 2999 },
    { type: 'cart.revalidate', at: 3000 },
    { type: 'page.opened', at: 2999 },
    { type: 'page.opened', at: 4000 },
  ],
  answers: [
    done('fetchList', answer(empty)),
    done('sendChange', answer(withZinc)),
    done('sendChange', refusedWith(409, 'Only 1 left')),
    done('sendChange', refusedWith(404, '')),
    // The shop asks to be left alone for longer than a change waits.
    done('sendChange', refusedWith(429, '', { retryAfter: 61_000 })),
  ],
  isShared: isKeptPart,
  // Most is tried where nothing else is under way.
  until: (snapshot, event) => {
    const { queue, givenUp, kept } = snapshot.context
    const isTelling = snapshot.matches({ signedIn: { here: { telling: 'telling' } } })
    const isPlain = isAt(snapshot, 'fresh') && !isTelling && kept?.items.length === 0
    const isOne = queue.length === 1 && queue[0]?.change.product === zinc && queue[0].change.kind === 'add'
    if (snapshot.matches('away')) return event !== signedIn
    if (givenUp.length > 0) return event !== setZinc || !isAt(snapshot, 'fresh')
    if (isTelling && event !== addZinc) return true
    switch (event.type as string) {
      case 'session.signedIn':
        return true
      case 'session.signedOut':
        return queue.length > 1
      case 'queue.opened':
        return !snapshot.matches({ signedIn: 'naming' })
      case 'queue.adopted':
        return !snapshot.matches({ signedIn: 'opening' })
      case 'cart.add':
        return event === addZinc ? queue.length > 0 && !isOne : !isPlain
      case 'cart.setQuantity':
        return !(event === setZinc && isAt(snapshot, 'sending') && isOne) && !isPlain
      case 'cart.line.set':
        return !isAt(snapshot, 'fresh') || (event !== takeOutZinc && !isPlain)
      default:
        return !isAt(snapshot, 'fresh')
    }
  },
  journeys: [
    // A line added and removed again before the server knows of it.
    [
      ...begin,
      addZinc,
      addZinc,
      addZinc,
      { type: 'cart.line.set', product: zinc, quantity: 2 },
      done('sendChange', answer(withZinc)),
    ],
    // Two variants, one after another.
    [
      ...begin,
      addZinc,
      done('sendChange', answer(withZinc)),
      { type: 'cart.add', product: lastOne, quantity: 2 },
      done('sendChange', answer(withZinc)),
      PASS,
    ],
    // A line is taken out while another change is on its way.
    [signedIn, opened, adopted, done('fetchList', answer(withBoth)), setZinc, takeOutZinc],
    // A line is taken out and brought back, and the server has it last.
    [
      signedIn,
      opened,
      adopted,
      done('fetchList', answer(withBoth)),
      takeOutZinc,
      { type: 'cart.setQuantity', product: zinc, quantity: 1 },
      done('sendChange', answer(turned)),
      done('sendChange', answer(turned)),
    ],
  ],
  project: ({ context: { userId, kept, queue, givenUp, outcomes } }) => ({
    userId,
    zinc: kept && kept.items.length,
    queue: queue.map(({ change: { kind, product } }) => [kind, product.product_variant_id]),
    givenUp: givenUp.length,
    last: outcomes.at(-1)?.outcome,
  }),
  rules: { ...lineRules, ...outcomeRules },
})
