import { CURRENCIES } from '#contract/constants.ts'
import type { Region } from '#contract/constants.ts'
import { bcp47 } from '#contract/languages.ts'

import { useShop } from './app.tsx'
import { useLanguage } from './language.ts'

const PRICES: Record<Region, Intl.NumberFormat> = {
  eu: new Intl.NumberFormat(CURRENCIES.eu.locale, { style: 'currency', currency: CURRENCIES.eu.currency }),
  uk: new Intl.NumberFormat(CURRENCIES.uk.locale, { style: 'currency', currency: CURRENCIES.uk.currency }),
}

/** Writes a price, in decimals as on the wire, in the region's currency and form, whatever the language (section 9, decision 14). */
export function useFormatPrice(): (price: number) => string {
  const { region } = useShop()
  const format = PRICES[region]
  return (price) => format.format(price)
}

const numbers = new Map<string, Intl.NumberFormat>()

/** Writes a number as the page's language does. */
export function useFormatNumber(): (value: number) => string {
  const tag = bcp47(useLanguage())
  const format = numbers.get(tag) ?? new Intl.NumberFormat(tag)
  numbers.set(tag, format)
  return (value) => format.format(value)
}
