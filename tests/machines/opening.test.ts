import { describe, expect, test } from 'vitest'

import type { OpeningSpan } from '#areas/practice/contract/opening-hours.ts'
import { clockTime, openState, placeOfZone, spanElsewhere, weekdayNow, weekOf } from '#machines/practice/opening.ts'

const AMSTERDAM = 'Europe/Amsterdam'
const span = (day: OpeningSpan['day'], opens: string, closes: string): OpeningSpan => ({ day, opens, closes })
const at = (text: string) => Date.parse(text)
const weekdays = ([1, 2, 3, 4, 5] as const).flatMap((day) => [span(day, '09:00', '12:30'), span(day, '13:30', '17:00')])
/** 23 November 2026 is a Monday; Amsterdam is an hour ahead of UTC. */
const monday = (time: string) => at(`2026-11-23T${time}:00+01:00`)

describe('whether a practice is open (practice.says-when-it-is-open)', () => {
  test.each([
    ['09:00', { kind: 'open', closesAt: monday('12:30') }],
    ['12:29', { kind: 'open', closesAt: monday('12:30') }],
    ['12:30', { kind: 'closed', opensAt: monday('13:30') }],
    ['08:59', { kind: 'closed', opensAt: monday('09:00') }],
    ['17:00', { kind: 'closed', opensAt: at('2026-11-24T09:00:00+01:00') }],
  ])('at %s on a Monday', (time, state) => {
    expect(openState(monday(time), weekdays, AMSTERDAM)).toEqual(state)
  })

  test('a closed weekend leads to Monday', () => {
    const saturday = at('2026-11-28T10:00:00+01:00')
    const state = openState(saturday, weekdays, AMSTERDAM)
    expect(state).toEqual({ kind: 'closed', opensAt: at('2026-11-30T09:00:00+01:00') })
    if (state.kind === 'closed')
      expect(clockTime(state.opensAt, saturday, AMSTERDAM)).toEqual({ weekday: 1, inDays: 2, time: '9:00' })
  })

  test('the only span of a week that has just ended comes again in a week', () => {
    expect(openState(monday('10:00'), [span(1, '09:00', '10:00')], AMSTERDAM)).toEqual({
      kind: 'closed',
      opensAt: at('2026-11-30T09:00:00+01:00'),
    })
  })

  test('spans that meet at midnight are one', () => {
    const night = [span(1, '20:00', '24:00'), span(2, '00:00', '02:00')]
    expect(openState(monday('23:59'), night, AMSTERDAM)).toEqual({
      kind: 'open',
      closesAt: at('2026-11-24T02:00:00+01:00'),
    })
  })

  test('midnight belongs to the day that ends', () => {
    const late = [span(1, '20:00', '24:00')]
    const state = openState(monday('22:00'), late, AMSTERDAM)
    expect(state).toEqual({ kind: 'open', closesAt: at('2026-11-24T00:00:00+01:00') })
    if (state.kind === 'open')
      expect(clockTime(state.closesAt, monday('22:00'), AMSTERDAM, true)).toEqual({
        weekday: 1,
        inDays: 0,
        time: '24:00',
      })
  })

  test('one that never closes says so, and one without hours', () => {
    const always = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => span(day, '00:00', '24:00'))
    expect(openState(monday('10:00'), always, AMSTERDAM)).toEqual({ kind: 'always' })
    expect(openState(monday('10:00'), [], AMSTERDAM)).toEqual({ kind: 'never' })
  })
})

describe('when clocks change', () => {
  // In 2026 summer time begins in Amsterdam on 29 March at 2:00 and ends on 25 October at 3:00, both Sundays.
  test('hours of the day after are those of the new time', () => {
    const saturday = at('2026-03-28T18:00:00+01:00')
    expect(openState(saturday, [span(1, '09:00', '17:00')], AMSTERDAM)).toEqual({
      kind: 'closed',
      opensAt: at('2026-03-30T09:00:00+02:00'),
    })
    const autumn = at('2026-10-24T18:00:00+02:00')
    expect(openState(autumn, [span(1, '09:00', '17:00')], AMSTERDAM)).toEqual({
      kind: 'closed',
      opensAt: at('2026-10-26T09:00:00+01:00'),
    })
  })

  test('a span across the change closes by the clock, an hour sooner or later', () => {
    const night = [span(7, '01:00', '05:00')]
    expect(openState(at('2026-03-29T01:30:00+01:00'), night, AMSTERDAM)).toEqual({
      kind: 'open',
      closesAt: at('2026-03-29T05:00:00+02:00'),
    })
    expect(openState(at('2026-10-25T01:30:00+02:00'), night, AMSTERDAM)).toEqual({
      kind: 'open',
      closesAt: at('2026-10-25T05:00:00+01:00'),
    })
  })

  test('a time that is skipped comes an hour later, and of one that comes twice the first counts', () => {
    expect(openState(at('2026-03-29T01:30:00+01:00'), [span(7, '02:30', '05:00')], AMSTERDAM)).toEqual({
      kind: 'closed',
      opensAt: at('2026-03-29T03:30:00+02:00'),
    })
    expect(openState(at('2026-10-25T01:30:00+02:00'), [span(7, '02:30', '05:00')], AMSTERDAM)).toEqual({
      kind: 'closed',
      opensAt: at('2026-10-25T02:30:00+02:00'),
    })
  })

  test('west of Greenwich and south of the equator too', () => {
    expect(openState(at('2026-03-08T01:30:00-05:00'), [span(7, '01:00', '05:00')], 'America/New_York')).toEqual({
      kind: 'open',
      closesAt: at('2026-03-08T05:00:00-04:00'),
    })
    expect(openState(at('2026-10-03T18:00:00+10:00'), [span(7, '09:00', '10:00')], 'Australia/Sydney')).toEqual({
      kind: 'closed',
      opensAt: at('2026-10-04T09:00:00+11:00'),
    })
  })
})

describe('the hours on the visitor’s clocks', () => {
  test('are told where they differ, with their own day', () => {
    expect(spanElsewhere(span(1, '09:00', '12:30'), monday('08:00'), AMSTERDAM, 'Europe/Berlin')).toBeUndefined()
    expect(spanElsewhere(span(1, '09:00', '12:30'), monday('08:00'), AMSTERDAM, 'Europe/London')).toEqual({
      opens: { weekday: 1, inDays: 0, time: '8:00' },
      closes: { weekday: 1, inDays: 0, time: '11:30' },
    })
    expect(spanElsewhere(span(1, '20:00', '24:00'), monday('08:00'), AMSTERDAM, 'Asia/Tokyo')).toEqual({
      opens: { weekday: 2, inDays: 1, time: '4:00' },
      closes: { weekday: 2, inDays: 1, time: '8:00' },
    })
  })

  test('follow the difference of that day, where only one of both zones has changed its clocks', () => {
    const before = at('2026-03-09T08:00:00+01:00')
    expect(spanElsewhere(span(2, '15:00', '17:00'), before, AMSTERDAM, 'America/New_York')?.opens.time).toBe('10:00')
    expect(spanElsewhere(span(2, '15:00', '17:00'), monday('08:00'), AMSTERDAM, 'America/New_York')?.opens.time).toBe(
      '9:00',
    )
  })
})

test('a week begins on Monday, and the spans of a day stand in order', () => {
  const week = weekOf([span(7, '10:00', '11:00'), span(1, '13:30', '17:00'), span(1, '09:00', '12:30')])
  expect(week.map(({ weekday, spans }) => [weekday, ...spans.map(({ opens }) => opens)])).toEqual([
    [1, '09:00', '13:30'],
    [2],
    [3],
    [4],
    [5],
    [6],
    [7, '10:00'],
  ])
})

test('a zone tells its weekday and is called by its place', () => {
  expect(weekdayNow(at('2026-11-22T23:30:00Z'), AMSTERDAM)).toBe(1)
  expect(weekdayNow(at('2026-11-22T23:30:00Z'), 'Europe/London')).toBe(7)
  expect(placeOfZone('America/New_York')).toBe('New York')
})
