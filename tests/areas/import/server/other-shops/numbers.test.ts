import { expect, it } from 'vitest'

import { createNumbers } from '#areas/import/server/other-shops/numbers.ts'

function reading(...seen: readonly string[]) {
  const numbers = createNumbers()
  for (const text of seen) numbers.see(text)
  return (text: string) => numbers.read(text)
}

it.each([
  ['19.90', 19.9],
  ['7,9', 7.9],
  ['1.299,00', 1299],
  ['1,299.00', 1299],
  ['1.299.000', 1_299_000],
  ["CHF 1'299.50", 1299.5],
  ['€ 24,90', 24.9],
  ['24.90 EUR', 24.9],
  ['12.5000', 12.5],
  ['21', 21],
  ['-3', -3],
])('reads %j by its own shape', (text, number) => {
  expect(reading()(text)).toBe(number)
  expect(reading('7,90', '8,90')(text)).toBe(number)
  expect(reading('7.90', '8.90')(text)).toBe(number)
})

it('reads a sign before three digits as the file writes fractions (operations.import-reads-other-shops)', () => {
  expect(reading('7,90', '19.90', '1,5')('1.299')).toBe(1299)
  expect(reading('7,90')('1,299')).toBe(1.299)
  expect(reading('7.90')('1,299')).toBe(1299)
  expect(reading()('1.299')).toBe(1.299)
  expect(reading('1.299.000')('1.299')).toBe(1299)
})

it('gives back what is no number, and nothing of a blank text', () => {
  expect(reading()(' ')).toBeUndefined()
  expect(reading()('on request')).toBe('on request')
})
