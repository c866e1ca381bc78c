import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'

import { namesIn } from '../names/index.ts'
import type { Term, TermName } from '../terms.ts'
import { WORDS as de } from './de.ts'
import { WORDS as dk } from './dk.ts'
import { PHRASES as en } from './en.ts'
import { WORDS as es } from './es.ts'
import { WORDS as fr } from './fr.ts'
import { WORDS as hu } from './hu.ts'
import { WORDS as it } from './it.ts'
import { WORDS as jp } from './jp.ts'
import { WORDS as nl } from './nl.ts'
import { WORDS as pt } from './pt.ts'
import { WORDS as ro } from './ro.ts'
import type { Phrases, Vocabulary } from './vocabulary.ts'
import { WORDS as zhTW } from './zh-TW.ts'
import { WORDS as zh_tw } from './zh_tw.ts'

/** The languages into which product texts are translated. */
export type TranslatedCode = Exclude<LanguageCode, 'en'>

const BY_LANGUAGE: Readonly<Record<TranslatedCode, Vocabulary>> = { de, dk, es, fr, hu, it, jp, nl, pt, ro, 'zh-TW': zhTW, zh_tw }

export const TRANSLATED: readonly TranslatedCode[] = LANGUAGE_CODES.filter((code) => code !== 'en')

/** The vocabulary of a language. */
export function wordsIn(code: TranslatedCode): Vocabulary {
  return BY_LANGUAGE[code]
}

/** What a language says; English has no terms of its own, as they are the keys of the others. */
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
