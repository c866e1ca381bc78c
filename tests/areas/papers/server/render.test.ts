import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { PAYMENT_METHODS } from '#contract/constants.ts'
import { runsOf } from '#areas/papers/server/pdf/lines.ts'
import { STYLES } from '#areas/papers/server/pdf/styles.ts'
import { renderInvoice } from '#areas/papers/server/render/invoice.ts'
import { renderSlips } from '#areas/papers/server/render/slips.ts'
import { wordsIn } from '#areas/papers/server/render/words.ts'
import { PAPER_KEYS } from '#server/texts/paper-keys.ts'

import { messages } from '#tests/server/support/messages.ts'
import { SAMPLE_CONTENT, SAMPLE_LINE } from './support/sample.ts'

const issued = {
  kind: 'invoice',
  number: 'EU-2026-00042',
  issuedAt: new Date('2026-11-29T12:00:00Z'),
  content: SAMPLE_CONTENT,
} as const

it.each(LANGUAGE_CODES)('has every word in a font, in %s (papers.pdf-in-the-buyers-language)', (language) => {
  const words = wordsIn(language, 'EUR', messages)
  const said = [
    ...PAPER_KEYS.map((key) => messages(language, key)),
    ...PAYMENT_METHODS.map((method) => words.say(`payment.${method}`)),
    ...['NL', 'JP', 'GR', 'BG', 'TW'].map(words.country),
    words.day('2026-11-29'),
    words.money(-123_456),
    words.percent(25.5),
    words.number(12_345),
    'Łukasz Ștefănescu, Νίκος Παπαδόπουλος, Пётр Ильич, 山田 花子, 陳小明',
  ]
  for (const text of said)
    for (const style of [STYLES.text, STYLES.strong, STYLES.title])
      expect(
        runsOf(text, style, language)
          .map((run) => run.text)
          .join(''),
      ).toBe(text.normalize('NFC').replaceAll('\u{202f}', '\u{a0}'))
})

it('shows a character that no font has as a question mark', () => {
  expect(runsOf('a🜚b', STYLES.text, 'en').map(({ text }) => text)).toEqual(['a?b'])
})

it('is tagged, names its language and can be kept (PDF/A-3)', async () => {
  const bytes = (await renderInvoice(issued, wordsIn('jp', 'EUR', messages))).toString('latin1')
  expect(bytes).toMatch(/<pdfaid:part>3</)
  expect(bytes).toMatch(/<pdfaid:conformance>A</)
  expect(bytes).toMatch(/\/Marked true/)
  expect(bytes).toMatch(/\/Lang \(ja\)/)
  expect(bytes).toMatch(/\/S \/Table\b/)
  expect(bytes).not.toMatch(/Helvetica/)
})

it('goes on over pages', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => ({ ...SAMPLE_LINE, variant_id: place }))
  const bytes = await renderInvoice(
    { ...issued, content: { ...SAMPLE_CONTENT, lines } },
    wordsIn('de', 'EUR', messages),
  )
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
})

it('of packing has no price, and a page for each order (papers.slips-have-no-prices)', async () => {
  const { seller, buyer, lines, order } = SAMPLE_CONTENT
  const money = () => {
    throw new Error('a price')
  }
  const slip = {
    ...order,
    delivery: 'Standard',
    address: buyer,
    seller,
    lines,
    words: { ...wordsIn('nl', 'EUR', messages), money },
  }
  const bytes = await renderSlips([slip, slip], new Date())
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})
