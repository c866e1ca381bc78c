import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { slug } from '#contract/wire.ts'
import { slugify } from '#areas/import/server/slugs.ts'

it.each([
  ['Vitamin World B-2 100 mg', 'vitamin-world-b-2-100-mg'],
  ['Änne Müller Straße', 'anne-muller-strasse'],
  ['Ærø Ålborg Łódź Œuf', 'aero-alborg-lodz-oeuf'],
  ["Nature's Own (R) Omega-3(TM)", 'natures-own-r-omega-3-tm'],
  ['A&D + K', 'a-and-d-plus-k'],
  ['Gin\u00adkgo bi\u200bl\u200co\u200dba\ufeff\u2060', 'ginkgo-biloba'],
  ['Folate 400 \u00b5g, 500 \u03bcg', 'folate-400-ug-500-ug'],
  ['half ½ ﬁve', 'half-1-2-five'],
  ['森の磁石', 'fallback'],
  ['---', 'fallback'],
])('writes %s as %s', (text, expected) => {
  expect(slugify(text, 'fallback')).toBe(expected)
})

it('cuts a long text between two words', () => {
  const text = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')
  const cut = slugify(text, 'fallback')
  expect(cut.length).toBeLessThanOrEqual(180)
  expect(text.replaceAll(' ', '-').startsWith(`${cut}-`)).toBe(true)
})

it('gives what the contract takes for a slug, of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (text) => v.is(slug, slugify(text, 'product'))),
    { seed: 7 },
  )
})
