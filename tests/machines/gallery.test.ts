import { expect, test } from 'vitest'

import { addressOf, readPlace } from '#statecharts/gallery/place.ts'

import { model } from '../models/gallery.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)

const items = { map: ['Cart and wishes'], cart: ['cart', 'cart::always::0', 'cart::xstate.done.actor.a/b::1'] }

test.each([
  '#overview',
  '#map',
  '#map/Cart%20and%20wishes',
  '#requirements',
  '#cart',
  '#cart/cart',
  '#cart/cart%3A%3Aalways%3A%3A0',
])('the address %s names what its address is', (address) => {
  const place = readPlace(address, items)
  expect(place && addressOf(place)).toBe(address)
})

test('an address names a transition whose key has a slash, encoded or not', () => {
  const item = 'cart::xstate.done.actor.a/b::1'
  expect(readPlace(`#cart/${item}`, items)).toEqual({ view: 'chart', chart: 'cart', item })
  expect(readPlace(addressOf({ view: 'chart', chart: 'cart', item }), items)).toMatchObject({ item })
})

test.each(['#toString', '#cart/', '#cart/cart.gone', '#map/cart', '#%', '#constructor/name'])(
  'the address %s names nothing, or the whole chart',
  (address) => expect([null, 'cart']).toContain(readPlace(address, items)?.view === 'chart' ? 'cart' : null),
)
