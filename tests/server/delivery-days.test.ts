import { describe, expect, it } from 'vitest'

import { arrivalOf, type DeliveryCalendar, isPlace } from '#server/delivery-days.ts'

const calendar: DeliveryCalendar = {
  timeZone: 'Europe/Berlin',
  cutoff: 12,
  workdays: [1, 2, 3, 4, 5],
  holidays: ['DE'],
}
const arrival = (at: string, rest: Partial<DeliveryCalendar> = {}, days: readonly [number, number] = [1, 2]) => {
  const { from, until } = arrivalOf(days, new Date(at), { ...calendar, ...rest })
  return [from, until]
}

describe('an order arrives (checkout.delivery-days)', () => {
  it.each([
    ['before the cut-off, from the same day on', '2026-11-24T10:59:59Z', ['2026-11-25', '2026-11-26']],
    ['at the cut-off, from the next day on', '2026-11-24T11:00:00Z', ['2026-11-26', '2026-11-27']],
    ['in summer, by the hour of the place', '2026-06-23T10:00:00Z', ['2026-06-25', '2026-06-26']],
    [
      'just after midnight of the place, on the day that has begun',
      '2026-11-23T23:30:00Z',
      ['2026-11-25', '2026-11-26'],
    ],
    ['on a Friday in time, over the weekend', '2026-11-27T08:00:00Z', ['2026-11-30', '2026-12-01']],
    ['on a Friday too late, from Monday on', '2026-11-27T15:00:00Z', ['2026-12-01', '2026-12-02']],
    ['on a Saturday, from Monday on', '2026-11-28T08:00:00Z', ['2026-12-01', '2026-12-02']],
    ['before Christmas, past both holidays and the weekend', '2026-12-24T08:00:00Z', ['2026-12-28', '2026-12-29']],
    ["over the year's end, past New Year", '2026-12-30T15:00:00Z', ['2027-01-04', '2027-01-05']],
    ['at Easter, past Good Friday and Easter Monday', '2026-04-02T08:00:00Z', ['2026-04-07', '2026-04-08']],
  ])('%s', (_, at, days) => {
    expect(arrival(at)).toEqual(days)
  })

  it('past the holidays of a state, past days that are named, or on any', () => {
    const epiphany = '2026-01-05T08:00:00Z'
    expect(arrival(epiphany)).toEqual(['2026-01-06', '2026-01-07'])
    expect(arrival(epiphany, { holidays: ['DE-BY'] })).toEqual(['2026-01-07', '2026-01-08'])
    expect(arrival(epiphany, { holidays: ['DE', '2026-01-06', '2026-01-07'] })).toEqual(['2026-01-08', '2026-01-09'])
    expect(arrival('2026-12-24T08:00:00Z', { holidays: [] })).toEqual(['2026-12-25', '2026-12-28'])
  })

  it('on Saturdays where the shop works then, and on the day itself where nothing is on its way', () => {
    expect(arrival('2026-11-27T08:00:00Z', { workdays: [1, 2, 3, 4, 5, 6] })).toEqual(['2026-11-28', '2026-11-30'])
    expect(arrival('2026-11-24T08:00:00Z', {}, [0, 0])).toEqual(['2026-11-24', '2026-11-24'])
  })
})

it('the holidays of Germany and its states are known', () => {
  expect(['DE', 'DE-BY', 'FR', 'DE-XX', 'de', ''].map(isPlace)).toEqual([true, true, false, false, false, false])
})
