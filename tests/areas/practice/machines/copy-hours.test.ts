import { expect, test } from 'vitest'

import { copyHours } from '#machines/practice/editor/copy-hours.ts'

const at = (day: number, opens: string, closes: string) => ({ day, opens, closes })

test('days are given the hours of another one in place of their own, and all other days keep theirs (practice.hours-can-be-copied)', () => {
  const spans = [at(2, '10:00', '11:00'), at(1, '09:00', '12:00'), at(1, '13:00', '17:00'), at(7, '10:00', '12:00')]
  expect(copyHours(spans, 1, [1, 2, 3])).toEqual({
    spans: [
      at(1, '09:00', '12:00'),
      at(1, '13:00', '17:00'),
      at(7, '10:00', '12:00'),
      at(2, '09:00', '12:00'),
      at(2, '13:00', '17:00'),
      at(3, '09:00', '12:00'),
      at(3, '13:00', '17:00'),
    ],
    origins: [1, 2, 3, null, null, null, null],
  })
})
