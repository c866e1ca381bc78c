import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { pseudoEnglish, pseudoText, pseudoTexts } from '#server/pseudo/pseudo.ts'
import { flatten, namespacesOf, readTexts, variablesOf } from '#tests/static/locales.ts'

const kept = fc.constantFrom('{{number}}', '{{ name, list }}', '<b>', '</b>', '<1/>', '$t(common:retry)')
const words = fc.stringMatching(/^[A-Za-z0-9 .,:–’“”%()?!&·日本ß\n-]*$/)
const texts = fc.array(fc.oneof(kept, words))

/** The text without accents, and without what stands around it. */
const plain = (text: string): string =>
  text
    .replace(/^⟦([^]*)⟧$/, '$1')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
const vowelsTwice = (text: string): string => text.replaceAll(/[aeiou]/gi, '$&$&')

describe('a pseudo text', () => {
  it('keeps variables, tags and texts within texts as they are, and every other sign, vowels twice', () => {
    const isKept = (part: string) => /^[{<$]/.test(part)
    fc.assert(
      fc.property(texts, (parts) => {
        const pseudo = pseudoText(parts.join(''))
        expect(plain(pseudo)).toBe(
          parts
            .map((part) => (isKept(part) ? part : vowelsTwice(part)))
            .join('')
            .normalize('NFD'),
        )
        expect(variablesOf(pseudo)).toEqual(variablesOf(parts.join('')))
      }),
      { seed: 20261121 },
    )
  })

  it('stands between marks and has no vowel of English in it', () => {
    expect(pseudoText('Load {{number}} more')).toBe('⟦Ľóòáàď {{number}} móòřéè⟧')
    expect(pseudoText('')).toBe('⟦⟧')
  })
})

describe('pseudo texts', () => {
  const namespaces = namespacesOf('en')
  const lengthOf = (file: Readonly<Record<string, string>>): number => Object.values(file).join('').length

  it('have the keys of English, with its plural forms and lists, and are a third longer', () => {
    const shape = {
      found_one: 'one',
      found_other: '{{number}} found',
      list: [{ heading: 'A', text: ['b', 'c'], points: [] }],
      count: 3,
    }
    expect(pseudoTexts(shape)).toEqual({
      found_one: '⟦óòñéè⟧',
      found_other: '⟦{{number}} fóòúùñď⟧',
      list: [{ heading: '⟦ÁÀ⟧', text: ['⟦b⟧', '⟦ç⟧'], points: [] }],
      count: 3,
    })
    for (const namespace of namespaces) {
      const english = readTexts('en', namespace)
      const pseudo = flatten(pseudoTexts(english))
      expect(Object.keys(pseudo)).toEqual(Object.keys(english))
      expect(lengthOf(pseudo) / lengthOf(english), namespace).toBeGreaterThan(1.25)
      expect(lengthOf(pseudo) / lengthOf(english), namespace).toBeLessThan(1.5)
    }
  })

  it('are said for English alone', () => {
    const changed = LANGUAGE_CODES.filter((language) => pseudoEnglish(language, { a: 'a' })['a'] !== 'a')
    expect(changed).toEqual(['en'])
  })
})
