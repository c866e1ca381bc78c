import { describe, expect, test } from 'vitest'

import { areasOf, ownMessages } from '#statecharts/graph/areas.ts'
import type { Message } from '#statecharts/graph/message.ts'
import { areaBox } from '#statecharts/layout/map-names.ts'
import { layOutMap } from '#statecharts/layout/map.ts'

const charts = [
  { id: 'app', file: 'machines/app/app.machine.ts' },
  { id: 'cart', file: 'machines/cart/cart.machine.ts' },
  { id: 'keptList', file: 'tests/models/kept-list-sample.ts' },
  { id: 'checkout', file: 'machines/orders/checkout/checkout.machine.ts' },
  { id: 'addressForm', file: 'machines/account/address-form.machine.ts' },
  { id: 'profileForm', file: 'machines/account/profile-form.machine.ts' },
  { id: 'stock', file: 'machines/stock/stock.machine.ts' },
]
const many = Array.from({ length: 9 }, (_, at) => `late${at}`)
const messages: readonly Message[] = [
  ...charts
    .map(({ id }): Message => ({ from: 'app', to: id, kind: 'starts', event: id }))
    .filter(({ to }) => to !== 'addressForm'),
  ...many.map((to): Message => ({ from: 'app', to, kind: 'told', event: 'session.signedIn' })),
  { from: 'app', to: 'cart', kind: 'told', event: 'cart.add' },
  { from: 'cart', to: 'app', kind: 'fact', event: 'cart.added' },
  { from: 'checkout', to: 'addressForm', kind: 'starts', event: 'addressForm' },
  { from: 'addressForm', to: 'checkout', kind: 'fact', event: 'form.sent' },
]
const areas = areasOf(charts, messages)

describe('the areas of the map', () => {
  test('hold each chart once, a chart that only one other starts beside that one', () => {
    expect(areas).toEqual([
      { name: 'Every page', charts: ['app'] },
      { name: 'Cart and wishes', charts: ['cart', 'keptList'] },
      { name: 'Orders and payment', charts: ['checkout', 'addressForm'] },
      { name: 'Accounts and sign-in', charts: ['profileForm'] },
      { name: 'stock', charts: ['stock'] },
    ])
  })

  test('have messages of their own, without what the root does with all', () => {
    expect(ownMessages(messages).map(({ event }) => event)).toEqual([
      'cart.add',
      'cart.added',
      'addressForm',
      'form.sent',
    ])
  })
})

describe('the map', async () => {
  const { boxes, edges, width, height } = await layOutMap(areas, messages)
  const boxOf = (id: string) => {
    const box = boxes.find(({ state }) => state === id)
    if (!box) throw new Error(`no ${id}`)
    return box
  }

  test('has each chart in the box of its area', () => {
    for (const { name, charts } of areas)
      for (const chart of charts) {
        const [outer, inner] = [boxOf(areaBox(name)), boxOf(chart)]
        expect(inner.x, chart).toBeGreaterThan(outer.x)
        expect(inner.x + inner.width, chart).toBeLessThan(outer.x + outer.width)
        expect(inner.y + inner.height, chart).toBeLessThan(outer.y + outer.height)
      }
  })

  test('has no boxes over each other, and all within its size', () => {
    const inner = boxes.filter(({ state }) => !state.startsWith('#'))
    const isOver = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
      one !== other &&
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height
    expect(inner.filter((one) => inner.some((other) => isOver(one, other)))).toEqual([])
    const outer = boxes.filter(({ state }) => state.startsWith('#'))
    expect(outer.filter((one) => outer.some((other) => isOver(one, other)))).toEqual([])
    expect(boxes.filter((one) => one.x + one.width > width || one.y + one.height > height)).toEqual([])
  })

  test('has a line from a chart to those that it starts, and none of the root', () => {
    expect(edges.map(({ id }) => id)).toEqual(['checkout addressForm'])
  })
})
