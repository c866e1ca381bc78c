import { describe, expect, test } from 'vitest'

import { readWanted } from '#machines/protocols/command-box/quantity.ts'
import { hasWords } from '#machines/protocols/has-words.ts'

import { model } from '../models/command-box.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)

describe('a quantity (builder.command-adds-quantities)', () => {
  test.each([
    ['magnesium glycinate x2', 'magnesium glycinate', 2],
    ['2x magnesium glycinate', 'magnesium glycinate', 2],
    ['magnesium glycinate ×2', 'magnesium glycinate', 2],
    ['magnesium glycinate×2', 'magnesium glycinate', 2],
    ['  12 X Zinc ', 'Zinc', 12],
    ['2×zinc', 'zinc', 2],
    ['zinc x 999', 'zinc', 999],
    ['亜鉛　ｘ２', '亜鉛', 2],
    ['२ x zinc', 'zinc', 2],
  ])('stands in %j', (text, words, quantity) => expect(readWanted(text)).toEqual({ words, quantity }))

  test.each(['zinc', 'x2', '2x', 'vitamin b12', 'max2', '2xl shirt', 'zinc x0', 'zinc x1000', 'zinc x', 'omega 3', ''])(
    'does not stand in %j',
    (text) => expect(readWanted(text)).toEqual({ words: text, quantity: null }),
  )
})

test('a name has words in any order, in part, and without their accents', () => {
  expect(hasWords('Geteilte Ordner öffnen', 'offn ORD')).toBe(true)
  expect(hasWords('Saved folders', 'folders cart')).toBe(false)
  expect(hasWords('Saved folders', ' ')).toBe(true)
})
