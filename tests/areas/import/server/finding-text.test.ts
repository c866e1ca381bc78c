import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { findingText } from '#areas/import/server/jobs/finding-text.ts'

import { messages } from '#tests/server/support/messages.ts'

const finding = (kind: 'rejected' | 'note', detail: string) => ({ line: 2, kind, code: kind, detail, alike: '' })

it.each([
  ['rejected', 'Regular price: is in INR, and this shop sells in EUR and GBP', 'INR'],
  ['rejected', 'Stock: cannot be taken: "soon"', '"soon"'],
  ['note', 'shopify:zinc is a product of another shop; this one is shopify:b:zinc', 'shopify:b:zinc'],
] as const)('says what was found in each language: %s %s', (kind, detail, kept) => {
  const said = LANGUAGE_CODES.map((language) => findingText(finding(kind, detail), messages, language))
  for (const [at, words] of said.entries()) {
    expect(words).toContain(kept)
    expect(words).not.toBe(detail)
    if (LANGUAGE_CODES[at] !== 'en') expect(words).not.toBe(said[LANGUAGE_CODES.indexOf('en')])
  }
})
