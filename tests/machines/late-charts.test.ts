import { createActor, createMachine, fromCallback } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import { expect, test } from 'vitest'

import { appMachine } from '#machines/app/app.machine.ts'
import { chartsOf } from '#machines/pages/place.ts'
import type { Place } from '#machines/pages/place.ts'

const silent: AnyActorLogic = fromCallback(() => {})
const allSilent = appMachine.provide({
  actors: Object.fromEntries(Object.keys(appMachine.implementations.actors).map((name) => [name, silent])) as never,
})

const ORDERS = ['ownOrders', 'clientsOrders', 'allOrders', 'order', 'clientsOrder', 'adminOrder'] as const
const at = (path: string, query: Place['query'] = {}): Place => ({ language: 'en', path, query })
const key = (query: Place['query']) => JSON.stringify({ language: 'en', query })

const SHOP = {
  name: 'Verbena',
  region: 'eu',
  origin: 'http://shop.test',
  ukShop: null,
  paymentMethods: ['invoice'],
} as never

test.each(['/products/zinc', '/search-results', '/login', '/activate', '/account/client/profile'])(
  'on %s the charts that no page waits for may come before those of the page',
  (path) => {
    const place: Place = { language: 'en', path, query: {} }
    const app = createActor(allSilent, { input: { shop: SHOP, build: 'one', reloadedFor: null } })
    app.subscribe({ error: () => {} })
    app.start()
    app.send({ type: 'route.entered', place, at: 1 })
    app.send({ type: 'charts.loaded', charts: ['country'], at: 2 })
    expect(app.getSnapshot().status).toBe('active')
    app.send({ type: 'charts.loaded', charts: chartsOf(place), at: 3 })
    expect(Object.keys(app.getSnapshot().children)).toEqual(expect.arrayContaining([...chartsOf(place)]))
  },
)

test.each(['standard', 'redesign'] as const)(
  'the protocol builder begins in the mode %s of its practitioner',
  (mode) => {
    const told: unknown[] = []
    const app = createActor(
      allSilent.provide({
        actors: {
          session: createMachine({ context: { user: { builder_mode: mode } } }),
          protocolBuilder: fromCallback(({ receive }) => receive((event) => void told.push(event))),
        } as never,
      }),
      { input: { shop: SHOP, build: 'one', reloadedFor: null } },
    )
    app.subscribe({ error: () => {} })
    app.start()
    app.send({ type: 'route.entered', place: { language: 'de', path: '/about', query: {} }, at: 1 })
    app.send({ type: 'charts.loaded', charts: ['protocolBuilder'], at: 2 })
    expect(told).toEqual([
      { type: 'language.shown', language: 'de' },
      { type: 'page.shown', place: { language: 'de', path: '/about', query: {} } },
      { type: 'mode.chosen', mode },
    ])
  },
)

const list = '/account/practitioner/orders'

test.each([
  [list, {}, { clientsOrders: { type: 'data.wanted', key: key({}), at: 1 } }],
  [`${list}/own`, { page: '2' }, { ownOrders: { type: 'data.wanted', key: key({ page: '2' }), at: 1 } }],
  [`${list}/12`, {}, { clientsOrder: { type: 'order.entered', place: at(`${list}/12`) } }],
  [`${list}/own/12`, {}, { order: { type: 'order.entered', place: at(`${list}/own/12`) } }],
  ['/account/client/orders', {}, { ownOrders: { type: 'data.wanted', key: key({}), at: 1 } }],
  ['/account/client/orders/12', {}, { order: { type: 'order.entered', place: at('/account/client/orders/12') } }],
  ['/checkout/complete/12', {}, { order: { type: 'order.entered', place: at('/checkout/complete/12') } }],
  ['/checkout/invoice/12', {}, { order: { type: 'order.entered', place: at('/checkout/invoice/12') } }],
  ['/account/admin/orders', { page: '3' }, { allOrders: { type: 'data.wanted', key: key({ page: '3' }), at: 1 } }],
  ['/account/admin/orders/12', {}, { adminOrder: { type: 'order.entered', place: at('/account/admin/orders/12') } }],
] as const)('of orders %s with %o asks only the chart of its part (checkout.clients-orders)', (path, query, wanted) => {
  const place = at(path, query)
  const told: (readonly [string, unknown])[] = []
  const heard = (name: string) => fromCallback(({ receive }) => receive((event) => void told.push([name, event])))
  const app = createActor(
    allSilent.provide({ actors: Object.fromEntries(ORDERS.map((name) => [name, heard(name)])) as never }),
    { input: { shop: SHOP, build: 'one', reloadedFor: null } },
  )
  app.subscribe({ error: () => {} })
  app.start()
  app.send({ type: 'route.entered', place, at: 1 })
  app.send({ type: 'charts.loaded', charts: chartsOf(place), at: 1 })
  expect(told).toEqual(Object.entries(wanted))
})
