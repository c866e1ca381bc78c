import { useTranslation } from 'react-i18next'

import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { dosageText } from '#areas/protocols/contract/dosage/wording.ts'
import type { DosageWords } from '#areas/protocols/contract/dosage/wording.ts'
import { useFormatWeekday } from '#hooks/format-calendar.ts'
import { useFormatDate, tagOf } from '#hooks/format-day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'

const lists = new Map<string, Intl.ListFormat>()

function listOf(tag: string, things: readonly string[]): string {
  const format = lists.get(tag) ?? new Intl.ListFormat(tag)
  lists.set(tag, format)
  return format.format(things)
}

/** The words of the page's language for a dosage. Needs the texts of `dosage`. */
export function useDosageWords(): DosageWords {
  const { t } = useTranslation('dosage')
  const language = useLanguage()
  const number = useFormatNumber()
  const day = useFormatDate()
  const { short: formatWeekday } = useFormatWeekday()
  const tag = tagOf(language)
  return {
    language,
    t: t as unknown as DosageWords['t'],
    number,
    list: (things) => listOf(tag, things),
    // The first of January 2024 was a Monday.
    weekday: (weekday) => formatWeekday(`2024-01-0${weekday}`),
    day,
  }
}

/** Writes a dosage in one line. */
export function useDosageText(): (dosage: Dosage) => string {
  const words = useDosageWords()
  return (dosage) => dosageText(dosage, words)
}
