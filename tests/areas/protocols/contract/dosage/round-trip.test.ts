import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import { dosageShort, dosageText } from '#areas/protocols/contract/dosage/wording.ts'
import { tries } from '#tests/support/tries.ts'

import { dosages } from './support/dosages.ts'
import { wordsIn } from './support/words.ts'

describe.each(LANGUAGE_CODES)('a dosage in %s', (language) => {
  it.each(['medium', 'long'] as const)(
    'reads back as itself, with %s dates (dosage.reads-back-as-itself)',
    (dateStyle) => {
      const words = wordsIn(language, dateStyle)
      fc.assert(
        fc.property(dosages, (one) => {
          const text = dosageText(one, words)
          expect(parseDosage(text, language), text).toEqual(one)
          expect(parseDosage(text, language, { unit: one.unit }), text).toEqual(one)
        }),
        tries(150),
      )
    },
  )

  it('has a short form that reads back as its intakes (dosage.short-form)', () => {
    const words = wordsIn(language)
    fc.assert(
      fc.property(dosages, (one) => {
        const text = dosageShort(one, words)
        if (text === null) return
        const read = parseDosage(text, language, one)
        const inOrder = (steps: typeof one.steps) => new Map(steps[0]?.intakes.map(({ at, amount }) => [at, amount]))
        expect(read?.unit).toBe(one.unit)
        expect(inOrder(read?.steps ?? [])).toEqual(inOrder(one.steps))
      }),
      tries(100),
    )
  })
})

describe('whatever is typed', () => {
  it('is a valid dosage or none, and never a failure (dosage.is-data)', () => {
    const piece = fc.constantFrom(
      ...'1 2 ½ - -0- , ; / ( . x for from until then caps drops bed am pm 8:00 2026-12-24 99999 mo-fr every days 朝 錠 日 ７ 週一三五'.split(
        ' ',
      ),
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join(' ')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...LANGUAGE_CODES), (typed, language) => {
        const read = parseDosage(typed, language)
        expect(read === null || v.is(dosage, read)).toBe(true)
      }),
      tries(2000),
    )
  })

  it('is no dosage with a word that is unknown (dosage.unknown-words-give-nothing)', () => {
    const unknown = fc.constantFrom('mg', 'blorp', 'maybe', '?', '#3', '5%', 'ß?', 'Ж', 'qqq')
    fc.assert(
      fc.property(dosages, unknown, fc.constantFrom(...LANGUAGE_CODES), fc.nat(), (one, word, language, place) => {
        const parts = dosageText(one, wordsIn(language)).split(' ')
        const text = parts.toSpliced(place % (parts.length + 1), 0, word).join(' ')
        expect(parseDosage(text, language), text).toBeNull()
      }),
      tries(150),
    )
  })
})
