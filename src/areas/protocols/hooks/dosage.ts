import { useTranslation } from 'react-i18next'

import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { dosageText } from '#areas/protocols/contract/dosage/wording.ts'
import type { DosageWords } from '#areas/protocols/contract/dosage/wording.ts'
import { useFormatDate, tagOf } from '#hooks/format-day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'

const lists = new Map<string, Intl.ListFormat>()

function listOf(tag: string, things: readonly string[]): string {
  const format = lists.get(tag) ?? new Intl.ListFormat(tag)
  lists.set(tag, format)
  return format.format(things)
}

/** The first of January 2024 was a Monday. */
const weekdayOf = (tag: string, weekday: number): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday))

/** The words of the page's language for a dosage. Needs the texts of `dosage`. */
export function useDosageWords(): DosageWords {
  const { t } = useTranslation('dosage')
  const language = useLanguage()
  const number = useFormatNumber()
  const day = useFormatDate()
  const tag = tagOf(language)
  return {
    language,
    t: t as unknown as DosageWords['t'],
    number,
    list: (things) => listOf(tag, things),
    weekday: (weekday) => weekdayOf(tag, weekday),
    day,
  }
}

/** Writes a dosage in one line. */
export function useDosageText(): (dosage: Dosage) => string {
  const words = useDosageWords()
  return (dosage) => dosageText(dosage, words)
}
