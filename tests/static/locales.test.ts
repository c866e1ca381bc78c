import { describe, expect, test } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { TEXT_FILES } from '#areas/text-files.ts'

import {
  englishFor,
  flatten,
  namespacesOf,
  readJson,
  readTexts,
  repeatedKeys,
  sorted,
  variablesOf,
  wantedKeys,
} from './locales.ts'

/** Texts of several words that are names in every language: `namespace:key`. */
const NAMES = new Set([
  'builder:shortcuts.cap.pageUp',
  'builder:shortcuts.cap.pageDown',
  'import:format.merchant',
  'clientImport:encoding.utf-8',
  'clientImport:encoding.utf-16le',
  'clientImport:encoding.utf-16be',
])
/** Texts of several words that are rightly the same in English and in another language: `language/namespace:key`. */
const RIGHTLY_ENGLISH = new Set(['dk/account:signIn.forgot.submit'])

const namespaces = namespacesOf('en')
const files = LANGUAGE_CODES.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })))

test('every language has the same files (language.thirteen-codes)', () => {
  expect(namespaces.length).toBeGreaterThan(0)
  for (const language of LANGUAGE_CODES) expect(namespacesOf(language), language).toEqual(namespaces)
})

test('each file of texts is named by a page, but those of the frame and of the server', () => {
  expect(namespaces.filter((name) => name !== 'server')).toEqual(sorted(TEXT_FILES))
})

describe.each(files)('$language/$namespace', ({ language, namespace }) => {
  const english = readTexts('en', namespace)
  const texts = readTexts(language, namespace)

  test('has every key, with the plural forms of its own language, and no other (language.screens-are-all-translated)', () => {
    expect(sorted(Object.keys(texts))).toEqual(wantedKeys(language, english))
  })

  test('has each key once in its object', () => {
    expect(repeatedKeys(readJson(language, namespace))).toEqual([])
  })

  test('has no empty text', () => {
    expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([])
  })

  test('fills in what English fills in', () => {
    const differing = Object.entries(texts).filter(
      ([key, text]) => String(variablesOf(text)) !== String(variablesOf(englishFor(key, english))),
    )
    expect(differing).toEqual([])
  })
})

test.each(files.filter(({ language }) => language !== 'en'))(
  '$language/$namespace is translated',
  ({ language, namespace }) => {
    const english = readTexts('en', namespace)
    const same = Object.entries(readTexts(language, namespace)).filter(
      ([key, text]) => text === english[key] && words(text) > 1 && !NAMES.has(`${namespace}:${key}`),
    )
    expect(same.map(([key]) => `${language}/${namespace}:${key}`).filter((key) => !RIGHTLY_ENGLISH.has(key))).toEqual(
      [],
    )
  },
)

test.each(namespaces)('zh_tw, an alias, has the texts of zh-TW in %s (language.alias-equals-zh-tw)', (namespace) => {
  expect(readTexts('zh_tw', namespace)).toEqual(readTexts('zh-TW', namespace))
})

describe('the rules for texts', () => {
  const english = flatten({
    found_one: '{{number}} product',
    found_other: '{{number}} products',
    list: { end: 'The end' },
  })

  test('want the plural categories of each language by its standard tag', () => {
    expect(wantedKeys('jp', english)).toEqual(['found_other', 'list.end'])
    expect(wantedKeys('ro', english)).toEqual(['found_few', 'found_one', 'found_other', 'list.end'])
  })

  test('see a variable that is missing, whatever its place in the text', () => {
    expect(variablesOf('{{total}} of {{shown}}')).toEqual(variablesOf('{{shown}} / {{total}}'))
    expect(variablesOf('{{shown}}')).not.toEqual(variablesOf('{{shown}} / {{total}}'))
  })

  test('see a key that stands twice in one object, not one that two objects have', () => {
    expect(repeatedKeys('{"a": "{\\"b\\": 1}", "b": [{"c": ""}, {"c": ":"}], "d": {"a": "a", "b": "a"}}')).toEqual([])
    expect(repeatedKeys('{"a": "x", "b": {"c": "x", "d": {"a": "}"}, "c": "y"}, "a": "z"}')).toEqual(['c', 'a'])
  })
})

function words(text: string): number {
  return text.replaceAll(/\{\{.*?\}\}|<.*?>/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
}
