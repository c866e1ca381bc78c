import * as v from 'valibot'

import type { LanguageCode } from '#contract/languages.ts'

import { OPTION_NAMES } from '../options.ts'
import type { OptionNames } from '../options.ts'
import de from './de.json' with { type: 'json' }
import dk from './dk.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import jp from './jp.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ro from './ro.json' with { type: 'json' }
import zhTW from './zh-TW.json' with { type: 'json' }

/** Each option has a name, and nothing else has. */
const names = v.strictObject(v.entriesFromList(OPTION_NAMES, v.string()))
const read = (file: OptionNames): OptionNames => v.parse(names, file)
const taiwanese = read(zhTW)

const BY_LANGUAGE: Readonly<Record<Exclude<LanguageCode, 'en'>, OptionNames>> = {
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

export function namesIn(language: Exclude<LanguageCode, 'en'>): OptionNames {
  return BY_LANGUAGE[language]
}
