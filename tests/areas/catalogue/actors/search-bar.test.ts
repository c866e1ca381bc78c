import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, setup, type AnyEventObject } from 'xstate'

import { storeRecent, watchPopular, watchRecent } from '#areas/catalogue/ports/search-bar.ts'
import type { Storage } from '#actors/storage.ts'
import type { SearchBarEvent } from '#machines/catalogue/search-bar/search-bar.machine.ts'
import { product } from '#tests/models/samples.ts'

const DAY = 86_400_000
const POPULAR = 'verbena:popular-products:'
const RECENT = 'verbena:recent-searches'

/** A browser's local storage. */
function localOnly() {
  const held = new Map<string, string>()
  const storage = {
    local: (name: string) => held.get(name),
    setLocal: (name: string, value: string) => held.set(name, value) === held,
  } as Storage
  return { held, storage }
}

/** Events that the search bar gets about popular products in a language, and events that the shop's actor of them gets. */
function listen(storage: Storage, language: 'en' | 'de') {
  const told: SearchBarEvent[] = []
  const asked: AnyEventObject[] = []
  const shop = setup({
    types: { events: {} as SearchBarEvent },
    actors: {
      watch: watchPopular(storage),
      popular: setup({ types: { context: {} as { data: unknown; dataKey: string; fetchedAt: number } } }).createMachine(
        {
          context: { data: [product(2)], dataKey: 'de', fetchedAt: DAY - 1000 },
          on: { 'data.wanted': { actions: ({ event }) => void asked.push(event) } },
        },
      ),
    },
  }).createMachine({
    invoke: [
      { src: 'popular', systemId: 'popularProducts' },
      { src: 'watch', input: { language } },
    ],
    on: { 'popular.known': { actions: ({ event }) => void told.push(event) } },
  })
  createActor(shop).start()
  return { told, asked }
}

beforeEach(() => {
  vi.useFakeTimers({ now: DAY })
})
afterEach(() => {
  vi.useRealTimers()
})

it('popular products are asked for once in 24 hours, by language (catalogue.popular-kept-a-day)', () => {
  const { held, storage } = localOnly()
  held.set(`${POPULAR}en`, JSON.stringify({ at: DAY, data: [product(1)] }))

  vi.advanceTimersByTime(DAY - 1)
  const kept = listen(storage, 'en')
  expect(kept.told).toEqual([{ type: 'popular.known', language: 'en', products: [product(1)] }])
  expect(kept.asked).toEqual([])

  vi.advanceTimersByTime(1)
  const old = listen(storage, 'en')
  expect(old.told).toEqual([])
  expect(old.asked).toEqual([{ type: 'data.wanted', key: 'en', at: 2 * DAY }])
})

it('those of another language are others, and are stored with the time at which they were fetched', () => {
  const { held, storage } = localOnly()
  held.set(`${POPULAR}en`, JSON.stringify({ at: DAY, data: [product(1)] }))
  expect(listen(storage, 'de').told).toEqual([{ type: 'popular.known', language: 'de', products: [product(2)] }])
  expect(JSON.parse(held.get(`${POPULAR}de`) ?? '')).toEqual({ at: DAY - 1000, data: [product(2)] })
})

it.each(['', 'no JSON', '{"at":"today","data":[]}', `{"at":${DAY}}`])(
  '%j, which was stored by nobody, is no popular product',
  (text) => {
    const { held, storage } = localOnly()
    held.set(`${POPULAR}en`, text)
    expect(listen(storage, 'en')).toMatchObject({ told: [], asked: [{ key: 'en' }] })
  },
)

it.each([
  ['what was stored', JSON.stringify({ user_id: 7, data: ['zinc'] }), { user_id: 7, data: ['zinc'] }],
  ['more than three, which nobody stored', JSON.stringify({ user_id: 7, data: ['a', 'b', 'c', 'd'] }), null],
  ['what cannot be read', '{', null],
])('the last searches are %s', (_, text, recent) => {
  const { held, storage } = localOnly()
  held.set(RECENT, text)
  const page = { addEventListener: () => {}, removeEventListener: () => {} } as unknown as Window
  const told: SearchBarEvent[] = []
  createActor(
    setup({ types: { events: {} as SearchBarEvent }, actors: { watch: watchRecent(page, storage) } }).createMachine({
      invoke: { src: 'watch' },
      on: { 'recent.known': { actions: ({ event }) => void told.push(event) } },
    }),
  ).start()
  expect(told).toEqual([{ type: 'recent.known', recent }])
})

it('the last searches are stored under one name, with whose they are', () => {
  const { held, storage } = localOnly()
  storeRecent(storage, { user_id: null, data: ['iron'] })
  expect(Object.fromEntries(held)).toEqual({ [RECENT]: '{"user_id":null,"data":["iron"]}' })
})
