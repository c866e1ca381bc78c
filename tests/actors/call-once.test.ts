import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'

import { callOnce } from '#actors/call-once.ts'
import type { CallOptions, Client } from '#actors/client.ts'
import { browserStorage } from '#actors/storage.ts'
import { createPayout } from '#areas/commission/contract/admin-commission.ts'
import type { CallDefinition } from '#contract/call.ts'
import { mailCart } from '#areas/cart/contract/cart.ts'
import { UNANSWERED_CALL_MS } from '#contract/constants.ts'
import { orderAgain, payOrder } from '#areas/orders/contract/orders.ts'
import { placeOrder } from '#areas/orders/contract/place-order.ts'
import type { CallResult } from '#contract/result.ts'
import { mailCartMachine } from '#machines/cart/mail-cart.machine.ts'
import { placeOrderMachine } from '#machines/orders/checkout/place-order.machine.ts'
import type { createOnceMachine } from '#machines/once/once.machine.ts'
import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import { payOrderMachine } from '#machines/orders/pay-order.machine.ts'
import { makePayoutMachine } from '#machines/commission/payout/make-payout.machine.ts'
import { nextTurn } from '#tests/support/next-turn.ts'

import { Tabs } from './support/tabs.ts'
import { tokenOf } from './support/token.ts'

const MINUTE = 60_000

type OnceMachine = ReturnType<typeof createOnceMachine<unknown, unknown>>
type OnceRef = ActorRefFrom<OnceMachine>
type State = Parameters<ReturnType<OnceRef['getSnapshot']>['matches']>[0]

const refused = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'No' } }) as const
const answers = {
  ok: { ok: true, value: { message: 'On its way' } },
  lost: { ok: false, problem: { kind: 'unreachable' } },
  turnedAway: refused(401),
  forbidden: refused(403),
  changed: refused(409),
  busy: refused(429),
  unsent: { ok: false, problem: { kind: 'unauthorized' } },
} satisfies Record<string, CallResult<unknown>>

/** Every chart that `createOnceMachine` makes, with its call. */
const CHARTS: Record<string, readonly [unknown, CallDefinition]> = {
  placeOrder: [placeOrderMachine, placeOrder],
  payOrder: [payOrderMachine, payOrder],
  orderAgain: [orderAgainMachine, orderAgain],
  mailCart: [mailCartMachine, mailCart],
  makePayout: [makePayoutMachine, createPayout],
}
type Chart = keyof typeof CHARTS

let browser: Tabs
let keys: (string | undefined)[]
let next: keyof typeof answers
let open: Tab[]

/** Stands in for the session, whose user comes and goes. */
const sessionOf = (userId: number) =>
  createMachine({
    context: { user: { user_id: userId } as { user_id: number } | null },
    on: {
      out: { actions: assign({ user: null }) },
      in: { actions: assign({ user: { user_id: userId } }) },
    },
  })

interface Options {
  readonly chart?: Chart
  readonly userId?: number
  /** The session storage of a tab, which outlives a reload. */
  readonly session?: Map<string, string>
  /** The answer to this call has not come yet. */
  readonly isSlow?: boolean
}

class Tab {
  readonly actor: OnceRef
  readonly page: ReturnType<Tabs['open']>['page']
  readonly told: string[] = []
  readonly session: Map<string, string>
  readonly #shop
  answerSlow: (answer: keyof typeof answers) => void = () => {}

  constructor({ chart = 'mailCart', userId = 7, session = new Map<string, string>(), isSlow = false }: Options = {}) {
    const [machine, call] = CHARTS[chart] ?? []
    if (!machine || !call) throw new Error('no such chart')
    this.session = session
    const { page } = browser.open(session)
    this.page = page
    Object.assign(page, { setTimeout: vi.fn(), clearTimeout: vi.fn() })
    const client: Client = {
      call: ((_call: unknown, _request: unknown, { key }: CallOptions) => {
        keys.push(key)
        if (isSlow)
          return new Promise((resolve) => {
            this.answerSlow = (answer) => resolve(answers[answer])
          })
        if (answers[next] === answers.turnedAway || answers[next] === answers.unsent) this.signOut()
        return Promise.resolve(answers[next])
      }) as Client['call'],
    }
    const ports = callOnce({
      client,
      page,
      storage: browserStorage(page),
      call,
      intent: v.unknown(),
      request: () => ({}) as never,
    })
    this.#shop = createActor(
      createMachine({
        invoke: [
          { src: sessionOf(userId), systemId: 'session' },
          { src: (machine as OnceMachine).provide(ports as never), id: 'once' },
        ],
      }),
    )
    this.#shop.start()
    this.actor = (this.#shop.getSnapshot().children as Record<string, unknown>)['once'] as OnceRef
    for (const type of ['call.answered', 'call.refused', 'call.settled'] as const)
      this.actor.on(type, () => void this.told.push(type))
    open.push(this)
  }

  get #session() {
    return this.actor.system.get('session') as ActorRefFrom<ReturnType<typeof sessionOf>>
  }
  signOut() {
    this.#session.send({ type: 'out' })
    this.actor.send({ type: 'session.signedOut' })
  }
  signIn(signIn: number) {
    browserStorage(this.page).setLocal('access_token', tokenOf(signIn))
    this.#session.send({ type: 'in' })
  }
  want(intent: unknown = null) {
    this.actor.send({ type: 'call.want', intent, language: 'de' })
  }
  comesTo(state: State) {
    return vi.waitFor(() => expect(this.actor.getSnapshot().value).toBe(state))
  }
  /** The tab is closed, or the root has stopped its chart. */
  close() {
    this.page.dispatchEvent(new Event('pagehide'))
    this.#shop.stop()
  }
}

const kept = () => [...browser.stored.keys()].filter((name) => name.startsWith('verbena:once:'))

beforeEach(() => {
  browser = new Tabs()
  browser.stored.set('access_token', tokenOf(1))
  keys = []
  next = 'lost'
  open = []
})
afterEach(() => {
  open.forEach((tab) => tab.close())
  vi.useRealTimers()
})

test('a call has its key in the browser before it is sent, and no more once it is answered (call.keeps-its-key-before-sending)', async () => {
  const tab = new Tab()
  tab.want()
  await tab.comesTo('unanswered')
  expect([...browser.stored.values()].join()).toContain(keys[0])
  next = 'ok'
  tab.actor.send({ type: 'call.retry' })
  await tab.comesTo('answered')
  expect(keys).toEqual([keys[0], keys[0]])
  expect(kept()).toEqual([])
  tab.want()
  await vi.waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[2]).not.toBe(keys[0])
})

test('after a reload the same user’s call is asked again under its key, and nobody else’s (call.unanswered-survives-a-reload)', async () => {
  const tab = new Tab()
  tab.want()
  await tab.comesTo('unanswered')
  tab.close()
  await new Tab({ userId: 8 }).comesTo('offered')
  expect(keys).toHaveLength(1)
  next = 'ok'
  await new Tab().comesTo('answered')
  expect(keys).toEqual([keys[0], keys[0]])
})

test('an unanswered call is asked again once the connection is back (call.unanswered-asks-under-the-same-key)', async () => {
  const tab = new Tab()
  tab.want()
  await tab.comesTo('unanswered')
  next = 'ok'
  tab.page.dispatchEvent(new Event('online'))
  await tab.comesTo('answered')
  expect(keys).toEqual([keys[0], keys[0]])
})

test('what another build has stored is not asked', async () => {
  browser.stored.set('verbena:once:mailCart:7', '{"key":"1","intent":null,"language":"de"}')
  await new Tab().comesTo('offered')
  expect(keys).toEqual([])
})

describe('a refusal ends the call (call.refusal-ends-it)', () => {
  const noes = ['turnedAway', 'unsent'] as const
  test.each(Object.keys(CHARTS).flatMap((chart) => noes.map((no) => [chart, no] as const)))(
    '%s is not sent again after the next sign-in where it was refused as %s, in any tab',
    async (chart, no) => {
      const tab = new Tab({ chart })
      next = no
      tab.want({ orderId: 12 })
      await vi.waitFor(() => expect(keys).toHaveLength(1))
      await vi.waitFor(() => expect(kept()).toEqual([]))
      next = 'ok'
      tab.signIn(2)
      await tab.comesTo('refused')
      expect(tab.actor.getSnapshot().context.problem).toEqual({ kind: 'unauthorized' })
      expect(tab.told).toEqual(['call.refused'])
      await new Tab({ chart }).comesTo('offered')
      expect(keys).toHaveLength(1)
      tab.want({ orderId: 12 })
      await tab.comesTo('answered')
      expect(keys).toHaveLength(2)
      expect(keys[1]).not.toBe(keys[0])
    },
  )

  test('though the answer ends the chart before it has heard of it, and is told of once', async () => {
    const tab = new Tab({ isSlow: true })
    tab.want()
    await vi.waitFor(() => expect(keys).toHaveLength(1))
    tab.close()
    tab.answerSlow('turnedAway')
    await vi.waitFor(() => expect(kept()).toEqual([]))
    browser.stored.set('access_token', tokenOf(2))
    await new Tab({ session: tab.session }).comesTo('refused')
    await new Tab({ session: tab.session }).comesTo('offered')
    expect(keys).toHaveLength(1)
  })

  test.each(['forbidden', 'changed', 'busy'] as const)('in this tab and after a reload where it was %s', async (no) => {
    const tab = new Tab()
    next = no
    tab.want()
    await tab.comesTo('refused')
    expect(kept()).toEqual([])
    tab.close()
    await new Tab({ session: tab.session }).comesTo('offered')
    expect(keys).toHaveLength(1)
  })
})

describe('after a sign-in an unanswered call waits for a press (call.unanswered-waits-after-a-sign-in)', () => {
  async function left(no: 'lost' | 'turnedAway') {
    const tab = new Tab()
    tab.want()
    await tab.comesTo('unanswered')
    next = no
    if (no === 'turnedAway') tab.actor.send({ type: 'call.retry' })
    else tab.signOut()
    await vi.waitFor(() => expect(keys).toHaveLength(no === 'lost' ? 1 : 2))
    await nextTurn()
    next = 'ok'
    return tab
  }

  test.each(['lost', 'turnedAway'] as const)('also one that was last %s', async (no) => {
    const tab = await left(no)
    const asked = keys.length
    tab.signIn(2)
    await tab.comesTo('unsure')
    tab.page.dispatchEvent(new Event('online'))
    await nextTurn()
    expect(keys).toHaveLength(asked)
    tab.actor.send({ type: 'call.retry' })
    await tab.comesTo('answered')
    expect(new Set(keys).size).toBe(1)
    expect(kept()).toEqual([])
  })

  test('though its tab was closed, and the sign-in was in another one', async () => {
    const tab = new Tab()
    tab.want()
    await tab.comesTo('unanswered')
    tab.close()
    browser.stored.set('access_token', tokenOf(2))
    const other = new Tab()
    await other.comesTo('unsure')
    expect(keys).toHaveLength(1)
    browser.stored.set('access_token', tokenOf(2))
    await new Tab().comesTo('unsure')
  })

  test('but not after tokens were renewed', async () => {
    const tab = new Tab()
    tab.want()
    await tab.comesTo('unanswered')
    tab.close()
    browser.stored.set('access_token', tokenOf(1))
    next = 'ok'
    await new Tab().comesTo('answered')
  })

  test('where a token does not tell its sign-in, each is taken for another', async () => {
    browser.stored.set('access_token', 'opaque')
    const tab = new Tab()
    tab.want()
    await tab.comesTo('unanswered')
    tab.close()
    browser.stored.set('access_token', 'other')
    await new Tab().comesTo('unsure')
  })

  test('and can be let go, in every tab', async () => {
    const tab = await left('lost')
    tab.signIn(2)
    await tab.comesTo('unsure')
    const other = new Tab()
    await other.comesTo('unsure')
    tab.actor.send({ type: 'call.drop' })
    await tab.comesTo('offered')
    await other.comesTo('offered')
    expect([tab.told, other.told, kept()]).toEqual([['call.settled'], ['call.settled'], []])
    expect(keys).toHaveLength(1)
  })
})

test('an unanswered call is asked for a day at most, and is stored no longer (call.unanswered-ends-after-a-day)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tab = new Tab()
  tab.want()
  await tab.comesTo('unanswered')
  const another = new Tab({ userId: 8, chart: 'orderAgain' })
  another.want()
  await another.comesTo('unanswered')
  vi.setSystemTime(Date.now() + UNANSWERED_CALL_MS - MINUTE)
  tab.page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(keys).toHaveLength(3))
  await tab.comesTo('unanswered')
  vi.setSystemTime(Date.now() + 2 * MINUTE)
  tab.page.dispatchEvent(new Event('online'))
  await tab.comesTo('offered')
  expect(tab.told).toEqual(['call.settled'])
  await new Tab().comesTo('offered')
  expect(keys).toHaveLength(3)
  expect(kept()).toEqual([])
})

describe('every tab knows of a call on its way (call.every-tab-knows-it)', () => {
  async function sending() {
    const first = new Tab({ isSlow: true })
    const second = new Tab()
    await Promise.all([first.comesTo('offered'), second.comesTo('offered')])
    first.want()
    await vi.waitFor(() => expect(keys).toHaveLength(1))
    return { first, second }
  }

  test('one that is open already, and one that is opened now', async () => {
    const { first, second } = await sending()
    await second.comesTo('taking')
    const third = new Tab()
    await third.comesTo('taking')
    first.answerSlow('ok')
    await first.comesTo('answered')
    await second.comesTo('offered')
    await third.comesTo('offered')
    expect([second.told, third.told]).toEqual([['call.settled'], ['call.settled']])
    expect(keys).toHaveLength(1)
  })

  test('and none sends it after a refusal', async () => {
    const { first, second } = await sending()
    await second.comesTo('taking')
    first.answerSlow('changed')
    await second.comesTo('offered')
    expect(keys).toHaveLength(1)
    expect(first.actor.getSnapshot().value).toBe('refused')
  })

  test('and one goes on under the same key once the tab that sends is gone', async () => {
    const { first, second } = await sending()
    await second.comesTo('taking')
    next = 'ok'
    first.close()
    await second.comesTo('answered')
    expect(keys).toEqual([keys[0], keys[0]])
    expect(kept()).toEqual([])
  })

  test('a press in another tab waits for its turn, and is the same call while nobody has answered', async () => {
    const first = new Tab({ isSlow: true })
    const second = new Tab()
    await Promise.all([first.comesTo('offered'), second.comesTo('offered')])
    first.want()
    second.want()
    await vi.waitFor(() => expect(keys).toHaveLength(1))
    next = 'ok'
    first.answerSlow('lost')
    await second.comesTo('answered')
    expect(keys).toEqual([keys[0], keys[0]])
    await first.comesTo('offered')
    expect(first.told).toEqual(['call.settled'])
  })

  test('no other user hears of it', async () => {
    const other = new Tab({ userId: 8 })
    await other.comesTo('offered')
    await sending()
    await nextTurn()
    expect(other.actor.getSnapshot().value).toBe('offered')
  })
})
