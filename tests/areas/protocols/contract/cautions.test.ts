import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shortCaution } from '#areas/protocols/contract/cautions.ts'

const TEXT = 'Do not take it while pregnant. Ask a doctor first. Keep out of reach of children.'

test('what a label says to mind is printed in whole sentences (dosage.plan-names-what-to-mind)', () => {
  expect(shortCaution(TEXT, 200)).toBe(TEXT)
  expect(shortCaution(TEXT, 55)).toBe('Do not take it while pregnant. Ask a doctor first. …')
  expect(shortCaution(TEXT, 35)).toBe('Do not take it while pregnant. …')
  expect(shortCaution('妊娠中はご利用にならないでください。医師にご相談ください。', 20)).toBe(
    '妊娠中はご利用にならないでください。 …',
  )
})

test('a first sentence that is too long is printed whole, as half of it may say the opposite', () => {
  expect(shortCaution(TEXT, 10)).toBe('Do not take it while pregnant. …')
  expect(shortCaution('Do not take it while pregnant', 10)).toBe('Do not take it while pregnant')
})

test('what is left of a text is its beginning', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, letters) => {
      const short = shortCaution(text, letters)
      expect(text.startsWith(short.replace(/ …$/, '')) || text === short).toBe(true)
    }),
  )
})
