import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { amountOn, averagePerDay, lastDay, perDay, servingsPerDay } from '#areas/protocols/contract/dosage/amounts.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import { tries } from '#tests/support/tries.ts'

import { calendarDays, dosages } from './support/dosages.ts'

const DAY_MS = 86_400_000
const typed = (text: string) => {
  const read = parseDosage(text, 'en')
  if (!read) throw new Error(text)
  return read
}
const later = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const sumOn = (dosage: Dosage, day: string, start: string) =>
  amountOn(dosage, day, start).reduce((all, { amount }) => all + amount, 0)
const sumsFrom = (dosage: Dosage, start: string, days: number) =>
  Array.from({ length: days }, (_, index) => sumOn(dosage, later(start, index), start))

describe('the amount of a day (dosage.days-follow-from-it)', () => {
  it.each([
    ['1-0-1', [2, 2, 2]],
    ['1 every 3 days', [1, 0, 0, 1, 0, 0, 1]],
    // The first is a Tuesday.
    ['2 mo we fr', [0, 2, 0, 2, 0, 0, 2]],
    ['1 for 2 days then 2 for 2 days then 3', [1, 1, 2, 2, 3, 3]],
    ['1 for 3 days', [1, 1, 1, 0, 0]],
    ['1 until 2026-12-02', [1, 1, 0]],
    ['1 for 9 days until 2026-12-02', [1, 1, 0]],
    ['1 from 2026-12-03', [0, 0, 1, 1]],
    ['1 from 2026-12-03 every 2 days', [0, 0, 1, 0, 1]],
    ['1 from 2026-12-02 for 2 days', [0, 1, 1, 0]],
  ])('of “%s” is in turn %j', (text, amounts) => {
    expect(sumsFrom(typed(text), '2026-12-01', amounts.length)).toEqual(amounts)
  })

  it('names times and amounts', () => {
    expect(amountOn(typed('1 breakfast 2 bed'), '2026-12-01', '2026-12-01')).toEqual([
      { at: 'breakfast', amount: 1 },
      { at: 'bed', amount: 2 },
    ])
  })
})

describe('a day of the last step (dosage.days-follow-from-it)', () => {
  it.each([
    ['1-0-1', 2, 2],
    ['1 for 7 days then ½-0-0.1', 0.6, 0.6],
    ['2 every 4 days', 2, 0.5],
    ['7 mo we', 7, 2],
  ])('of “%s” comes to %d, on average %d', (text, most, average) => {
    expect(perDay(typed(text))).toBe(most)
    expect(averagePerDay(typed(text))).toBeCloseTo(average, 9)
  })

  it('is the most of its days, and the average is their mean, whatever the dosage', () => {
    fc.assert(
      fc.property(dosages, calendarDays, (one, start) => {
        const alone: Dosage = {
          ...one,
          steps: one.steps.slice(-1).map((step) => ({ ...step, days: null })),
          from: null,
          until: null,
        }
        const days = one.rhythm && 'every' in one.rhythm ? one.rhythm.every * 2 : 14
        const sums = sumsFrom(alone, start, days)
        expect(Math.max(...sums)).toBeCloseTo(perDay(one), 6)
        expect(sums.reduce((all, sum) => all + sum, 0) / days).toBeCloseTo(averagePerDay(one), 6)
      }),
      tries(100),
    )
  })
})

describe('the last day (dosage.days-follow-from-it)', () => {
  it.each([
    ['1-0-1', null],
    ['1 for 7 days then 2', null],
    ['1 for 7 days then 2 for 1 week', '2026-12-14'],
    ['1 until 2026-12-24', '2026-12-24'],
    ['1 for 7 days until 2026-12-24', '2026-12-07'],
    ['1 for 30 days until 2026-12-24', '2026-12-24'],
    ['1 from 2026-12-10 for 7 days', '2026-12-16'],
  ])('of “%s” is %s', (text, day) => {
    expect(lastDay(typed(text), '2026-12-01')).toBe(day)
  })

  it('is followed by none with an intake, whatever the dosage', () => {
    fc.assert(
      fc.property(dosages, calendarDays, fc.integer({ min: 1, max: 400 }), (one, start, after) => {
        const last = lastDay(one, start)
        fc.pre(last !== null)
        expect(amountOn(one, later(last, after), start)).toEqual([])
      }),
      tries(200),
    )
  })

  it('ends as many days as the steps have, each with its sum', () => {
    fc.assert(
      fc.property(dosages, calendarDays, (one, start) => {
        const daily: Dosage = {
          ...one,
          rhythm: null,
          from: null,
          until: null,
          steps: one.steps.map((step) => ({ ...step, days: ((step.days ?? 5) % 20) + 1 })),
        }
        const last = lastDay(daily, start)
        const wanted = daily.steps.flatMap(({ days, intakes }) =>
          Array.from({ length: days ?? 0 }, () => intakes.reduce((all, { amount }) => all + amount, 0)),
        )
        expect(sumsFrom(daily, start, wanted.length + 1)).toEqual([...wanted, 0])
        expect(last).toBe(later(start, wanted.length - 1))
      }),
      tries(50),
    )
  })
})

describe('the servings of a day (dosage.servings-need-one-unit)', () => {
  it.each([
    ['2 caps bed', { unit: 'capsule', amount: 2 }, 1],
    ['1-0-1 caps', { unit: 'capsule', amount: 4 }, 0.5],
    ['2 tsp', { unit: 'ml', amount: 5 }, 2],
    ['1 tbsp', { unit: 'teaspoon', amount: 1 }, 3],
    ['30 ml', { unit: 'tablespoon', amount: 1 }, 2],
    ['2 caps', { unit: 'tablet', amount: 1 }, null],
    ['1 scoop', { unit: 'g', amount: 30 }, null],
    ['20 drops', { unit: 'ml', amount: 1 }, null],
    ['1 tsp', { unit: 'g', amount: 5 }, null],
  ] as const)('“%s” of %j are %s', (text, serving, servings) => {
    expect(servingsPerDay(typed(text), serving)).toBe(servings)
  })
})
