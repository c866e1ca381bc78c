import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Actor } from 'xstate'

import { browserStorage } from '#actors/storage.ts'
import { provideCart } from '#areas/cart/late/provide/cart.ts'
import { CURRENCIES, FETCH_RETRY_MS } from '#contract/constants.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import { shownCart } from '#machines/cart/cart.machine.ts'
import { quantityOf } from '#machines/cart/cart.ts'
import type { CartProduct } from '#machines/cart/cart.ts'
import { tries } from '#tests/support/tries.ts'

import { CartShop } from './support/cart-shop.ts'
import type { Fate } from './support/cart-shop.ts'
import { Tabs } from '#tests/actors/support/tabs.ts'

const product = (id: number, price: number, stock = 40): CartProduct => ({
  product_id: id,
  product_variant_id: id,
  price,
  name: `Product ${id}`,
  slug: `product-${id}`,
  brand: { id: 1, name: 'Avella', slug: 'avella' },
  asset: null,
  unit_of_measure: null,
  net_contents: '60 capsules',
  stock,
})
const zinc = product(1, 9.95)
const iron = product(2, 12.49, 3)

/** A tab in which the shop runs, as far as the cart is concerned. */
interface CartTab {
  readonly actor: Actor<ReturnType<typeof provideCart>>
  readonly clock: SimulatedClock
  readonly notices: string[]
}

let tabs: Tabs
let shop: CartShop
let open: CartTab[]

beforeEach(() => {
  tabs = new Tabs()
  shop = new CartShop([zinc, iron], 10)
  open = []
})

afterEach(() => open.forEach(({ actor }) => actor.stop()))

function openTab(userId = 7): CartTab {
  const { page } = tabs.open()
  const clock = new SimulatedClock()
  const actor = createActor(provideCart({ page, client: shop.client, storage: browserStorage(page) }), { clock })
  const notices: string[] = []
  actor.on('notice.raised', ({ values }) => notices.push(String(values['reason'] ?? values['count'])))
  actor.start()
  actor.send({ type: 'session.signedIn', userId, userTypeId: 4 })
  const tab = { actor, clock, notices }
  open.push(tab)
  return tab
}

const shown = ({ actor }: CartTab): Cart => shownCart(actor.getSnapshot().context)
const byVariant = ({ items, ...sums }: Cart) => ({
  ...sums,
  items: items.toSorted((one, other) => one.product_variant_id - other.product_variant_id),
})
const add = ({ actor }: CartTab, quantity = 1, one = zinc) => actor.send({ type: 'cart.add', product: one, quantity })
/** One less, as the line's own control sends it. */
const takeOne = (tab: CartTab, one = zinc) => {
  const quantity = quantityOf(shown(tab), one.product_variant_id) - 1
  if (quantity >= 0) tab.actor.send({ type: 'cart.line.set', product: one, quantity })
}
const isAt = (tab: CartTab, syncing: 'fresh' | 'waiting' | 'pausing' | 'sending') =>
  tab.actor.getSnapshot().matches({ signedIn: { here: { syncing } } })
const settles = (tab: CartTab) => vi.waitFor(() => expect(isAt(tab, 'fresh')).toBe(true))
/** Until the server was unreachable or failed: the change is then retried after a while. */
const waits = (tab: CartTab) => vi.waitFor(() => expect(isAt(tab, 'waiting') || isAt(tab, 'pausing')).toBe(true))
const zincs = (cart: Cart) => quantityOf(cart, 1)
const queues = () => [...tabs.stored.keys()].filter((name) => name.startsWith('verbena:cart-queue:'))

describe('presses', () => {
  test('are counted exactly, and those that wait are sent as one (kept-list.sent-one-after-another)', async () => {
    const tab = openTab()
    await settles(tab)
    for (const _ of [1, 2, 3]) add(tab)
    expect(zincs(shown(tab))).toBe(3)
    await settles(tab)
    expect(zincs(shop.cart)).toBe(3)
    expect(shop.writes.map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(shown(tab)).toEqual(shop.cart)
    expect(queues()).toEqual([])
  })

  test('in two tabs at once are all counted, and each tab comes to know those of the other', async () => {
    const [one, other] = [openTab(), openTab()]
    await Promise.all([settles(one), settles(other)])
    add(one, 2)
    add(other, 3)
    await vi.waitFor(() => expect([zincs(shown(one)), zincs(shown(other)), zincs(shop.cart)]).toEqual([5, 5, 5]))
  })
})

describe.each<Fate>(['broken', 'unreachable', 'lost'])('a server whose answer is %s', (fate) => {
  const changes = {
    add: (tab: CartTab) => add(tab),
    set: ({ actor }: CartTab) => actor.send({ type: 'cart.setQuantity', product: zinc, quantity: 5 }),
    remove: (tab: CartTab) => takeOne(tab),
  }
  test.each([
    ['add', 3],
    ['set', 5],
    ['remove', 1],
  ] as const)('has an %s once in the end, which stands at once', async (change, quantity) => {
    const tab = openTab()
    add(tab, 2)
    await settles(tab)
    shop.fates = [fate, fate]
    changes[change](tab)
    expect(zincs(shown(tab))).toBe(quantity)
    await waits(tab)
    expect(zincs(shown(tab))).toBe(quantity)
    tab.clock.increment(FETCH_RETRY_MS)
    await vi.waitFor(() => expect(shop.fates).toEqual([]))
    await waits(tab)
    tab.clock.increment(FETCH_RETRY_MS)
    await settles(tab)
    expect(zincs(shop.cart)).toBe(quantity)
    expect(shown(tab)).toEqual(shop.cart)
  })
})

describe('a line at which the server fails', () => {
  /** Until the server has failed so often. */
  const fails = (times: number) => vi.waitFor(() => expect(shop.failures).toBe(times))

  test('is told five times more, with growing pauses, then undone with a reason and a way to try again; others never wait for it (retry.failed-writes-five-more-times, retry.lines-never-wait-for-each-other)', async () => {
    const tab = openTab()
    await settles(tab)
    const undos: unknown[] = []
    tab.actor.on('notice.raised', ({ text, undo }) => undos.push([text, undo?.label]))
    shop.failure = { variantId: 1 }
    add(tab, 2)
    add(tab, 2, iron)
    await vi.waitFor(() => expect(quantityOf(shop.cart, 2)).toBe(2))
    expect(tab.actor.getSnapshot().hasTag('offline')).toBe(false)
    for (const [index, pause] of [1000, 2000, 4000, 8000, 16_000].entries()) {
      await fails(index + 1)
      await waits(tab)
      tab.clock.increment(pause - 1)
      expect(isAt(tab, 'pausing')).toBe(true)
      expect(zincs(shown(tab))).toBe(2)
      tab.clock.increment(1)
    }
    await settles(tab)
    expect(shop.failures).toBe(6)
    expect(shown(tab)).toEqual(shop.cart)
    expect(undos).toEqual([['common:cartNotice.givenUp', 'common:retry']])
    expect(tab.actor.getSnapshot().context.givenUp).toMatchObject([{ quantity: 2 }])
    expect(queues()).toEqual([])

    shop.failure = undefined
    tab.actor.send({ type: 'cart.setQuantity', product: zinc, quantity: 2 })
    await settles(tab)
    expect(zincs(shop.cart)).toBe(2)
    expect(tab.actor.getSnapshot().context.givenUp).toEqual([])
  })

  test('is left alone for as long as the server asks (retry.failed-writes-five-more-times)', async () => {
    const tab = openTab()
    await settles(tab)
    shop.failure = { variantId: 1, retryAfter: 20_000 }
    add(tab)
    await fails(1)
    await waits(tab)
    tab.clock.increment(19_999)
    tab.actor.send({ type: 'cart.revalidate', at: Date.now() })
    expect(isAt(tab, 'pausing')).toBe(true)
    shop.failure = undefined
    tab.clock.increment(1)
    await settles(tab)
    expect(zincs(shop.cart)).toBe(1)
  })

  test('is given up at once where the server asks for more than a minute', async () => {
    const tab = openTab()
    await settles(tab)
    shop.failure = { variantId: 1, retryAfter: 61_000 }
    add(tab)
    await settles(tab)
    expect([shop.failures, zincs(shown(tab))]).toEqual([1, 0])
  })

  test('takes what was done to it meanwhile along when it is given up', async () => {
    const tab = openTab()
    await settles(tab)
    shop.failure = { variantId: 1 }
    add(tab)
    await fails(1)
    await waits(tab)
    add(tab, 3)
    expect(isAt(tab, 'pausing')).toBe(true)
    for (const pause of [1000, 2000, 4000, 8000, 16_000]) {
      tab.clock.increment(pause)
      await vi.waitFor(() => expect(isAt(tab, 'sending')).toBe(false))
    }
    await settles(tab)
    expect(zincs(shown(tab))).toBe(0)
    expect(tab.actor.getSnapshot().context.givenUp).toMatchObject([{ quantity: 4 }])
  })
})

test('what was done offline is told at once when the page is online again, in one call for each variant (retry.offline-writes-wait)', async () => {
  const tab = openTab()
  await settles(tab)
  shop.fates = ['unreachable']
  add(tab)
  await waits(tab)
  for (const _ of [1, 2, 3]) add(tab)
  add(tab, 2, iron)
  tab.actor.send({ type: 'cart.revalidate', at: Date.now() })
  await settles(tab)
  expect([zincs(shop.cart), quantityOf(shop.cart, 2)]).toEqual([4, 2])
  expect(shop.writes.map(({ quantity }) => quantity)).toEqual([1, 3, 2])
})

test('a refused change goes back, with the reason (kept-list.refused-change-goes-back)', async () => {
  const [one, other] = [openTab(), openTab()]
  await Promise.all([settles(one), settles(other)])
  shop.fates = ['held']
  add(one, 2, iron)
  // Not known yet in the other tab, where there seem to be three.
  add(other, 2, iron)
  await vi.waitFor(() => expect(other.notices).toEqual(['No: 409']))
  shop.letGo()
  await vi.waitFor(() => expect([quantityOf(shown(one), 2), quantityOf(shown(other), 2)]).toEqual([2, 2]))
})

describe('a reload', () => {
  test('while a write is on its way loses nothing, and counts nothing twice (kept-list.queue-survives-a-reload)', async () => {
    const before = openTab()
    await settles(before)
    shop.fates = ['held']
    add(before)
    await vi.waitFor(() => expect(shop.writes).toHaveLength(1))
    add(before, 2)
    before.actor.stop()
    const after = openTab()
    await settles(after)
    expect(zincs(shop.cart)).toBe(3)
    expect(shown(after)).toEqual(shop.cart)
    expect(queues()).toEqual([])
  })

  test('while the server cannot be told shows the cart as it was left', async () => {
    const before = openTab()
    add(before, 2, iron)
    await settles(before)
    shop.fates = ['broken', 'broken']
    add(before)
    await waits(before)
    before.actor.stop()
    const after = openTab()
    await waits(after)
    expect([zincs(shown(after)), quantityOf(shown(after), 2)]).toEqual([1, 2])
  })
})

describe('the queue of a tab', () => {
  test('is left to it as long as it lives, and taken over once it is gone', async () => {
    const one = openTab()
    await settles(one)
    shop.fates = ['unreachable']
    add(one)
    await waits(one)
    const other = openTab()
    await settles(other)
    expect(zincs(shown(other))).toBe(0)
    one.actor.stop()
    await vi.waitFor(() => expect(zincs(shop.cart)).toBe(1))
    await settles(other)
    expect(shown(other)).toEqual(shop.cart)
  })

  test('is taken over too where it came to be after the other tab was opened', async () => {
    const other = openTab()
    const one = openTab()
    await Promise.all([settles(one), settles(other)])
    shop.fates = ['unreachable']
    add(one)
    await waits(one)
    one.actor.stop()
    await vi.waitFor(() => expect(zincs(shop.cart)).toBe(1))
  })

  test('waits through a logout for the next sign-in of its person, and for nobody else (kept-list.waits-for-next-sign-in)', async () => {
    const tab = openTab()
    await settles(tab)
    shop.fates = ['unreachable']
    add(tab)
    await waits(tab)
    tab.actor.send({ type: 'session.signedOut' })
    expect(shown(tab).items).toEqual([])
    tab.actor.send({ type: 'session.signedIn', userId: 8, userTypeId: 4 })
    await settles(tab)
    expect(zincs(shop.cart)).toBe(0)
    tab.actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 4 })
    await vi.waitFor(() => expect(zincs(shop.cart)).toBe(1))
  })

  test('that cannot be read is none', async () => {
    tabs.stored.set('verbena:cart-queue:7:other', '{"queue":[{"key":1}]}')
    const tab = openTab()
    await settles(tab)
    expect(shown(tab).items).toEqual([])
    expect(queues()).toEqual([])
  })
})

type Done =
  | { readonly do: 'add' | 'set'; readonly tab: 0 | 1; readonly id: number; readonly quantity: number }
  | { readonly do: 'remove'; readonly tab: 0 | 1; readonly id: number }
  | { readonly do: 'reload' | 'look' | 'pass' | 'rest'; readonly tab: 0 | 1 }

const tabIndex = fc.constantFrom<(0 | 1)[]>(0, 1)
const id = fc.integer({ min: 1, max: 3 })
const done: fc.Arbitrary<Done> = fc.oneof(
  fc.record({
    do: fc.constantFrom('add' as const, 'set' as const),
    tab: tabIndex,
    id,
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ do: fc.constant('set' as const), tab: tabIndex, id, quantity: fc.constant(0) }),
  fc.record({ do: fc.constant('remove' as const), tab: tabIndex, id }),
  fc.record({
    do: fc.constantFrom('reload' as const, 'look' as const, 'pass' as const, 'rest' as const),
    tab: tabIndex,
  }),
)

/** Lets everything happen that is under way. */
const rest = () => new Promise<void>((resolve) => setImmediate(resolve))

test.each(['eu', 'uk'] as const)(
  'whatever is done in two tabs, with whatever faults: screen and server agree to the cent in the end (%s)',
  async (region) => {
    const { currency, locale } = CURRENCIES[region]
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    const sums = ({ total_items, total_price, total_discount, total_price_after_discount }: Cart) => [
      total_items,
      ...[total_price, total_discount, total_price_after_discount].map((amount) => format.format(amount)),
    ]
    const price = fc.integer({ min: 1, max: 19_999 }).map((cents) => cents / 100)
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(price, price, price),
        fc.constantFrom(0, 5, 10, 15, 20),
        fc.array(done, { maxLength: 25 }),
        fc.array(fc.constantFrom<Fate[]>('answered', 'lost', 'unreachable', 'broken'), { maxLength: 12 }),
        async (prices, rate, steps, fates) => {
          const products = prices.map((one, index) => product(index + 1, one, [4, 9, 40][index]))
          tabs = new Tabs()
          shop = new CartShop(products, rate)
          shop.fates = fates
          const pair = [openTab(), openTab()]
          for (const step of steps) {
            const tab = pair[step.tab] as CartTab
            const one = 'id' in step ? (products[step.id - 1] as CartProduct) : zinc
            if (step.do === 'add') add(tab, step.quantity, one)
            else if (step.do === 'set')
              tab.actor.send({ type: 'cart.setQuantity', product: one, quantity: step.quantity })
            else if (step.do === 'remove') takeOne(tab, one)
            else if (step.do === 'look') tab.actor.send({ type: 'cart.revalidate', at: Number.MAX_SAFE_INTEGER })
            else if (step.do === 'pass') tab.clock.increment(FETCH_RETRY_MS)
            else if (step.do === 'rest') await rest()
            else {
              tab.actor.stop()
              pair[step.tab] = openTab()
            }
          }
          const isDone = () => pair.every((tab) => isAt(tab, 'fresh')) && queues().length === 0
          for (let turn = 0; turn < 200 && !isDone(); turn += 1) {
            for (const { clock } of pair) clock.increment(FETCH_RETRY_MS)
            await rest()
          }
          expect(isDone()).toBe(true)
          for (const tab of pair) tab.actor.send({ type: 'list.outdated' })
          await rest()
          for (const tab of pair) {
            expect(sums(shown(tab))).toEqual(sums(shop.cart))
            // A line that was taken out and is there again stands at its place in a tab that knew it.
            expect(byVariant(shown(tab))).toEqual(byVariant(shop.cart))
          }
          expect(new Set(shop.writes.map(({ key }) => key)).size).toBe(shop.writes.length)
          open.splice(0).forEach(({ actor }) => actor.stop())
        },
      ),
      tries(120),
    )
  },
  60_000,
)
