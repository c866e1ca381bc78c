import { expect, test } from 'vitest'

import { coverOf, type Way } from '../models/support/cover.ts'
import { Tally } from '../models/support/coverage.ts'
import { usualWays, wholeCounts } from '../models/support/usual-ways.ts'
import { model } from '#tests/areas/cart/models/wish.model.ts'
import type { Model } from '../models/support/model.ts'

const { ways } = coverOf(model as unknown as Model)
const stepsOf = (some: readonly Way[]) => some.reduce((sum, { steps }) => sum + steps.length, 0)
const takenBy = (some: readonly Way[]) =>
  new Set(some.flatMap(({ steps }) => steps.flatMap(({ after }) => after.taken)))

test('the usual ways are fewer, and take every transition', () => {
  const some = usualWays(ways, Math.ceil(stepsOf(ways) / 4))
  expect(stepsOf(some)).toBeLessThan(stepsOf(ways) / 2)
  expect(takenBy(some)).toEqual(takenBy(ways))
  expect(takenBy(usualWays(ways, 0))).toEqual(takenBy(ways))
})

test('all ways of a small chart are usual', () => {
  expect(usualWays(ways, stepsOf(ways))).toBe(ways)
})

test('the usual counts stand for the committed ones unless they contradict them', () => {
  const tally = (...counts: readonly (readonly [string, number])[]) => new Tally(counts)
  const counted = {
    taken: tally(['a', 2], ['b', 1], ['c', 1]),
    asked: tally(['a', 2], ['c', 3]),
    held: tally(['a', 2], ['c', 1]),
  }
  const { taken, asked, held } = wholeCounts(counted, {
    transitions: {
      a: { taken: 20, guard: [20, 5] },
      b: { taken: 0 },
      c: { taken: 9, guard: [9, 0] },
      d: { taken: 4 },
    },
  })
  const read = (key: string) => [taken.of(key), held.of(key), asked.of(key) - held.of(key)]
  expect(read('a')).toEqual([20, 20, 5])
  expect(read('b')).toEqual([1, 0, 0])
  expect(read('c')).toEqual([1, 1, 2])
  expect(read('d')).toEqual([0, 0, 0])
})
