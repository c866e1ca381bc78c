import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { createInstance } from 'i18next'

import { amountText, type DosageWords } from '#areas/protocols/contract/dosage/wording.ts'
import type { Dosage, DoseUnit, Intake } from '#areas/protocols/contract/dosage/dosage.ts'
import { DAY_TIMES } from '#areas/protocols/contract/dosage/dosage.ts'
import { bcp47, LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'

const LOCALES = resolve(import.meta.dirname, '../../../../../public/locales')

/** The words of a calendar in one language. */
export interface FeedWords {
  readonly heading: string
  readonly time: (at: Intake['at']) => string
  readonly amount: (amount: number, unit: DoseUnit) => string
  readonly food: (food: NonNullable<Dosage['food']>) => string
}

/** Reads the texts of all languages, once. */
export function loadFeedWords(): (language: LanguageCode) => FeedWords {
  const texts = createInstance()
  void texts.init({
    initAsync: false,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      LANGUAGE_CODES.map((code) => [
        bcp47(code),
        { translation: JSON.parse(readFileSync(join(LOCALES, code, 'dosage.json'), 'utf8')) as object },
      ]),
    ),
  })
  return (language) => {
    const lng = bcp47(language)
    const tag = language === 'en' ? 'en-GB' : lng
    const t: DosageWords['t'] = (key, options) => texts.t(key, { ...options, lng })
    const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
    const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
    const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 })
    const list = new Intl.ListFormat(tag)
    const words: DosageWords = {
      language,
      t,
      number: (value) => numbers.format(value),
      list: (things) => list.format(things),
      // The first of January 2024 was a Monday.
      weekday: (day) => weekday.format(new Date(`2024-01-0${day}T00:00:00Z`)),
      day: (day) => date.format(new Date(`${day}T00:00:00Z`)),
    }
    return {
      heading: t('plan.heading'),
      time: (at) => (at === null ? t('times.open') : DAY_TIMES.some((time) => time === at) ? t(`times.${at}`) : at),
      amount: (amount, unit) => amountText(amount, unit, words),
      food: (food) => t(`food.${food}`),
    }
  }
}
