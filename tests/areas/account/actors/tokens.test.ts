import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { TokenChange } from '#actors/tokens.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'
import type { Tab } from '#tests/actors/support/tabs.ts'

const MINUTE = 60_000

let tabs: Tabs
let here: Tab
let there: Tab
let heardHere: TokenChange[]
let heardThere: TokenChange[]
let stops: (() => void)[]

beforeEach(() => {
  tabs = new Tabs()
  here = tabs.open()
  there = tabs.open()
  heardHere = []
  heardThere = []
  stops = [here.store.watch((change) => heardHere.push(change)), there.store.watch((change) => heardThere.push(change))]
})

afterEach(() => stops.forEach((stop) => stop()))

function denied() {
  throw new DOMException('denied', 'SecurityError')
}

const keep = (name: string, tab = here) =>
  tab.store.keep({ access_token: `${name}-access`, refresh_token: `${name}-refresh` })

test('tokens are in local storage under their names, with the time at which they came (session.tokens-in-local-storage)', () => {
  keep('first')
  expect(Object.fromEntries(tabs.stored)).toEqual({
    access_token: 'first-access',
    refresh_token: 'first-refresh',
    'verbena:tokens-at': String(tabs.now),
  })
})

test('tokens that the browser refuses to keep last as long as the page, which is told (session.lasts-as-long-as-the-page)', () => {
  tabs.isFull = true
  here.store.signIn({ access_token: 'only', refresh_token: 'here' })
  expect(heardHere).toEqual([{ type: 'unkept' }, { type: 'entered' }])
  expect(here.store.read()).toEqual({ access: 'only', refresh: 'here', age: 0 })
  expect(there.store.read()).toBeUndefined()
  here.store.drop()
  expect(here.store.read()).toBeUndefined()
})

test('a browser that keeps its channels from the shop has a session in one tab (session.lasts-as-long-as-the-page)', () => {
  const { page, store } = tabs.open()
  Object.assign(page, { BroadcastChannel: denied })
  stops.push(store.watch(() => {}))
  store.signIn({ access_token: 'only', refresh_token: 'here' })
  store.drop()
  expect(store.read()).toBeUndefined()
})

test('tokens are as old as the time since they were stored', () => {
  keep('first')
  tabs.now += 55 * MINUTE
  expect(here.store.read()).toEqual({ access: 'first-access', refresh: 'first-refresh', age: 55 * MINUTE })
})

test('a clock that was set back makes no token younger than new', () => {
  keep('first')
  tabs.now -= 5 * MINUTE
  expect(here.store.read()?.age).toBe(0)
})

test('tokens without a time are due at once', () => {
  keep('first')
  tabs.stored.set('verbena:tokens-at', 'yesterday')
  expect(here.store.read()?.age).toBe(Number.MAX_SAFE_INTEGER)
})

test.each(['access_token', 'refresh_token'])(
  'without %s there are none (session.refresh-needs-a-refresh-token)',
  (key) => {
    keep('first')
    tabs.stored.delete(key)
    expect(here.store.read()).toBeUndefined()
  },
)

test('a login in one tab is told to the other once all of it is stored', async () => {
  keep('first')
  await vi.waitFor(() => expect(heardThere).toEqual([{ type: 'kept', age: 0 }]))
  expect(heardHere).toEqual([])
})

test('a logout in one tab is told to the other (session.other-tab-ends-it)', async () => {
  keep('first')
  await vi.waitFor(() => expect(heardThere).toHaveLength(1))
  here.store.drop()
  expect(tabs.stored.size).toBe(0)
  await vi.waitFor(() => expect(heardThere.at(-1)).toEqual({ type: 'gone', reason: 'elsewhere' }))
})

test('a logout is told to a tab whose tokens the browser refuses to keep (session.other-tab-ends-it)', async () => {
  tabs.isFull = true
  for (const { store } of [here, there]) store.signIn({ access_token: 'only', refresh_token: 'here' })
  here.store.drop()
  await vi.waitFor(() => expect(heardThere.at(-1)).toEqual({ type: 'gone', reason: 'elsewhere' }))
})

test('a refused token that is still the stored one is let go, here as expired', () => {
  keep('first')
  here.store.refused('first-access')
  expect(here.store.read()).toBeUndefined()
  expect(heardHere).toEqual([{ type: 'gone', reason: 'expired' }])
})

test('a refused token that was replaced meanwhile changes nothing (session.unauthorised-clears-the-tokens)', () => {
  keep('second')
  here.store.refused('first-access')
  expect(here.store.read()?.access).toBe('second-access')
  expect(heardHere).toEqual([])
})

test('a tab whose browser has lost all that is stored is told that its tokens are gone (session.other-tab-ends-it)', async () => {
  keep('first')
  await new Promise((resolve) => setImmediate(resolve))
  tabs.stored.clear()
  // The browser names no key then.
  there.page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(heardThere.at(-1)).toEqual({ type: 'gone', reason: 'elsewhere' })
})

test('a store that nobody watches any more tells nothing', async () => {
  stops.forEach((stop) => stop())
  keep('first')
  here.store.refused('first-access')
  // What was sent before this is heard before it.
  await new Promise((resolve) => setImmediate(resolve))
  expect([heardHere, heardThere]).toEqual([[], []])
})
