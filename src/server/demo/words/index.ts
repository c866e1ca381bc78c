import * as v from 'valibot'

import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'

import { namesIn } from '../names/index.ts'
import type { Term, TermName } from '../terms.ts'
import de from './de.json' with { type: 'json' }
import dk from './dk.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import jp from './jp.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ro from './ro.json' with { type: 'json' }
import type { Phrases, Vocabulary } from './vocabulary.ts'
import zhTW from './zh-TW.json' with { type: 'json' }

/** The languages into which product texts are translated. */
export type TranslatedCode = Exclude<LanguageCode, 'en'>

const eachOf = <Of extends object, Value extends v.GenericSchema>(of: Of, value: Value) =>
  v.strictObject(v.entriesFromList(Object.keys(of) as (keyof Of & string)[], value))

/** Strict schema of a language's words. The compiler checks a file's keys, the schema also its values. */
const phrases = {
  sentences: eachOf(en.sentences, v.string()),
  functions: eachOf(en.functions, v.string()),
  counted: eachOf(en.counted, v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(3))),
  forms: eachOf(en.forms, v.string()),
  units: eachOf(en.units, v.strictObject({ name: v.string(), times: v.number() })),
}
const english: Phrases = v.parse(v.strictObject(phrases), en)
const vocabulary = v.strictObject({ terms: eachOf(de.terms, v.string()), ...phrases })
const read = (words: Vocabulary): Vocabulary => v.parse(vocabulary, words)
const taiwanese = read(zhTW)

const BY_LANGUAGE: Readonly<Record<TranslatedCode, Vocabulary>> = {
  de: read(de),
  dk: read(dk),
  es: read(es),
  fr: read(fr),
  hu: read(hu),
  it: read(it),
  jp: read(jp),
  nl: read(nl),
  pt: read(pt),
  ro: read(ro),
  'zh-TW': taiwanese,
  // An alias of zh-TW (language.alias-equals-zh-tw).
  zh_tw: taiwanese,
}

export const TRANSLATED: readonly TranslatedCode[] = LANGUAGE_CODES.filter((code) => code !== 'en')

export function wordsIn(code: TranslatedCode): Vocabulary {
  return BY_LANGUAGE[code]
}

/** Returns a language's phrases. English has no terms, because its terms are the keys of the others. */
export function phrasesIn(code: LanguageCode): Phrases {
  return code === 'en' ? english : wordsIn(code)
}

/** Translates a name. */
export function termIn(code: LanguageCode, name: TermName): string {
  if (code === 'en') return name
  return isTerm(code, name) ? wordsIn(code).terms[name] : namesIn(code)[name]
}

function isTerm(code: TranslatedCode, name: TermName): name is Term {
  return Object.hasOwn(wordsIn(code).terms, name)
}
