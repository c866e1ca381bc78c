import { expect, test } from 'vitest'

import { nextHours } from '#machines/practice/editor/next-hours.ts'

test.each([
  [[], '09:00', '17:00'],
  [['09:00–12:30'], '13:30', '16:30'],
  [['14:00–18:00', '09:00–12:00'], '19:00', '22:00'],
  [['09:00–21:45'], '22:45', '23:59'],
  [['09:00–23:30'], '23:30', '23:59'],
  [['09:00–24:00'], '23:59', '23:59'],
])('behind %j come hours that overlap none of them', (ofDay, opens, closes) => {
  const spans = ofDay.map((span) => {
    const [from = '', to = ''] = span.split('–')
    return { opens: from, closes: to }
  })
  expect(nextHours(spans)).toEqual({ opens, closes })
})
