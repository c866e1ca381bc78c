import type { LanguageCode } from '#contract/languages.ts'

import { jointLexicon, lexiconOf, type Lexicon } from './lexicon.ts'
import { de } from './words/de.ts'
import { dk } from './words/dk.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { hu } from './words/hu.ts'
import { it } from './words/it.ts'
import { jp } from './words/jp.ts'
import { nl } from './words/nl.ts'
import { pt } from './words/pt.ts'
import { ro } from './words/ro.ts'
import type { Words } from './words/words.ts'
import { zhTW } from './words/zh-TW.ts'

const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en,
  de,
  dk,
  es,
  fr,
  hu,
  it,
  jp,
  nl,
  pt,
  ro,
  'zh-TW': zhTW,
  zh_tw: zhTW,
}

const made = new Map<LanguageCode, readonly Lexicon[]>()

/** In the order in which they are tried: a language's own words, English, both (dosage.words-of-the-page-then-english). */
export function lexiconsFor(language: LanguageCode): readonly Lexicon[] {
  const known = made.get(language)
  if (known) return known
  const words = WORDS[language]
  const lexicons = words === en ? [lexiconOf(en)] : [lexiconOf(words), lexiconOf(en), jointLexicon(words, en)]
  made.set(language, lexicons)
  return lexicons
}
