import { CURRENCIES } from '#contract/constants.ts'
import type { Currency } from '#contract/currency.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages, MessageValues } from '#server/texts/messages.ts'

/** The words and forms of a paper's language. Amounts are cents. */
export interface Words {
  readonly language: LanguageCode
  readonly say: (key: MessageKey, values?: MessageValues) => string
  readonly money: (cents: number) => string
  readonly percent: (rate: number) => string
  readonly number: (value: number) => string
  /** @param day YYYY-MM-DD */
  readonly day: (day: string) => string
  readonly country: (code: string) => string
}

/** English without a country would mean the order of days in the United States. */
const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : bcp47(language))

export function wordsIn(language: LanguageCode, currency: Currency, messages: Messages): Words {
  const tag = tagOf(language)
  // Prices have the form of their currency, whatever the language (price.fixed-formats).
  const { locale } = Object.values(CURRENCIES).find((one) => one.currency === currency) ?? CURRENCIES.eu
  const prices = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const numbers = new Intl.NumberFormat(tag)
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  return {
    language,
    say: (key, values) => messages(language, key, values),
    money: (cents) => prices.format(cents / 100),
    percent: (rate) => percents.format(rate / 100),
    number: (value) => numbers.format(value),
    day: (day) => days.format(new Date(`${day}T12:00:00Z`)),
    country: (code) => countries.of(code) ?? code,
  }
}
