import { expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'

import { recallPlace } from '#actors/history-places.ts'
import { goTo, watchRoute } from '#actors/router.ts'
import type { Storage } from '#actors/storage.ts'
import type { FilterOptions, ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import type { CallResult } from '#contract/result.ts'
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts'
import type { PageRequest } from '#machines/catalogue/catalogue.ts'
import type { Place } from '#machines/pages/place.ts'
import { options, page as samplePage } from '#tests/models/samples.ts'

function sessionOnly(): Storage {
  const session = new Map<string, string>()
  const nothing = () => undefined
  return {
    cookie: nothing,
    setCookie: nothing,
    local: nothing,
    setLocal: () => false,
    removeLocal: nothing,
    localNames: () => [],
    session: (name) => session.get(name),
    setSession: (name, value) => session.set(name, value) === session,
    removeSession: (name) => void session.delete(name),
  }
}

/** A list of which three pages were loaded, and what leaving its entry of the history keeps. */
async function leaveList(
  meanwhile: (catalogue: { send: (event: { type: 'filter.add'; group: 'zero_waste'; id: number }) => void }) => void,
) {
  const location = { pathname: '/en/products', search: {}, href: '/en/products', state: { __TSR_key: 'list' } }
  const leaving: (() => void)[] = []
  const page = {
    document: { querySelectorAll: () => [], activeElement: null },
    addEventListener: (_: string, listener: () => void) => leaving.push(listener),
    removeEventListener: () => {},
  } as unknown as Window
  const router = {
    subscribe: () => () => {},
    latestLocation: location,
    state: { matches: [] },
    stores: { resolvedLocation: { get: () => location } },
  } as unknown as Parameters<typeof watchRoute>[0]['router']
  const storage = sessionOnly()
  const answers = [Promise.resolve(samplePage(3, 5))]
  const catalogue = catalogueMachine.provide({
    actors: {
      fetchProducts: fromPromise<CallResult<ProductPage>, PageRequest>(
        () => answers.shift() ?? new Promise<never>(() => {}),
      ),
      fetchCounts: fromPromise<CallResult<FilterOptions>, Pick<PageRequest, 'language' | 'ids'>>(
        () => new Promise<never>(() => {}),
      ),
    },
    actions: { writeAddress: () => {}, logUnknownOrder: () => {} },
  })
  const root = createActor(
    setup({ actors: { catalogue, watchRoute: watchRoute({ router, page, storage }) } }).createMachine({
      invoke: [{ src: 'catalogue', id: 'catalogue', systemId: 'catalogue' }, { src: 'watchRoute' }],
    }),
  ).start()
  const list = root.system.get('catalogue') as ReturnType<typeof createActor<typeof catalogueMachine>>
  list.send({ type: 'options.known', language: 'en', options })
  list.send({ type: 'listing.entered', language: 'en', query: {} })
  await expect.poll(() => list.getSnapshot().matches({ open: { listing: { products: 'partial' } } })).toBe(true)
  meanwhile(list)
  for (const leave of leaving) leave()
  const kept = recallPlace(storage, 'list')
  root.stop()
  return kept
}

it('leaving a list keeps how many of its pages were loaded (address.history-holds-no-products)', async () => {
  expect(await leaveList(() => {})).toMatchObject({ pages: 3 })
})

it('leaving a list that is still on its way keeps nothing of the one before it', async () => {
  expect(
    await leaveList((catalogue) => catalogue.send({ type: 'filter.add', group: 'zero_waste', id: 1 })),
  ).toBeUndefined()
})

/** A router that has drawn an address and is on its way to another. */
function goingOn(from: string, to: string) {
  const locationOf = (href: string) => {
    const { pathname, searchParams } = new URL(href, 'https://shop.test')
    return { pathname, search: Object.fromEntries(searchParams), href, state: { __TSR_key: href } }
  }
  return {
    subscribe: () => () => {},
    latestLocation: locationOf(to),
    state: { matches: [] },
    stores: { resolvedLocation: { get: () => locationOf(from) } },
  } as unknown as Parameters<typeof watchRoute>[0]['router']
}

it.each([
  ['another page of results', '/en/search-results?query=zinc&page=2', '/en/search-results?query=zinc'],
  ['another page', '/en/products/zinc?', '/en/products?zero_waste=1'],
])(
  '%s that is gone to while React takes up the drawn one is entered after it (address.page-is-that-of-the-address)',
  (_, from, to) => {
    const router = goingOn(from, to)
    const page = { addEventListener: () => {}, removeEventListener: () => {} } as unknown as Window
    const entered: string[] = []
    const root = createActor(
      setup({
        actors: { watchRoute: watchRoute({ router, page, storage: sessionOnly() }) },
      }).createMachine({
        invoke: { src: 'watchRoute' },
        on: {
          'route.entered': {
            actions: ({ event }) => {
              const { language, path, query } = event['place'] as Place
              entered.push(`/${language}${path}?${new URLSearchParams(query as Record<string, string>).toString()}`)
            },
          },
        },
      }),
    ).start()
    root.stop()
    expect(entered).toEqual([from, to])
  },
)

it.each([
  ['/login?back=%2Fcart', '/en/login?back=%2Fcart'],
  ['/', '/en'],
  ['/de/products?zero_waste=1#list', '/de/products?zero_waste=1#list'],
  ['/ZH-tw?query=a/b', '/zh-TW?query=a/b'],
])('%s is gone to below the language in use, or in its own where it names one', (address, href) => {
  const gone: unknown[] = []
  const router = {
    latestLocation: { pathname: '/en/login' },
    navigate: (options: unknown) => gone.push(options),
  } as unknown as Parameters<typeof goTo>[0]
  goTo(router, address)
  expect(gone).toEqual([{ href, replace: true }])
})
