import { expect, test } from 'vitest'

import { chooseVariant, slugWords } from '#machines/catalogue/product/product.ts'
import type { ProductContext } from '#machines/catalogue/product/product.ts'

import { model } from '../models/product.model.ts'
import { testChart } from '#tests/models/support/suite.ts'

testChart(model)

test.each([
  ['magnesium-citrat-120', 'magnesium citrat 120'],
  ['Vitamin_C+%28pure%29', 'Vitamin C pure'],
  ['%E4%BA%9C%E9%89%9B--', '亜鉛'],
  ['100%25-%ZZ', '100 25 ZZ'],
])('the words of the slug %s are %j', (slug, words) => {
  expect(slugWords(slug)).toBe(words)
})

test('a variant of which there is no picture leaves the one that is shown', () => {
  expect(chooseVariant({ product: { assets: [{}, { variant_id: 11 }] } } as ProductContext, 10)).toEqual({
    variantId: 10,
    quantity: 1,
  })
})
