import { expect, it } from 'vitest'

import type { LanguageCode } from '#contract/languages.ts'
import { proposed, refundSums } from '#machines/returns/draft.ts'

import { adminReturn, line } from '../models/return-samples.ts'

const checked = adminReturn(5, {
  state: 'checked',
  lines: [{ ...line, quantity: 2, accepted: 2, total: 39.98, refunded: 0 }],
  room: 100,
})

it.each<readonly [LanguageCode, string]>([
  ['en', '39.98'],
  ['de', '39,98'],
  ['fr', '39,98'],
  ['jp', '39.98'],
  ['zh-TW', '39.98'],
])('proposes amounts as %s writes them, and reads them back (returns.refunds-all-or-a-part)', (language, amount) => {
  const draft = proposed(checked, language)
  expect(draft.amounts).toEqual({ [line.product_variant_id]: amount })
  expect(refundSums(checked, draft).total).toBe(3998)
})
