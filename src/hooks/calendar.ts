import type { LanguageCode } from '#contract/languages.ts'

/** A day of the calendar; `month` is 1 to 12. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

type Form = readonly [day: string, month: string, short?: string, long?: string]

const CHINESE: Form = ['Y年N月D日', 'Y年N月']

/**
 * In each language: a day with its month's short name, a month with its year, and both kinds of names. `Y` stands for
 * the year, `L` and `S` for the long and the short name of the month, `NN` and `DD` for its number and the day in two
 * digits.
 */
const FORMS: Readonly<Record<LanguageCode, Form>> = {
  en: [
    'D S Y',
    'L Y',
    'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    'January February March April May June July August September October November December',
  ],
  de: ['DD.NN.Y', 'L Y', '', 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'],
  dk: [
    'D. S Y',
    'L Y',
    'jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.',
    'januar februar marts april maj juni juli august september oktober november december',
  ],
  es: [
    'D S Y',
    'L de Y',
    'ene feb mar abr may jun jul ago sept oct nov dic',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ],
  fr: [
    'D S Y',
    'L Y',
    'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ],
  hu: [
    'Y. S D.',
    'Y. L',
    'jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.',
    'január február március április május június július augusztus szeptember október november december',
  ],
  it: [
    'D S Y',
    'L Y',
    'gen feb mar apr mag giu lug ago set ott nov dic',
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ],
  jp: ['Y/NN/DD', 'Y年N月'],
  nl: [
    'D S Y',
    'L Y',
    'jan feb mrt apr mei jun jul aug sep okt nov dec',
    'januari februari maart april mei juni juli augustus september oktober november december',
  ],
  pt: [
    'DD/NN/Y',
    'L de Y',
    '',
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  ],
  ro: [
    'D S Y',
    'L Y',
    'ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec.',
    'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  ],
  'zh-TW': CHINESE,
  zh_tw: CHINESE,
}

function write(language: LanguageCode, kind: 0 | 1, { year, month, day }: Day): string {
  const form = FORMS[language]
  const name = (names = '') => names.split(' ')[month - 1] ?? ''
  const two = (number: number) => String(number).padStart(2, '0')
  const parts: Readonly<Record<string, () => string>> = {
    Y: () => String(year),
    L: () => name(form[3]),
    S: () => name(form[2]),
    NN: () => two(month),
    N: () => String(month),
    DD: () => two(day),
    D: () => String(day),
  }
  return form[kind].replaceAll(/NN|DD|[YLSND]/g, (part) => parts[part]?.() ?? part)
}

/** Writes a day as `dateStyle: 'medium'` of Intl.DateTimeFormat does, whose first takes 200 ms of a slow phone. */
export const writeDay = (language: LanguageCode, day: Day): string => write(language, 0, day)

/** Writes a month and its year, likewise. */
export const writeMonth = (language: LanguageCode, year: number, month: number): string =>
  write(language, 1, { year, month, day: 1 })
