import assert from 'node:assert/strict'

import { withTotals } from '#contract/cart-totals.ts'
import type { CartItem } from '#contract/cart.ts'
import { cartMachine, shownCart } from '#machines/cart/cart.machine.ts'
import { quantityOf } from '#machines/cart/cart.ts'
import type { CartProduct } from '#machines/cart/cart.ts'
import type { Queue, Wish } from '#machines/cart/wishes.ts'

import { fetchRules } from './cart-fetch-rules.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { PASS } from './support/moment.ts'
import { emitted, entered, sent, started, waits } from './support/rules.ts'

const product = (id: number, stock: number): CartProduct => ({
  product_id: id,
  product_variant_id: id,
  price: 9.95,
  name: 'Zinc',
  slug: 'zinc',
  brand: { id: 1, name: 'Avella', slug: 'avella' },
  asset: null,
  unit_of_measure: 'capsule',
  net_contents: '60 capsules',
  stock,
})
const zinc = product(1, 3)
const lastOne = product(2, 1)
const soldOut = product(3, 0)
const plenty = product(4, 2000)

const line = (one: CartProduct, quantity: number): CartItem => ({ ...one, quantity })
const empty = withTotals([], 10)
const withZinc = withTotals([line(zinc, 1)], 10)
const withBoth = withTotals([line(zinc, 1), line(lastOne, 1)], 10)
const turned = withTotals([line(lastOne, 1), line(zinc, 1)], 10)
const answer = (cart: typeof empty) => ({ result: { ok: true, value: cart }, at: 1000 }) as const
const refusedWith = (status: number, message = 'Only 1 left') =>
  ({ result: { ok: false, problem: { kind: 'refused', status, message } }, at: 1000 }) as const
const noAnswer = { result: { ok: false, problem: { kind: 'unreachable' } }, at: 1000 } as const
/** The shop is too busy, and asks to be left alone for longer than a change waits. */
const tooBusy = {
  result: { ok: false, problem: { kind: 'refused', status: 429, message: '', retryAfter: 61_000 } },
  at: 1000,
} as const
const left: Wish = { key: 'other-1', product: lastOne, change: { kind: 'add', quantity: 1 }, tried: true }
const nothing = { wishes: [], cart: null }

const signedIn = { type: 'session.signedIn', userId: 7 } as const
const opened = { type: 'queue.opened', tab: 'a' } as const
const adopted = { type: 'queue.adopted', queue: nothing } as const
const addZinc = { type: 'cart.add', product: zinc, quantity: 1 } as const
const takeOutZinc = { type: 'cart.line.set', product: zinc, quantity: 0 } as const
const german = { type: 'language.shown', language: 'de' } as const
const setZinc = { type: 'cart.setQuantity', product: zinc, quantity: 2 } as const

type At = Step<typeof cartMachine>
const isSettling = ({ before }: At) => before?.matches({ signedIn: { here: { pressing: 'settling' } } }) === true
const isSignedIn = ({ before }: At) => before?.matches('signedIn') === true
const isHere = ({ before }: At) => before?.matches({ signedIn: 'here' }) === true
const isSync = (step: At, state: 'sending' | 'fetching' | 'waiting' | 'pausing' | 'fresh' | 'failed') =>
  step.before?.matches({ signedIn: { here: { syncing: state } } }) === true
const goesTo = (step: At, state: 'sending' | 'fetching' | 'waiting' | 'pausing' | 'fresh' | 'failed') =>
  step.after.matches({ signedIn: { here: { syncing: state } } })
const wishesOf = ({ context }: { context: { wishes: readonly Wish[] } }) => context.wishes
const isAnswer =
  (id: string) =>
  ({ event }: At) =>
    event.type === `xstate.done.actor.${id}`
const statusOf = ({ event }: At): number | undefined => event['output']?.result?.problem?.status
const isOk = ({ event }: At): boolean => event['output']?.result?.ok === true
const isFailure = ({ event }: At) =>
  event.type === 'xstate.done.actor.sendWish' && [429, 503].includes(event['output'].result.problem?.status)
const isGivenUp = (step: At) => isFailure(step) && step.after.context.givenUp !== step.before?.context.givenUp
/** Where the chart goes on once a change was refused or given up: what is left is told, or paused for, or the cart is asked for. */
const nextOf = ({
  after: {
    context: { wishes, pausing },
  },
}: At) => {
  if (wishes.length === 0) return 'fetching'
  const held = wishes.filter(({ key }) => pausing.includes(key)).map(({ product: { product_variant_id: id } }) => id)
  return wishes.every(({ product: { product_variant_id: id } }) => held.includes(id)) ? 'pausing' : 'sending'
}
const isFinal = (step: At) => statusOf(step) === 409 || statusOf(step) === 404

export const model = defineModel({
  machine: cartMachine,
  events: [
    signedIn,
    { type: 'session.signedIn', userId: 8 },
    { type: 'session.signedOut' },
    opened,
    adopted,
    { type: 'queue.adopted', queue: { wishes: [left], cart: withZinc } },
    addZinc,
    { type: 'cart.add', product: lastOne, quantity: 2 },
    { type: 'cart.add', product: soldOut, quantity: 1 },
    { type: 'cart.remove', product: zinc },
    setZinc,
    { type: 'cart.setQuantity', product: zinc, quantity: 0 },
    { type: 'cart.setQuantity', product: lastOne, quantity: 2 },
    takeOutZinc,
    { type: 'cart.line.set', product: zinc, quantity: 2 },
    { type: 'cart.line.set', product: plenty, quantity: 1000 },
    german,
    { type: 'cart.set', cart: withZinc, at: 500 },
    { type: 'cart.reset' },
    { type: 'cart.revalidate', at: 2999 },
    { type: 'cart.revalidate', at: 3000 },
    { type: 'page.opened', at: 4000 },
    { type: 'cart.outdated' },
  ],
  answers: [
    done('fetchCart', answer(empty)),
    done('fetchCart', noAnswer),
    failed('fetchCart'),
    done('sendWish', answer(withZinc)),
    done('sendWish', refusedWith(409)),
    done('sendWish', refusedWith(404, '')),
    done('sendWish', refusedWith(503)),
    done('sendWish', tooBusy),
    done('sendWish', noAnswer),
    failed('sendWish'),
  ],
  // What goes wrong is tried where nothing else is under way.
  fits: (snapshot, { type, output }) =>
    (snapshot.context.language === null && !snapshot.matches({ signedIn: { here: { pressing: 'settling' } } })) ||
    type === PASS.type ||
    output?.result?.ok === true,
  // Where the button says what came of it, only what concerns that is tried; most wishes are tried where nothing else is under way.
  until: (snapshot, event) => {
    const {
      context: { wishes, pausing, givenUp, language, tab, cart },
    } = snapshot
    const at = (syncing: 'sending' | 'waiting' | 'fresh' | 'fetching' | 'failed') =>
      snapshot.matches({ signedIn: { here: { syncing } } })
    const isTelling = snapshot.matches({ signedIn: { here: { telling: 'telling' } } })
    const isPlain = at('fresh') && !isTelling && cart?.items.length === 0
    const isOne = wishes.length === 1 && wishes[0]?.product === zinc && wishes[0].change.kind === 'add'
    if (language !== null) return event !== german
    if (snapshot.matches({ signedIn: { here: { pressing: 'settling' } } })) return event.type !== 'cart.line.set'
    if (givenUp.length > 0) return event !== setZinc || !at('fresh')
    if (isTelling && event !== addZinc) return true
    // One line pauses while another one is told.
    if (pausing.length > 0)
      return !['cart.outdated', 'cart.revalidate', 'queue.adopted'].includes(event.type) || wishes.length > 1 || !isOne
    switch (event.type) {
      case 'session.signedIn':
        return wishes.length > 0 || (event.userId === 8 && !isPlain && !snapshot.matches('away'))
      case 'session.signedOut':
      case 'cart.revalidate':
      case 'cart.outdated':
        return wishes.length > 1
      case 'queue.opened':
        return tab !== ''
      case 'queue.adopted':
        return snapshot.matches({ signedIn: 'here' })
          ? !(isPlain || (at('sending') && isOne))
          : wishes.length > 1 || tab === ''
      case 'cart.add':
        if (event === addZinc) return (wishes.length > 0 && !isOne) || (isTelling && !at('fetching'))
        return !isPlain
      case 'cart.setQuantity':
        return !(event === setZinc && at('sending') && isOne) && !isPlain
      case 'cart.line.set':
        return !at('fresh') || (event !== takeOutZinc && !isPlain)
      case 'language.shown':
        return !isPlain && !(at('sending') && isOne) && !at('fetching')
      case 'cart.remove':
        return !at('fresh')
      case 'page.opened':
      case 'cart.set':
      case 'cart.reset':
        return !at('fresh')
      case 'outcome.known':
      case 'pause.over':
      default:
        return false
    }
  },
  journeys: [
    [
      signedIn,
      opened,
      adopted,
      done('fetchCart', answer(empty)),
      addZinc,
      addZinc,
      addZinc,
      done('sendWish', noAnswer),
      { type: 'cart.remove', product: zinc },
      PASS,
      done('sendWish', answer(withZinc)),
      done('sendWish', answer(withZinc)),
    ],
    [
      signedIn,
      opened,
      adopted,
      done('fetchCart', answer(empty)),
      addZinc,
      done('sendWish', answer(withZinc)),
      { type: 'cart.add', product: lastOne, quantity: 2 },
      done('sendWish', answer(withZinc)),
      PASS,
    ],
    [
      signedIn,
      opened,
      adopted,
      done('fetchCart', answer(empty)),
      addZinc,
      ...Array.from({ length: 6 }, () => [done('sendWish', refusedWith(503)), PASS]).flat(),
      done('fetchCart', answer(empty)),
    ],
    // A line is taken out and brought back, and the server has it last.
    [
      signedIn,
      opened,
      adopted,
      done('fetchCart', answer(withBoth)),
      takeOutZinc,
      { type: 'cart.setQuantity', product: zinc, quantity: 1 },
      done('sendWish', answer(turned)),
      done('sendWish', answer(turned)),
    ],
    [
      signedIn,
      opened,
      adopted,
      done('fetchCart', answer(empty)),
      addZinc,
      done('sendWish', refusedWith(503)),
      PASS,
      done('sendWish', noAnswer),
      PASS,
      done('sendWish', refusedWith(503)),
    ],
    [
      signedIn,
      opened,
      adopted,
      done('fetchCart', answer(empty)),
      addZinc,
      done('sendWish', refusedWith(503)),
      PASS,
      failed('sendWish'),
      PASS,
      done('sendWish', refusedWith(503)),
    ],
  ],
  project: ({ context: { userId, language, tab, cart, wishes, pausing, givenUp, outcomes, fetchedAt } }) => ({
    userId,
    language,
    isNamed: tab !== '',
    zinc: cart && cart.items.length,
    isOld: fetchedAt === 0,
    wishes: wishes.map(({ change: { kind }, product: { product_variant_id: id } }) => [kind, id]),
    pausing: pausing.length,
    givenUp: givenUp.length,
    last: outcomes.at(-1)?.outcome,
  }),
  rules: {
    ...fetchRules,
    'is empty while nobody is signed in (section 4)': {
      when: ({ after }) => after.matches('away'),
      must: ({ after }) => assert.deepEqual([shownCart(after.context).items, after.context.userId], [[], null]),
    },
    'opens the queue of whoever signs in, once': {
      when: (step) => entered(step, 'signedIn'),
      must: (step) => assert.deepEqual(started(step, 'keepQueue'), [{ userId: step.event['userId'] }]),
    },
    'asks and tells nothing before it knows what this person wished earlier': {
      when: ({ after }) => after.matches({ signedIn: 'opening' }) || after.matches({ signedIn: 'naming' }),
      must: (step) => assert.deepEqual([started(step, 'fetchCart'), started(step, 'sendWish')], [[], []]),
    },
    'is fetched on login (section 4)': {
      when: ({ event, before, after }) =>
        event.type === 'queue.adopted' &&
        before?.matches({ signedIn: 'opening' }) === true &&
        after.context.wishes.length === 0,
      must: (step) => assert.equal(started(step, 'fetchCart').length, 1),
    },
    'tells what was wished in another tab before what was wished in this one, behind what is on its way': {
      when: (step) =>
        isSignedIn(step) &&
        !isSync(step, 'pausing') &&
        step.event.type === 'queue.adopted' &&
        step.after.context.tab !== '',
      must: ({ event, before, after }) => {
        const keys = (wishes: readonly Wish[]) => wishes.map(({ key }) => key)
        const sending = wishesOf(before ?? after).filter(({ tried }) => tried)
        const since = wishesOf(before ?? after).filter(({ tried }) => !tried)
        assert.deepEqual(keys(wishesOf(after)), keys([...sending, ...(event['queue'] as Queue).wishes, ...since]))
      },
    },
    'shows what was done at once (decision 16)': {
      when: (step) => isSignedIn(step) && (step.event === addZinc || step.event === setZinc),
      must: ({ event, before, after }) => {
        const was = quantityOf(shownCart(before?.context ?? after.context), 1)
        assert.equal(quantityOf(shownCart(after.context), 1), event === addZinc ? Math.min(was + 1, 3) : 2)
      },
    },
    'lowers by one, and takes the line away at one (section 4)': {
      when: (step) =>
        isSignedIn(step) &&
        step.event.type === 'cart.remove' &&
        quantityOf(shownCart(step.before?.context ?? step.after.context), 1) > 0,
      must: ({ before, after }) =>
        assert.equal(
          quantityOf(shownCart(after.context), 1),
          quantityOf(shownCart(before?.context ?? after.context), 1) - 1,
        ),
    },
    'keeps each change of the queue before anything else happens to it': {
      when: ({ before, after }) =>
        after.matches('signedIn') && wishesOf(after).length > 0 && wishesOf(after) !== wishesOf(before ?? after),
      must: (step) =>
        assert.deepEqual(
          sent(step, 'keepQueue').findLast((order): order is Queue => 'wishes' in (order as object))?.wishes,
          wishesOf(step.after),
        ),
    },
    'gives each wish a key of its own, of its tab': {
      when: ({ after }) => after.context.tab !== '' && wishesOf(after).length > 0,
      must: ({ after }) => {
        const keys = wishesOf(after).map(({ key }) => key)
        assert.equal(new Set(keys).size, keys.length)
        for (const key of keys) assert.match(key, /^(?:a|other)-\d+$/)
      },
    },
    'never changes a wish that may have reached the server, and sends it again under the same key': {
      when: (step) =>
        isHere(step) &&
        wishesOf(step.before ?? step.after).some(({ tried }) => tried) &&
        !step.event.type.endsWith('.actor.sendWish') &&
        step.after.matches('signedIn'),
      must: ({ before, after }) => {
        for (const wish of wishesOf(before ?? after).filter(({ tried }) => tried))
          assert.deepEqual(
            wishesOf(after).find(({ key }) => key === wish.key),
            wish,
          )
      },
    },
    'sends one wish after another, the first one first': {
      when: (step) => goesTo(step, 'sending') && !isSync(step, 'sending'),
      must: (step) =>
        assert.deepEqual(started(step, 'sendWish'), [
          { wish: wishesOf(step.after)[0], language: step.after.context.language },
        ]),
    },
    'sends several presses that wait as one': {
      when: (step) =>
        isHere(step) &&
        step.event === addZinc &&
        wishesOf(step.before ?? step.after).some(
          ({ tried, product: { product_variant_id: id } }) => !tried && id === 1,
        ),
      must: ({ before, after }) => assert.equal(wishesOf(after).length, wishesOf(before ?? after).length),
    },
    'fetches nothing while something is to be told, since its answer is the whole cart': {
      when: ({ after }) => wishesOf(after).length > 0,
      must: (step) => assert.deepEqual(started(step, 'fetchCart'), []),
    },
    'takes what the server answers for the cart, and tells the other tabs': {
      when: (step) => isAnswer('sendWish')(step) && isOk(step),
      must: (step) => {
        assert.deepEqual(step.after.context.cart, step.event['output'].result.value)
        assert.equal(wishesOf(step.after).length, wishesOf(step.before ?? step.after).length - 1)
        assert.equal(
          sent(step, 'keepQueue').some((order) => (order as { type: string }).type === 'tabs.tell'),
          true,
        )
      },
    },
    'says that a variant is in the cart only where it is': {
      when: (step) => isAnswer('sendWish')(step) && isOk(step),
      must: (step) => {
        const variantId = wishesOf(step.before ?? step.after)[0]?.product.product_variant_id
        assert.deepEqual(emitted(step), [{ type: variantId === 1 ? 'cart.added' : 'cart.notAdded', variantId }])
      },
    },
    'puts a line back that is refused, says why, and asks how the cart is (decision 16)': {
      when: (step) => isAnswer('sendWish')(step) && isFinal(step),
      must: (step) => {
        const [wish, ...others] = wishesOf(step.before ?? step.after)
        assert.deepEqual(
          wishesOf(step.after).map(({ key }) => key),
          others.map(({ key }) => key),
        )
        const [text, reason] =
          statusOf(step) === 404
            ? ['common:cartNotice.refusedUntold', '']
            : ['common:cartNotice.refused', 'Only 1 left']
        assert.deepEqual(emitted(step), [
          { type: 'notice.raised', tone: 'error', text, values: { name: 'Zinc', reason } },
          { type: 'cart.notAdded', variantId: wish?.product.product_variant_id },
        ])
        assert.equal(goesTo(step, nextOf(step)), true)
      },
    },
    'keeps a wish that could not be told, and tells it again after 5 s (section 9)': {
      when: (step) => goesTo(step, 'waiting') && !isSync(step, 'waiting'),
      must: (step) => {
        assert.deepEqual(
          wishesOf(step.after).map(({ key }) => key),
          wishesOf(step.before ?? step.after).map(({ key }) => key),
        )
        assert.deepEqual(waits(step), [5000])
      },
    },
    'forgets how often the shop has failed once it cannot be reached: it counts anew then': {
      when: (step) =>
        goesTo(step, 'waiting') &&
        !isSync(step, 'waiting') &&
        wishesOf(step.before ?? step.after)[0]?.trouble !== undefined,
      must: ({ after }) => assert.equal(wishesOf(after)[0]?.trouble, undefined),
    },
    'tells a change again that the shop failed at, five times more, after pauses that double': {
      when: (step) => isFailure(step) && !isGivenUp(step),
      must: (step) => {
        const [wish] = wishesOf(step.before ?? step.after)
        const { failures = 0 } = wish?.trouble ?? {}
        assert.ok(failures < 5)
        assert.deepEqual(waits(step), [1000 * 2 ** failures])
        assert.deepEqual(step.after.context.pausing, [...(step.before?.context.pausing ?? []), wish?.key])
        assert.deepEqual([wishesOf(step.after).length, emitted(step)], [wishesOf(step.before ?? step.after).length, []])
      },
    },
    'lets no line wait for another one at which the shop fails': {
      when: (step) => isFailure(step) && wishesOf(step.after).length > 1,
      must: (step) => {
        const paused = wishesOf(step.before ?? step.after)[0]?.product.product_variant_id
        const others = wishesOf(step.after).filter(({ product: { product_variant_id: id } }) => id !== paused)
        assert.equal(
          goesTo(step, others.every(({ key }) => step.after.context.pausing.includes(key)) ? 'pausing' : 'sending'),
          true,
        )
        for (const { wish } of started(step, 'sendWish') as { wish: Wish }[])
          assert.notEqual(wish.product.product_variant_id, paused)
      },
    },
    'never says that somebody is offline whom the shop answers': {
      when: isFailure,
      must: ({ after }) => assert.equal(after.hasTag('offline'), false),
    },
    'tells it again once the pause is over, not sooner because somebody looks': {
      when: (step) =>
        isSync(step, 'pausing') &&
        wishesOf(step.before ?? step.after).length === 1 &&
        (step.event.type === PASS.type || step.event.type === 'cart.revalidate'),
      must: (step) => {
        assert.equal(goesTo(step, 'sending'), step.after.context.pausing.length === 0)
        if (step.event.type !== PASS.type) assert.equal(step.after.context.pausing.length, 1)
      },
    },
    'undoes a line that the shop still fails at, or wants to be left alone with for longer than a minute: says so, with a way to try again, and asks how the cart is':
      {
        when: isGivenUp,
        must: (step) => {
          const [wish] = wishesOf(step.before ?? step.after)
          const variantId = wish?.product.product_variant_id ?? 0
          const wanted = {
            product: wish?.product,
            quantity: quantityOf(shownCart((step.before ?? step.after).context), variantId),
          }
          assert.equal(
            wishesOf(step.after).some(({ product: { product_variant_id: id } }) => id === variantId),
            false,
          )
          assert.deepEqual(step.after.context.givenUp.at(-1), wanted)
          assert.deepEqual(emitted(step), [
            {
              type: 'notice.raised',
              tone: 'error',
              text: 'common:cartNotice.givenUp',
              values: { name: 'Zinc' },
              undo: { to: 'cart', event: { type: 'cart.setQuantity', ...wanted }, label: 'common:retry' },
            },
            { type: 'cart.notAdded', variantId },
          ])
          assert.equal(goesTo(step, nextOf(step)), true)
        },
      },
    'says no more that a line was given up once it is wished for again': {
      when: (step) => (step.before?.context.givenUp.length ?? 0) > 0 && step.event === setZinc,
      must: ({ after }) =>
        assert.equal(
          after.context.givenUp.some(({ product: { product_variant_id: id } }) => id === 1),
          false,
        ),
    },
    'tells it at once when somebody looks or is online again': {
      when: (step) => isSync(step, 'waiting') && step.event.type === 'cart.revalidate',
      must: (step) => assert.equal(goesTo(step, 'sending'), true),
    },
    'is fetched anew when somebody looks, but not within 2 s (section 9)': {
      when: (step) =>
        isSync(step, 'fresh') && step.event.type === 'cart.revalidate' && step.before?.context.fetchedAt === 1000,
      must: (step) => assert.equal(goesTo(step, 'fetching'), step.event['at'] === 3000),
    },
    'is asked for again at once when somebody looks after it could not be had': {
      when: (step) =>
        isSync(step, 'failed') &&
        step.event.type === 'cart.revalidate' &&
        wishesOf(step.before ?? step.after).length === 0,
      must: (step) => {
        assert.equal(goesTo(step, 'fetching'), true)
        assert.equal(started(step, 'fetchCart').length, 1)
      },
    },
    'is fetched anew in another language that is shown, however new it is': {
      when: (step) =>
        step.event === german &&
        step.before?.context.language === null &&
        (isSync(step, 'fresh') || isSync(step, 'fetching')),
      must: (step) => assert.deepEqual(started(step, 'fetchCart'), [{ language: 'de' }]),
    },
    'is fetched anew in that language once all is told, where something is to be told': {
      when: (step) => step.event === german && isSync(step, 'sending'),
      must: ({ after }) => assert.deepEqual([after.context.fetchedAt, after.context.language], [0, 'de']),
    },
    'takes a line out by its own control, and says so with a way back': {
      when: (step) =>
        step.event === takeOutZinc &&
        !isSettling(step) &&
        quantityOf(shownCart((step.before ?? step.after).context), 1) > 0,
      must: (step) => {
        const quantity = quantityOf(shownCart((step.before ?? step.after).context), 1)
        assert.equal(quantityOf(shownCart(step.after.context), 1), 0)
        assert.deepEqual(emitted(step), [
          {
            type: 'notice.raised',
            tone: 'product',
            text: 'common:cartEntry.removed',
            values: { name: 'Zinc' },
            undo: { to: 'cart', event: { type: 'cart.setQuantity', product: zinc, quantity } },
          },
        ])
        assert.equal(waits(step).includes(500), true)
      },
    },
    'takes nothing for a press that may be the second of a double press, since another line stands there now': {
      when: (step) => isSettling(step) && step.event.type === 'cart.line.set',
      must: (step) => {
        assert.equal(wishesOf(step.after), wishesOf(step.before ?? step.after))
        assert.deepEqual(emitted(step), [])
      },
    },
    'sets a quantity by the own control of a line': {
      when: (step) =>
        step.event.type === 'cart.line.set' &&
        step.event['product'] === zinc &&
        step.event['quantity'] === 2 &&
        !isSettling(step),
      must: ({ after }) => assert.equal(quantityOf(shownCart(after.context), 1), 2),
    },
    'brings a line back to its place, wherever the server has it': {
      when: ({ after }) =>
        after.matches('signedIn') && shownCart(after.context).items.length === 2 && after.context.order.length > 0,
      must: ({ after }) =>
        assert.deepEqual(
          shownCart(after.context).items.map(({ product_variant_id: id }) => id),
          [1, 2],
        ),
    },
    'has no more of anything in one line than 999, and says so': {
      when: (step) => isHere(step) && !isSettling(step) && step.event['product'] === plenty,
      must: (step) => {
        assert.equal(quantityOf(shownCart(step.after.context), 4), 999)
        assert.deepEqual(emitted(step), [
          {
            type: 'notice.raised',
            tone: 'product',
            text: 'common:form.quantity-invalid',
            values: { name: 'Zinc', count: 2000 },
          },
        ])
      },
    },
    'is fetched anew when its page is opened (section 7, on mount)': {
      when: (step) => isSync(step, 'fresh') && step.event.type === 'page.opened',
      must: (step) => assert.equal(goesTo(step, 'fetching'), true),
    },
    'is fetched anew when another tab has changed it, at once or once all is told': {
      when: (step) => isHere(step) && step.event.type === 'cart.outdated',
      must: (step) => assert.equal(goesTo(step, 'fetching') || step.after.context.fetchedAt === 0, true),
    },
    'asks again 5 s after it could not be had (section 9), and keeps what was there in sight': {
      when: (step) => goesTo(step, 'failed') && !isSync(step, 'failed'),
      must: (step) => {
        assert.deepEqual(waits(step), [5000])
        assert.deepEqual(step.after.context.cart, step.before?.context.cart)
        assert.equal(step.after.context.problem?.kind, 'unreachable')
      },
    },
    'puts in no more than there is, and says how many are left (decision 16)': {
      when: (step) => isSignedIn(step) && step.event['product'] === lastOne && step.event['quantity'] === 2,
      must: (step) => {
        assert.equal(quantityOf(shownCart(step.after.context), 2), 1)
        assert.deepEqual(emitted(step), [
          {
            type: 'notice.raised',
            tone: 'product',
            text: 'common:cartNotice.onlyLeft',
            values: { name: 'Zinc', count: 1 },
          },
        ])
      },
    },
    'takes no wish for what is sold out, and says so': {
      when: (step) => isSignedIn(step) && step.event['product'] === soldOut,
      must: (step) => {
        assert.equal(wishesOf(step.after), wishesOf(step.before ?? step.after))
        assert.deepEqual(emitted(step), [
          {
            type: 'notice.raised',
            tone: 'product',
            text: 'common:cartNotice.noneLeft',
            values: { name: 'Zinc', count: 0 },
          },
          { type: 'cart.notAdded', variantId: 3 },
        ])
      },
    },
    'says for 2 s what came of it, and of what: the button tells of an adding alone': {
      when: (step) => isAnswer('sendWish')(step) && (isOk(step) || isFinal(step) || isGivenUp(step)),
      must: (step) => {
        const [wish] = wishesOf(step.before ?? step.after)
        assert.deepEqual(step.after.context.outcomes.at(-1), {
          variantId: wish?.product.product_variant_id,
          kind: wish?.change.kind,
          outcome: isOk(step) ? 'done' : 'refused',
        })
        assert.equal(waits(step).includes(2000), true)
      },
    },
    'goes on saying of another variant meanwhile what came of adding it, and of the same one only the newest': {
      when: (step) =>
        isAnswer('sendWish')(step) && (isOk(step) || isFinal(step)) && (step.before?.context.outcomes.length ?? 0) > 0,
      must: (step) => {
        const variantId = wishesOf(step.before ?? step.after)[0]?.product.product_variant_id
        const others = (step.before?.context.outcomes ?? []).filter(
          (told) => told.variantId !== variantId && told.kind === 'add',
        )
        assert.deepEqual(step.after.context.outcomes.slice(0, -1), others)
      },
    },
    'says nothing any more after that': {
      when: ({ event, before, after }) =>
        event.type === PASS.type &&
        (before?.context.outcomes.length ?? 0) > 0 &&
        after.matches({ signedIn: { here: { telling: 'quiet' } } }),
      must: ({ after }) => assert.deepEqual(after.context.outcomes, []),
    },
  },
})
