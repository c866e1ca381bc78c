import { expect, test } from 'vitest'

import { pageSteps } from '#components/layout/page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 gap 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [9, 9, '1 gap 8 9'],
])('on page %i of %i these are offered: %s', (current, total, steps) => {
  expect(pageSteps(current, total).join(' ')).toBe(steps)
})
