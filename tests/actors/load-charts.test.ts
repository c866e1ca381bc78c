import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'

import { loadCharts } from '#actors/late-charts.ts'
import type { ChartsWanted } from '#machines/app/app.events.ts'
import type { LateChart } from '#machines/app/charts.ts'

import { nextTurn } from '../support/next-turn.ts'

type Told = Omit<ChartsWanted, 'type'> & { type: 'charts.loaded' }

/** A root that wants charts and notes of which it is told. */
function wanting(load: (names: readonly LateChart[]) => Promise<void>) {
  const told: (readonly LateChart[])[] = []
  const tokens: unknown[] = []
  const root = setup({ types: { events: {} as Told }, actors: { loadCharts: loadCharts(load) } }).createMachine({
    invoke: { src: 'loadCharts', id: 'loadCharts' },
    on: {
      'charts.loaded': {
        actions: ({ event }) => {
          told.push(event.charts)
          tokens.push(event.token)
        },
      },
    },
  })
  const actor = createActor(root).start()
  const want = (charts: readonly LateChart[], token?: string) =>
    actor.getSnapshot().children['loadCharts']?.send({ type: 'charts.wanted', charts, ...(token && { token }) })
  return { told, tokens, want }
}

test('each of the charts that come together is told in a task of its own', async () => {
  const { told, tokens, want } = wanting(() => Promise.resolve())
  want(['cart', 'wishlist'], 'once')
  // All that promises go on with, within this task.
  for (let step = 0; step < 20; step += 1) await Promise.resolve()
  expect(told).toEqual([])
  await nextTurn()
  expect(told).toEqual([['cart']])
  await nextTurn()
  expect(told).toEqual([['cart'], ['wishlist']])
  expect(tokens).toEqual(['once', 'once'])
})

test('a chart waits for none that comes later, or not at all', async () => {
  const never = new Promise<void>(() => {})
  const lost = Promise.reject(new Error('no connection'))
  const { told, want } = wanting(([name]) => (name === 'cart' ? never : name === 'wish' ? lost : Promise.resolve()))
  want(['cart', 'wish', 'wishlist'])
  want(['product'])
  for (let turn = 0; turn < 4; turn += 1) await nextTurn()
  expect(told).toEqual([['product'], ['wishlist']])
})

test('what is kept for a person is loaded after the page of the own area that was wanted before it', async () => {
  const asked: LateChart[] = []
  const answers: (() => void)[] = []
  const { told, want } = wanting(([name]) => {
    if (name) asked.push(name)
    return new Promise((resolve) => answers.push(resolve))
  })
  want(['latestProtocols', 'commission'])
  want(['cart', 'protocolBuilder'])
  await nextTurn()
  expect(asked).toEqual(['latestProtocols', 'commission'])
  for (const answer of answers) answer()
  for (let turn = 0; turn < 4; turn += 1) await nextTurn()
  expect(asked).toEqual(['latestProtocols', 'commission', 'cart', 'protocolBuilder'])
  expect(told).toEqual([['latestProtocols'], ['commission']])
})

test('what is kept for a person comes although the code of a page was lost', async () => {
  const { told, want } = wanting(([name]) =>
    name === 'commission' ? Promise.reject(new Error('no connection')) : Promise.resolve(),
  )
  want(['commission', 'cart'])
  for (let turn = 0; turn < 4; turn += 1) await nextTurn()
  expect(told).toEqual([['cart']])
})

test('what is kept for a person waits for no page of visitors', async () => {
  const asked: LateChart[] = []
  const { want } = wanting(([name]) => {
    if (name) asked.push(name)
    return new Promise(() => {})
  })
  want(['searchBar', 'product', 'loginForm'])
  want(['cart'])
  await nextTurn()
  expect(asked).toEqual(['searchBar', 'product', 'loginForm', 'cart'])
})
