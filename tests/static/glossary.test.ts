import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'

import { namespacesOf, readTexts } from './locales.ts'

/** A thing of the shop. */
interface Term {
  readonly means?: string
  /** The word of each language, or the part of it that its forms share. */
  readonly words: Readonly<Partial<Record<LanguageCode, string>>>
  /** Patterns of other words for it, which no text may have. */
  readonly not?: Readonly<Partial<Record<LanguageCode, string>>>
}

const glossary = JSON.parse(readFileSync('tests/static/glossary.json', 'utf8')) as Readonly<Record<string, Term>>

describe.each(LANGUAGE_CODES.filter((code) => code !== 'zh_tw'))('the texts in %s', (language) => {
  const texts = namespacesOf(language).flatMap((name) =>
    Object.entries(readTexts(language, name)).map(
      ([key, text]) => [`${name}:${key}`, text.replaceAll(/\{\{.*?\}\}/g, '')] as const,
    ),
  )

  test.each(Object.entries(glossary))('have the glossary’s word for %s, and no other', (_, { words, not }) => {
    const word = words[language]?.toLowerCase() ?? ''
    expect(word).not.toBe('')
    expect(texts.some(([, text]) => text.toLowerCase().includes(word))).toBe(true)
    const other = not?.[language]
    const others = texts.filter(([, text]) => other !== undefined && new RegExp(other, 'iu').test(text))
    expect(others).toEqual([])
  })
})
