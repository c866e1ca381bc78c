import { readFileSync } from 'node:fs'

import { createTexts } from '#actors/texts.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'
import type { DosageWords } from '#areas/protocols/contract/dosage/wording.ts'

/** Monday of a week. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

type DateStyle = 'short' | 'medium' | 'long'

/** A language's own words from its file of texts, with the days as `Intl` writes them in a style. */
export function wordsIn(language: LanguageCode, dateStyle: DateStyle = 'medium'): DosageWords {
  const dosage = JSON.parse(readFileSync(`public/locales/${language}/dosage.json`, 'utf8'))
  const log = { warn: (text: string) => expectNone(text), error: expectNone, info: () => {}, debug: () => {} }
  const texts = createTexts({ origin: '', log: log as never, first: { language, texts: { dosage } } })
  const tag = bcp47(language)
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'UTC' })
  const number = new Intl.NumberFormat(tag)
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  return {
    language,
    t: texts.getFixedT(language, 'dosage') as DosageWords['t'],
    number: (value) => number.format(value),
    list: (things) => list.format(things),
    weekday: (of) => weekday.format(MONDAY + (of - 1) * DAY_MS),
    day: (of) => day.format(Date.parse(`${of}T00:00:00Z`)),
  }
}

function expectNone(text: string): void {
  throw new Error(text)
}
