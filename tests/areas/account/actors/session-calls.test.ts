import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Actor } from 'xstate'

import type { CarryOut } from '#actors/client.ts'
import { provideSession } from '#areas/account/ports/provide-session.ts'
import { renewTokens } from '#actors/renew-tokens.ts'
import { sessionTokens } from '#areas/account/ports/session-calls.ts'
import { FETCH_RETRY_MS, REPLACED_REFRESH_TOKEN_MS } from '#contract/constants.ts'
import { getAccount } from '#areas/account/contract/profile.ts'
import { logout, refreshTokens } from '#contract/session.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'
import type { Tab } from '#tests/actors/support/tabs.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const unreachable = { ok: false, problem: { kind: 'unreachable' } }
const admin = {
  user_id: 1,
  user_type_id: 1,
  email: 'admin@verbena.test',
  first_name: 'Ada',
  last_name: 'Min',
  phone: '',
  country: null,
  language: 'en',
  newsletter: false,
  builder_mode: 'redesign',
}

type Session = Actor<ReturnType<typeof provideSession>>

/** A tab in which the shop runs, as far as the session is concerned. */
interface Shop extends Tab {
  readonly session: Session
  readonly clock: SimulatedClock
}

let tabs: Tabs
let asked: string[]
let answerRefresh: () => Promise<unknown>
let shops: Shop[]

beforeEach(() => {
  tabs = new Tabs()
  asked = []
  shops = []
  let count = 0
  answerRefresh = () => {
    count += 1
    return Promise.resolve({
      ok: true,
      value: { access_token: `new-access-${count}`, refresh_token: `new-refresh-${count}` },
    })
  }
})

afterEach(() => shops.forEach(({ session }) => session.stop()))

const client: { call: CarryOut } = {
  async call(call: { id: string }, _, { signal } = {}) {
    asked.push(call.id)
    if (call.id === refreshTokens.id) return (await Promise.race([answerRefresh(), givenUp(signal)])) as never
    if (call.id === getAccount.id) return { ok: true, value: admin } as never
    return { ok: true, value: { message: '' } } as never
  },
}

/** Rejects once a call is given up, as it is where its tab is closed or reloaded. */
const givenUp = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))))

function open(): Shop {
  const tab = tabs.open()
  const clock = new SimulatedClock()
  const session = createActor(provideSession({ page: tab.page, store: tab.store, client }), { clock })
  session.start()
  const shop = { ...tab, session, clock }
  shops.push(shop)
  return shop
}

/** Lets time pass, in the tab and on its wall. */
function pass(shop: Shop, ms: number): void {
  tabs.now += ms
  shop.clock.increment(ms)
}

const store = (age: number, name = 'old') => {
  tabs.stored.set('access_token', `${name}-access`)
  tabs.stored.set('refresh_token', `${name}-refresh`)
  tabs.stored.set('verbena:tokens-at', String(tabs.now - age))
}
const refreshes = () => asked.filter((id) => id === refreshTokens.id).length
const isFresh = ({ session }: Shop) => session.getSnapshot().matches({ loggedin: { tokens: 'fresh' } })
const isOut = ({ session }: Shop) => session.getSnapshot().matches({ loggedout: 'visitor' })
/** The first session of a run loads code late, which a busy machine takes seconds for. */
const isIn = (shop: Shop) =>
  vi.waitFor(() => expect(shop.session.getSnapshot().matches({ loggedin: { account: 'known' } })).toBe(true), 20_000)

test('a way in is told to the session by the store of tokens, whichever it was', async () => {
  const shop = open()
  expect(isOut(shop)).toBe(true)
  shop.store.signIn({ access_token: 'a', refresh_token: 'r' })
  await isIn(shop)
  expect(asked).toEqual([getAccount.id])
  // Another person may have signed in over the first.
  shop.store.signIn({ access_token: 'b', refresh_token: 's' })
  expect(shop.session.getSnapshot().matches({ loggedin: { account: 'fetching' } })).toBe(true)
  await isIn(shop)
  expect(asked).toEqual([getAccount.id, getAccount.id])
})

test('renewed tokens are no way in: nobody is asked for anew', async () => {
  store(0)
  const shop = open()
  await isIn(shop)
  shop.store.keep({ access_token: 'a', refresh_token: 'r' })
  expect(isFresh(shop)).toBe(true)
  expect(asked).toEqual([getAccount.id])
})

describe('the access token', () => {
  test('is refreshed at exactly 3,300,000 ms and not before (session.refreshes-before-expiry)', async () => {
    store(0)
    const shop = open()
    await isIn(shop)
    pass(shop, 3_299_999)
    expect(refreshes()).toBe(0)
    pass(shop, 1)
    await vi.waitFor(() => expect(tabs.stored.get('access_token')).toBe('new-access-1'))
    await vi.waitFor(() => expect(isFresh(shop)).toBe(true))
    pass(shop, 3_299_999)
    expect(refreshes()).toBe(1)
    pass(shop, 1)
    await vi.waitFor(() => expect(refreshes()).toBe(2))
  })

  test('is refreshed at once when a laptop wakes that has slept for hours (session.looks-at-the-clock)', async () => {
    store(0)
    const shop = open()
    await isIn(shop)
    // Asleep, the tab's own clock stands.
    tabs.now += 9 * HOUR
    shop.show(false)
    expect(refreshes()).toBe(0)
    shop.show(true)
    await vi.waitFor(() => expect(tabs.stored.get('access_token')).toBe('new-access-1'))
  })

  test('is looked at when the network is back (session.looks-at-the-clock)', async () => {
    store(0)
    const shop = open()
    await isIn(shop)
    tabs.now += HOUR
    shop.goOnline()
    await vi.waitFor(() => expect(refreshes()).toBe(1))
  })

  test('stays where a refresh fails by network, which is tried again after 5 s until it succeeds (session.failed-refresh-keeps-it)', async () => {
    const succeed = answerRefresh
    answerRefresh = () => Promise.resolve(unreachable)
    store(56 * MINUTE)
    const shop = open()
    shop.clock.increment(0)
    const waits = () =>
      vi.waitFor(() =>
        expect(shop.session.getSnapshot().matches({ loggedin: { tokens: 'waitingToRetry' } })).toBe(true),
      )
    await waits()
    pass(shop, 4999)
    expect(refreshes()).toBe(1)
    pass(shop, 1)
    await vi.waitFor(() => expect(refreshes()).toBe(2))
    await waits()
    expect(tabs.stored.get('access_token')).toBe('old-access')
    answerRefresh = succeed
    pass(shop, 5000)
    await vi.waitFor(() => expect(isFresh(shop)).toBe(true))
    expect(tabs.stored.get('access_token')).toBe('new-access-1')
  })

  test('is cleared, and the person logged out, where the refresh token is refused (session.ends-on-token-failure)', async () => {
    answerRefresh = () => Promise.resolve({ ok: false, problem: { kind: 'refused', status: 401, message: '' } })
    store(56 * MINUTE)
    const shop = open()
    shop.clock.increment(0)
    await vi.waitFor(() => expect(isOut(shop)).toBe(true))
    expect(tabs.stored.size).toBe(0)
  })
})

describe('three tabs', () => {
  test('ask for new tokens once (session.one-refresh-for-all-tabs)', async () => {
    store(56 * MINUTE)
    const all = [open(), open(), open()]
    all.forEach(({ clock }) => clock.increment(0))
    for (const shop of all) await vi.waitFor(() => expect(isFresh(shop)).toBe(true))
    expect(refreshes()).toBe(1)
    expect(tabs.stored.get('access_token')).toBe('new-access-1')
  })

  test('are all logged in by a login in one of them, and logged out by a logout in one', async () => {
    const all = [open(), open(), open()] as const
    all[0].store.keep({ access_token: 'a', refresh_token: 'r' })
    all[0].session.send({ type: 'session.entered' })
    for (const shop of all) await isIn(shop)
    all[1].session.send({ type: 'session.leave' })
    for (const shop of all) await vi.waitFor(() => expect(isOut(shop)).toBe(true))
    expect(asked.filter((id) => id === logout.id)).toHaveLength(1)
    expect(tabs.stored.size).toBe(0)
  })
})

describe('new tokens', () => {
  const renew = (tab: Parameters<typeof renewTokens>[0], force: boolean) =>
    renewTokens(tab, { force, before: tab.store.read()?.access, signal: new AbortController().signal })

  test('are not stored for somebody who has logged out meanwhile', async () => {
    store(56 * MINUTE)
    const tab = tabs.open()
    const succeed = answerRefresh
    answerRefresh = () => {
      tab.store.drop()
      return succeed()
    }
    expect(await renew({ ...tab, client }, false)).toEqual({ kind: 'gone' })
    expect(tabs.stored.size).toBe(0)
  })

  test.each(['taken', 'refused'])(
    'do not take the place of those with which somebody has signed in meanwhile, whether the old ones are %s or not',
    async (fate) => {
      store(56 * MINUTE)
      const tab = tabs.open()
      const succeed = answerRefresh
      answerRefresh = () => {
        tab.store.keep({ access_token: 'other-access', refresh_token: 'other-refresh' })
        return fate === 'taken'
          ? succeed()
          : Promise.resolve({ ok: false, problem: { kind: 'refused', status: 401, message: '' } })
      }
      expect(await renew({ ...tab, client }, false)).toEqual({ kind: 'refreshed', age: 0 })
      expect(tabs.stored.get('access_token')).toBe('other-access')
    },
  )

  test('are asked for though the old ones are young where a login was refused for them', async () => {
    store(MINUTE)
    const tab = tabs.open()
    expect(await renew({ ...tab, client }, false)).toEqual({ kind: 'refreshed', age: MINUTE })
    expect(refreshes()).toBe(0)
    expect(await renew({ ...tab, client }, true)).toEqual({ kind: 'refreshed', age: 0 })
    expect(refreshes()).toBe(1)
  })

  test.each([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [422, 'refused'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('refused with %i end the session or not: %s (sign-in.refused-with-422-tries-a-refresh)', async (status, kind) => {
    store(56 * MINUTE)
    answerRefresh = () => Promise.resolve({ ok: false, problem: { kind: 'refused', status, message: '' } })
    expect(await renew({ ...tabs.open(), client }, false)).toEqual({ kind })
  })

  test('are asked for where the browser keeps its locks from the shop', async () => {
    store(56 * MINUTE)
    const tab = tabs.open()
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    Object.assign(tab.page.navigator, { locks: { request } })
    expect(await renew({ ...tab, client }, false)).toEqual({ kind: 'refreshed', age: 0 })
  })

  test('are asked for where a browser has neither locks nor room for a turn', async () => {
    store(56 * MINUTE)
    const tab = tabs.open()
    Object.assign(tab.page.navigator, { locks: undefined })
    tabs.isFull = true
    expect(await renew({ ...tab, client }, false)).toEqual({ kind: 'refreshed', age: 0 })
  })

  test('are not waited for longer than leaves time for another try with the same token (session.failed-refresh-keeps-it)', async () => {
    store(56 * MINUTE)
    let timeout: number | undefined
    const noting: { call: CarryOut } = {
      call(call, request, options) {
        timeout = options?.timeout || undefined
        return client.call(call, request, options)
      },
    }
    await renew({ ...tabs.open(), client: noting }, false)
    expect(2 * (timeout ?? Infinity) + FETCH_RETRY_MS).toBeLessThan(REPLACED_REFRESH_TOKEN_MS)
  })
})

describe.each(['locks', 'no locks'])('tabs of a browser with %s', (kind) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  /** Long enough for all tabs that ask at the same time to have asked. */
  const turnsOver = () => vi.advanceTimersByTimeAsync(200)
  const openTab = () => {
    const shop = open()
    if (kind === 'no locks') Object.assign(shop.page.navigator, { locks: undefined })
    shop.clock.increment(0)
    return shop
  }
  /** Holds back the answers to refreshes; each goes to the tab that asked, and only once it is let go. */
  const hold = () => {
    const succeed = answerRefresh
    const held: (() => void)[] = []
    answerRefresh = () => new Promise<void>((resolve) => held.push(resolve)).then(succeed)
    return held
  }

  test('ask once while the answer is held, and all go on with what it brings (session.one-refresh-for-all-tabs)', async () => {
    store(56 * MINUTE)
    const held = hold()
    const all = [openTab(), openTab(), openTab()]
    await vi.waitFor(() => expect(held).toHaveLength(1))
    all.push(openTab())
    await turnsOver()
    expect(refreshes()).toBe(1)
    held[0]?.()
    for (const shop of all) await vi.waitFor(() => expect(isFresh(shop)).toBe(true))
    await turnsOver()
    expect(refreshes()).toBe(1)
    expect(tabs.stored.get('refresh_token')).toBe('new-refresh-1')
    expect([...tabs.stored.keys()]).not.toContain('verbena:refresh')
  })

  test('ask again at once where the one that asks is reloaded meanwhile, and its late answer changes nothing', async () => {
    store(56 * MINUTE)
    const held = hold()
    const reloaded = openTab()
    await vi.waitFor(() => expect(held).toHaveLength(1))
    const other = openTab()
    await turnsOver()
    expect(held).toHaveLength(1)
    reloaded.page.dispatchEvent(new Event('pagehide'))
    reloaded.session.stop()
    const again = openTab()
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.()
    for (const shop of [other, again]) await vi.waitFor(() => expect(isFresh(shop)).toBe(true))
    held[0]?.()
    await turnsOver()
    expect(refreshes()).toBe(2)
    expect(tabs.stored.get('refresh_token')).toBe('new-refresh-1')
  })
})

describe('a call', () => {
  test('is sent with the stored token where that is young', async () => {
    store(MINUTE)
    const shop = open()
    expect(await sessionTokens(shop.store, () => shop.session).access()).toBe('old-access')
    expect(refreshes()).toBe(0)
  })

  test('waits for a refresh that is due, and is sent with the new token (session.calls-wait-for-a-refresh)', async () => {
    store(0)
    const shop = open()
    await isIn(shop)
    tabs.now += 56 * MINUTE
    const succeed = answerRefresh
    let answer = () => {}
    answerRefresh = () => new Promise<void>((resolve) => (answer = resolve)).then(succeed)
    const tokens = sessionTokens(shop.store, () => shop.session)
    const access = [tokens.access(), tokens.access()]
    await vi.waitFor(() => expect(refreshes()).toBe(1))
    answer()
    expect(await Promise.all(access)).toEqual(['new-access-1', 'new-access-1'])
    expect(refreshes()).toBe(1)
  })

  test('is sent with a token that is due but still good where no other could be had', async () => {
    answerRefresh = () => Promise.resolve(unreachable)
    store(59 * MINUTE)
    const shop = open()
    expect(await sessionTokens(shop.store, () => shop.session).access()).toBe('old-access')
  })

  test('is never sent with a token past its 60 minutes that could not be renewed', async () => {
    answerRefresh = () => Promise.resolve(unreachable)
    store(HOUR)
    const shop = open()
    expect(await sessionTokens(shop.store, () => shop.session).access()).toBeNull()
    expect(tabs.stored.get('refresh_token')).toBe('old-refresh')
  })

  test('of a visitor has no token', async () => {
    const shop = open()
    const tokens = sessionTokens(shop.store, () => shop.session)
    expect([await tokens.access(), tokens.refresh()]).toEqual([undefined, undefined])
  })

  test('that was refused logs out only where its token is still the stored one (session.unauthorised-clears-the-tokens)', async () => {
    store(0)
    const shop = open()
    await isIn(shop)
    const tokens = sessionTokens(shop.store, () => shop.session)
    tokens.refused('older-access')
    expect(shop.session.getSnapshot().matches('loggedin')).toBe(true)
    tokens.refused('old-access')
    expect(isOut(shop)).toBe(true)
  })
})

describe('the wake lock', () => {
  test('is held while somebody is logged in, asked for again when the page comes back, and let go at logout (session.keeps-the-screen-awake)', async () => {
    store(0)
    const shop = open()
    await vi.waitFor(() => expect(tabs.wakeLocks).toHaveLength(1))
    shop.show(false)
    shop.show(true)
    await vi.waitFor(() => expect(tabs.wakeLocks).toHaveLength(2))
    await isIn(shop)
    shop.session.send({ type: 'session.leave' })
    await vi.waitFor(() => expect(isOut(shop)).toBe(true))
    await vi.waitFor(() => expect(tabs.wakeLocks.at(-1)?.released).toBe(true))
    shop.show(true)
    expect(tabs.wakeLocks).toHaveLength(2)
  })

  test('is not asked for by a visitor', () => {
    open().show(true)
    expect(tabs.wakeLocks).toEqual([])
  })

  test('changes nothing where the browser refuses it', async () => {
    tabs.refusesWakeLocks = true
    store(0)
    await isIn(open())
  })
})
