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
      { type: 'mode.chosen', mode },
    ])
  },
)
