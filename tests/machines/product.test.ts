import { expect, test } from 'vitest'

import { slugWords } from '#machines/product/product.ts'

import { model } from '../models/product.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)

test.each([
  ['magnesium-citrat-120', 'magnesium citrat 120'],
  ['Vitamin_C+%28pure%29', 'Vitamin C pure'],
  ['%E4%BA%9C%E9%89%9B--', '亜鉛'],
  ['100%25-%ZZ', '100 25 ZZ'],
])('the words of the slug %s are %j', (slug, words) => {
  expect(slugWords(slug)).toBe(words)
})
