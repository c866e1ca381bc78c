import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, amountOn, factorsOf, lastDay } from '#areas/protocols/contract/dosage/amounts.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import { LASTS_MAX, lastingOf, packsUntil } from '#areas/protocols/contract/supply/lasting.ts'
import { LENGTHS, spanOf } from '#areas/protocols/contract/supply/length.ts'
import type { Pack } from '#areas/protocols/contract/supply/pack.ts'
import { scheduleOf } from '#areas/protocols/contract/supply/schedule.ts'
import { isKnown, protocolSupply, supplyOf } from '#areas/protocols/contract/supply/supply.ts'
import { tries } from '#tests/support/tries.ts'

import { calendarDays, dosages } from '../dosage/support/dosages.ts'

const typed = (text: string): Dosage => {
  const read = parseDosage(text, 'en', { unit: 'capsule' })
  if (!read) throw new Error(text)
  return read
}
/** A Tuesday. */
const FIRST = '2026-12-01'
const capsules = (amount: number): Pack => ({ unit: 'capsule', amount })
const supply = (text: string, pack: Pack, item_count = 1, last = '2026-12-30') =>
  supplyOf({ dosage: typed(text), pack, item_count }, { start: FIRST, first: FIRST, last })

describe('how long packs last (supply.days-never-exceed-the-packs)', () => {
  it.each([
    ['1 a day', 60, 1, { days: 60, isToTheEnd: false }, '2027-01-29'],
    ['1-0-1', 60, 1, { days: 30, isToTheEnd: false }, '2026-12-30'],
    ['1-0-1', 60, 3, { days: 90, isToTheEnd: false }, '2027-02-28'],
    ['2 a day', 61, 1, { days: 30, isToTheEnd: false }, '2026-12-30'],
    ['½ a day', 60, 1, { days: 120, isToTheEnd: false }, '2027-03-30'],
    // The day after the last that is covered is one on which something would be taken.
    ['1 every 2 days', 5, 1, { days: 10, isToTheEnd: false }, '2026-12-10'],
    // From Tuesday: Wednesday, Friday, Monday, and then Wednesday would be the fourth.
    ['1 mo we fr', 3, 1, { days: 8, isToTheEnd: false }, '2026-12-08'],
    ['1 for 10 days then 2', 20, 1, { days: 15, isToTheEnd: false }, '2026-12-15'],
    ['1 from 2026-12-11', 10, 1, { days: 10, isToTheEnd: false }, '2026-12-20'],
    ['1 for 10 days', 60, 1, { days: 10, isToTheEnd: true }, null],
    ['1 until 2026-12-05', 5, 1, { days: 5, isToTheEnd: true }, null],
    ['1 until 2026-12-05', 4, 1, { days: 4, isToTheEnd: false }, '2026-12-04'],
    ['1 until 2026-11-05', 4, 1, { days: 0, isToTheEnd: true }, null],
    ['2 a day', 1, 1, { days: 0, isToTheEnd: false }, '2026-11-30'],
    ['0.001 a day', 999, 999, { days: LASTS_MAX, isToTheEnd: false }, null],
  ] as const)('“%s” of packs of %d, %d of them', (text, amount, packs, all, runsOut) => {
    expect(supply(text, capsules(amount), packs)).toMatchObject({ all, runsOut })
  })

  it('counts spoons and millilitres as one measure', () => {
    const of = (text: string, pack: Pack) =>
      supplyOf({ dosage: typed(text), pack, item_count: 1 }, { start: FIRST, first: FIRST, last: FIRST })
    expect(of('1 teaspoon a day', { unit: 'ml', amount: 100 })).toMatchObject({ onePack: { days: 20 } })
    expect(of('1 tablespoon at dinner', { unit: 'ml', amount: 100 })).toMatchObject({ onePack: { days: 6 } })
  })

  it('counts from today what began before, on the days that it has', () => {
    const line = { dosage: typed('1 for 10 days then 2'), pack: capsules(10), item_count: 1 }
    expect(supplyOf(line, { start: '2026-12-01', first: '2026-12-09', last: '2026-12-12' })).toEqual({
      onePack: { days: 6, isToTheEnd: false },
      all: { days: 6, isToTheEnd: false },
      runsOut: '2026-12-14',
      needed: 1,
    })
  })
})

describe('what is not known (supply.unknown-is-not-guessed)', () => {
  it('is said with its reason', () => {
    const span = { start: FIRST, first: FIRST, last: FIRST }
    const pack = capsules(60)
    expect(supplyOf({ item_count: 1, pack }, span)).toEqual({ unknown: 'dosage' })
    expect(supplyOf({ item_count: 1, pack, dosage: null }, span)).toEqual({ unknown: 'dosage' })
    expect(supplyOf({ item_count: 1, dosage: typed('1 a day') }, span)).toEqual({ unknown: 'pack' })
    expect(supplyOf({ item_count: 1, pack, dosage: typed('5 drops am') }, span)).toEqual({ unknown: 'units' })
    expect(supplyOf({ item_count: 1, pack, dosage: typed('1 scoop am') }, span)).toEqual({ unknown: 'units' })
  })
})

describe('the length of a protocol', () => {
  const lines = (...texts: readonly string[]) => texts.map((text) => ({ dosage: typed(text) }))

  it('is chosen where no dosage has an end (supply.length-is-chosen-without-an-end)', () => {
    for (const days of LENGTHS)
      expect(spanOf([...lines('1 a day'), { dosage: null }], FIRST, FIRST, days)).toMatchObject({
        days,
        isChosen: true,
        last: addDays(FIRST, days - 1),
      })
  })

  it('goes to the latest day on which a dosage ends (supply.ends-with-its-last-dosage)', () => {
    expect(spanOf(lines('1 a day', '1 until 2026-12-20', '2 for 7 days'), FIRST, FIRST, 90)).toMatchObject({
      last: '2026-12-20',
      days: 20,
      isChosen: false,
    })
    expect(spanOf(lines('1 until 2026-12-20'), FIRST, '2026-12-21', 30).days).toBe(0)
    expect(spanOf(lines('1 until 2026-12-20'), FIRST, '2026-12-20', 30).days).toBe(1)
  })
})

describe('the packs that a length needs (supply.packs-cover-the-length)', () => {
  it.each([
    ['1-0-1', 60, '2026-12-30', 1],
    ['1-0-1', 60, '2026-12-31', 2],
    ['1-0-1', 60, '2027-02-28', 3],
    ['1 for 10 days', 10, '2027-02-28', 1],
    ['1 for 11 days', 10, '2027-02-28', 2],
    ['1 until 2026-11-20', 10, '2027-02-28', 0],
  ])('of “%s” from packs of %d up to %s', (text, amount, last, needed) => {
    expect(supply(text, capsules(amount), 1, last)).toMatchObject({ needed })
  })

  it('are counted for each line to the end of all', () => {
    const { span, lines } = protocolSupply(
      ['1-0-1', '1 until 2026-12-10'].map((text) => ({ dosage: typed(text), pack: capsules(30), item_count: 1 })),
      FIRST,
      FIRST,
      90,
    )
    expect(span).toMatchObject({ last: '2026-12-10', days: 10 })
    expect(lines.map((one) => isKnown(one.supply) && one.supply.needed)).toEqual([1, 1])
  })
})

const packs = fc.record({
  unit: fc.constantFrom('capsule' as const, 'ml' as const, 'teaspoon' as const, 'g' as const),
  amount: fc.oneof(
    fc.integer({ min: 1, max: 500 }),
    fc.integer({ min: 1, max: 50_000 }).map((n) => n / 1000),
  ),
})
const DAY_COUNT = 400
const taken = (dosage: Dosage, day: string, start: string) =>
  Math.round(amountOn(dosage, day, start).reduce((all, { amount }) => all + amount, 0) * 1000)

describe('whatever the dosage and the pack', () => {
  const cases = fc
    .record({ dosage: dosages, pack: packs, start: calendarDays, later: fc.integer({ min: 0, max: 100 }) })
    .filter(({ dosage, pack }) => factorsOf(dosage.unit, pack.unit) !== null || dosage.unit === pack.unit)

  it('each day is that of the dosage', () => {
    fc.assert(
      fc.property(cases, ({ dosage, pack, start }) => {
        const schedule = scheduleOf(dosage, pack, start, start)
        const factor = factorsOf(dosage.unit, pack.unit)?.[0] ?? Number.NaN
        for (let day = 0; day < DAY_COUNT; day += 1)
          expect(schedule?.takenOn(day)).toBe(taken(dosage, addDays(start, day), start) * factor)
      }),
      tries(100),
    )
  })

  it('what is taken on the days that they last is never more than the packs, and one day more would be (supply.days-never-exceed-the-packs)', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 999 }), ({ dosage, pack, start, later }, count) => {
        const from = addDays(start, later)
        const schedule = scheduleOf(dosage, pack, start, from)
        if (schedule === null) throw new Error('The units are comparable.')
        const { days, isToTheEnd } = lastingOf(schedule, count)
        let use = 0
        for (let day = 0; day < days; day += 1) use += schedule.takenOn(schedule.first + day)
        expect(use).toBeLessThanOrEqual(schedule.pack * count)
        if (!isToTheEnd && days < LASTS_MAX)
          expect(use + schedule.takenOn(schedule.first + days)).toBeGreaterThan(schedule.pack * count)
        if (isToTheEnd && days > 0) expect(addDays(start, schedule.first + days - 1)).toBe(lastDay(dosage, start))
      }),
      tries(200),
    )
  })

  it('the packs that are needed cover every day, and one pack fewer does not (supply.packs-cover-the-length)', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 200 }), ({ dosage, pack, start, later }, length) => {
        const schedule = scheduleOf(dosage, pack, start, addDays(start, later))
        if (schedule === null) throw new Error('The units are comparable.')
        const until = schedule.first + length - 1
        const needed = packsUntil(schedule, until)
        const days = Math.min(length, schedule.last === null ? length : Math.max(schedule.last - schedule.first + 1, 0))
        expect(lastingOf(schedule, needed).days).toBeGreaterThanOrEqual(days)
        if (needed > 0) expect(lastingOf(schedule, needed - 1).days).toBeLessThan(days)
      }),
      tries(200),
    )
  })
})
