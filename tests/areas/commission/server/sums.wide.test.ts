import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { DISCOUNT_CHOICES } from '#contract/constants.ts'
import { tries } from '#tests/support/tries.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { BASE_RATE, type EarningShop, earningShop } from './support/earning.ts'

const CURRENCIES = ['EUR', 'GBP'] as const
type Currency = (typeof CURRENCIES)[number]

// Mostly the same, so that one is paid more than once.
const practitioner = fc.constantFrom(0, 0, 0, 1)
const currency = fc.constantFrom<Currency>('EUR', 'EUR', 'EUR', 'GBP')
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      practitioner,
      currency,
      rate: fc.constantFrom(...DISCOUNT_CHOICES, 25),
      isPaid: fc.constantFrom(true, true, false),
      totals: fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      order: fc.nat({ max: 8 }),
      to: fc.constantFrom('paid' as const, 'paid' as const, 'cancelled' as const, 'sent' as const),
    }),
  },
  // An admin adds to a ledger, or takes from it.
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      practitioner,
      cents: fc.integer({ min: -500_000, max: 500_000 }).filter((cents) => cents !== 0),
    }),
  },
  // All that was paid goes back at the provider.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const), order: fc.nat({ max: 8 }) }) },
  {
    weight: 4,
    // `off`: cents by which the admin's total is wrong.
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      whom: fc.nat({ max: 7 }),
      off: fc.constantFrom(0, 0, 0, 1, -1),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** An order as a plain recount knows it. */
interface Counted {
  readonly id: number
  readonly practitioner: number
  readonly currency: Currency
  /** Cents that its lines earn. */
  readonly earned: readonly number[]
  isPaid: boolean
  isSent: boolean
  isCancelled: boolean
  isBack: boolean
  /** Cents of its accruals and reversals that were paid out. */
  paidOut: number
}

/** A correction as a plain recount knows it. */
interface Corrected extends Pot {
  readonly cents: number
  paidOut: boolean
}

const earnedBy = (total: number, rate: number): number =>
  Number((BigInt(total) * BigInt(Math.max(0, BASE_RATE - rate)) * 2n + 100n) / 200n)

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0)

const worth = (order: Counted): number => (order.isCancelled || order.isBack ? 0 : sum(order.earned))
const due = (order: Counted): number => (order.isPaid ? worth(order) - order.paidOut : 0)
const inCents = (amount: number): number => Math.round(amount * 100)

/** A practitioner's commission in one currency, as one payout pays it. */
interface Pot {
  readonly practitioner: number
  readonly currency: Currency
}

const POTS: readonly Pot[] = [0, 1].flatMap((place) =>
  CURRENCIES.map((money) => ({ practitioner: place, currency: money })),
)

const isIn = (order: Pot, pot: Pot): boolean =>
  order.practitioner === pot.practitioner && order.currency === pot.currency

/** Cents that a payout of this pot pays. */
const dueIn = (pot: Pot, { orders, corrections }: Ledger): number =>
  sum(orders.filter((order) => isIn(order, pot)).map(due)) +
  sum(corrections.filter((one) => isIn(one, pot) && !one.paidOut).map(({ cents }) => cents))

interface Ledger {
  readonly orders: readonly Counted[]
  readonly corrections: readonly Corrected[]
}

/** One of those with something to pay, where there are any. */
function potOf(ledger: Ledger, place: number): Pot {
  const filled = POTS.filter((pot) => dueIn(pot, ledger) > 0)
  const some = filled.length > 0 ? filled : POTS
  return some[place % some.length] ?? { practitioner: 0, currency: 'EUR' }
}

async function run(shop: EarningShop, steps: readonly Step[]) {
  const people = [await shop.practitioner(), await shop.practitioner()] as const
  const of = (place: number) => people[place === 0 ? 0 : 1]
  const orders: Counted[] = []
  const corrections: Corrected[] = []
  const paid: {
    readonly id: number
    readonly practitioner: number
    readonly currency: Currency
    readonly cents: number
  }[] = []

  for (const each of steps) {
    switch (each.do) {
      case 'order': {
        const { rate, totals, isPaid, ...rest } = each
        const id = await shop.sell({ ...rest, client: shop.mara, practitioner: of(rest.practitioner), rate, totals })
        const earned = totals.map((total) => earnedBy(total, rate))
        if (isPaid) await shop.move(id, 'paid')
        orders.push({ ...rest, id, earned, isPaid, isSent: false, isCancelled: false, isBack: false, paidOut: 0 })
        break
      }
      case 'move': {
        const order = orders[each.order % Math.max(1, orders.length)]
        if (order === undefined) break
        const isRefused = each.to === 'cancelled' ? order.isSent && !order.isCancelled : order.isCancelled
        expect((await shop.move(order.id, each.to)).status).toBe(isRefused ? 409 : 200)
        if (isRefused) break
        if (each.to === 'paid') order.isPaid = true
        else if (each.to === 'sent') order.isSent = true
        else order.isCancelled = true
        break
      }
      case 'back': {
        const order = orders[each.order % Math.max(1, orders.length)]
        if (!order?.isPaid || order.isCancelled || order.isBack) break
        await shop.giveBack(order.id)
        order.isBack = true
        order.isCancelled = !order.isSent
        break
      }
      case 'correct': {
        const { practitioner: whose, cents } = each
        const { status } = await shop.ask(shop.admin, 'POST', '/admin/commission/corrections', {
          email: of(whose).email,
          amount: cents / 100,
          reason: 'Returned',
        })
        expect(status).toBe(200)
        corrections.push({ practitioner: whose, currency: 'EUR', cents, paidOut: false })
        break
      }
      case 'pay': {
        const pot = potOf({ orders, corrections }, each.whom)
        const mine = orders.filter((one) => isIn(one, pot))
        const cents = dueIn(pot, { orders, corrections })
        const seen = cents + each.off
        const { status, body } = await shop.pay(of(pot.practitioner), seen / 100, { currency: pot.currency })
        if (seen <= 0) expect(status).toBe(400)
        else if (each.off !== 0) expect(status).toBe(409)
        else {
          expect([status, inCents(body.total)]).toEqual([200, cents])
          paid.push({ ...pot, id: body.payout_id, cents })
          for (const order of mine) order.paidOut += due(order)
          for (const one of corrections) if (isIn(one, pot)) one.paidOut = true
        }
      }
    }
  }
  return { people, orders, corrections, paid }
}

describeOnEachEngine('the ledger of commission', (engine) => {
  it('sums to what its lines are worth after any orders, payments, cancels, refunds, corrections and payouts, and pays no entry twice (commission.ledger-of-entries, commission.corrections-have-a-reason, commission.payout-pays-an-entry-once)', async () => {
    const shop = await earningShop(engine)
    const reached = { paidAgain: 0, takenBack: 0, sentAndBack: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), async (steps) => {
        const { people, orders, corrections, paid } = await run(shop, steps)
        const ids = new Set(people.map(({ userId }) => userId))
        const entries = (await shop.entries()).filter(({ practitioner_id }) => ids.has(practitioner_id ?? 0))
        expect(entries.flatMap(({ kind, commission }) => (kind === 'correction' ? [Number(commission)] : []))).toEqual(
          corrections.map(({ cents }) => cents),
        )
        const sumOf = (some: typeof entries) => sum(some.map(({ commission }) => Number(commission)))

        reached.paidAgain +=
          paid.length - new Set(paid.map(({ practitioner: who, currency: money }) => `${who} ${money}`)).size
        reached.takenBack += orders.filter((order) => order.isCancelled && order.paidOut > 0).length
        reached.sentAndBack += orders.filter((order) => order.isSent && order.isBack).length
        for (const order of orders) {
          const own = entries.filter(({ order_id }) => order_id === order.id)
          expect(sumOf(own)).toBe(worth(order))
          expect(sumOf(own.filter(({ kind }) => kind === 'accrual'))).toBe(sum(order.earned))
          expect(own.every((entry) => entry.currency === order.currency)).toBe(true)
        }
        for (const { id, cents, ...whose } of paid) {
          const pays = entries.filter(({ payout_id }) => payout_id === id)
          expect(sumOf(pays)).toBe(cents)
          expect(pays.map((entry) => [entry.practitioner_id, entry.currency])).toEqual(
            pays.map(() => [people[whose.practitioner]?.userId, whose.currency]),
          )
        }
        for (const [place, who] of people.entries()) {
          const { sums } = await shop.report(who, { limit: 100 })
          for (const money of CURRENCIES) {
            const mine = orders.filter((one) => one.practitioner === place && one.currency === money)
            const told = sums.find((one) => one.currency === money) ?? { pending: 0, approved: 0, paid: 0 }
            expect([told.pending, told.approved, told.paid].map(inCents)).toEqual([
              sum(mine.filter((one) => !one.isPaid).map(worth)),
              dueIn({ practitioner: place, currency: money }, { orders, corrections }),
              sum(paid.filter((one) => one.practitioner === place && one.currency === money).map(({ cents }) => cents)),
            ])
          }
        }
      }),
      tries(12),
    )
    expect(reached.paidAgain).toBeGreaterThan(5)
    expect(reached.takenBack).toBeGreaterThan(0)
    expect(reached.sentAndBack).toBeGreaterThan(0)
  }, 120_000)
})
