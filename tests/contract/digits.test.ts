import { expect, test } from 'vitest'

import { digitsOf, plainDigits } from '#contract/digits.ts'

test.each([
  ['٣', '3'],
  ['۴۵', '45'],
  ['१२', '12'],
  ['１２', '12'],
  ['๙', '9'],
  ['𞥑', '1'],
  ['𝟗𝟘', '90'],
  ['0123456789', '0123456789'],
])('%s is %s (forms.digits-of-every-script)', (typed, plain) => expect(plainDigits(typed)).toBe(plain))

test('every decimal digit of Unicode is one from 0 to 9, each as often as the others', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(letter)) continue
    const plain = plainDigits(letter)
    expect(plain, letter).toMatch(/^[0-9]$/)
    counts[Number(plain)] = (counts[Number(plain)] ?? 0) + 1
  }
  expect(new Set(counts).size).toBe(1)
})

test('digits are kept wherever they stand in a text', () => expect(digitsOf('about ٣, or १')).toBe('31'))
