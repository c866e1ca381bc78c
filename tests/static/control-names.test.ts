import { expect, test } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import { namespacesOf, readTexts } from './locales.ts'

/** Keys of accessible names, by those of the words that are seen: `removeName` says more than `remove`. */
const NAME = /(?:Name|Named|NameCounted|Counted)(?:_\w+)?$/

/** Names whose keys do not say so. */
const MORE: Readonly<Record<string, string>> = {
  'catalogue:add.name': 'catalogue:add.short',
  'builder:add.name': 'builder:add.text',
  'builder:add.nameCounted': 'builder:add.text',
  'practiceEditor:hours.add': 'practiceEditor:hours.addShort',
}

const plain = (text = '') =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test.each(LANGUAGE_CODES)(
  'in %s the name of a control begins with the words that are seen on it (WCAG 2.5.3)',
  (language) => {
    const texts = Object.fromEntries(
      namespacesOf(language)
        .filter((name) => name !== 'server')
        .flatMap((name) => Object.entries(readTexts(language, name)).map(([key, text]) => [`${name}:${key}`, text])),
    )
    const pairs = Object.keys(texts).flatMap((key) => {
      const seen = MORE[key] ?? key.replace(NAME, '')
      return seen !== key && seen in texts ? [[seen, key] as const] : []
    })
    expect(pairs.length).toBeGreaterThan(20)
    const differing = pairs.filter(([seen, name]) => !plain(texts[name]).startsWith(plain(texts[seen])))
    expect(differing.map(([seen, name]) => `${texts[seen]} | ${texts[name]}`)).toEqual([])
  },
)
