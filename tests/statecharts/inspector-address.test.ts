import { expect, test } from 'vitest'

import { EVERYTHING } from '#statecharts/inspector/log/filter.ts'
import { addressOf, readPlace } from '#statecharts/inspector/place.ts'

const START = { tab: null, actor: null, at: null, filter: EVERYTHING }

test.each([
  ['#', START],
  ['#tab=a&actor=x%3A3&at=12', { ...START, tab: 'a', actor: 'x:3', at: 12 }],
  [
    '#at=0&text=cart+%26+more&kinds=event.stop&own=1',
    { ...START, at: 0, filter: { text: 'cart & more', kinds: ['event', 'stop'] as const, isActorOnly: true } },
  ],
])('the address %s names what its address is', (address, place) => {
  expect(readPlace(address)).toEqual(place)
  expect(addressOf({ ...place, file: null })).toBe(address)
})

test.each(['', '#at=-1', '#at=x', '#kinds', '#nothing=1'])('the address %s names no moment', (address) => {
  expect(readPlace(address)).toMatchObject({ tab: null, at: null })
})

test('what a file shows names no tab', () => {
  const file = { name: 'a', trace: { version: 1, build: '', began: '', records: [] } } as const
  expect(addressOf({ ...START, tab: 'a', at: 3, file })).toBe('#at=3')
})
