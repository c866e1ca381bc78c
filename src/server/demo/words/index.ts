import type { LanguageCode } from '#contract/languages.ts'

import { namesIn } from '../names/index.ts'
import type { Term, TermName } from '../terms.ts'
import { WORDS as de } from './de.ts'
import { PHRASES as en } from './en.ts'
import type { Phrases, Vocabulary } from './vocabulary.ts'

/** The languages into which product texts are translated. */
export type TranslatedCode = Exclude<LanguageCode, 'en'>

const BY_LANGUAGE: Partial<Readonly<Record<TranslatedCode, Vocabulary>>> = { de }

export const TRANSLATED = Object.keys(BY_LANGUAGE) as TranslatedCode[]

export function wordsIn(code: TranslatedCode): Vocabulary {
  const v = BY_LANGUAGE[code]
  if (!v) throw new Error(code)
  return v
}

export function phrasesIn(code: LanguageCode): Phrases {
  return code === 'en' ? en : wordsIn(code)
}

/** A name in a language. */
export function termIn(code: LanguageCode, name: TermName): string {
  if (code === 'en') return name
  return isTerm(code, name) ? wordsIn(code).terms[name] : namesIn(code)[name]
}

function isTerm(code: TranslatedCode, name: TermName): name is Term {
  return Object.hasOwn(wordsIn(code).terms, name)
}
