import { CURRENCIES } from '#contract/constants.ts'
import type { Region } from '#contract/constants.ts'
import { bcp47 } from '#contract/languages.ts'

import { useShop } from './app.tsx'
import { useLanguage } from './language.ts'

const PRICES: Record<Region, Intl.NumberFormat> = {
  eu: new Intl.NumberFormat(CURRENCIES.eu.locale, { style: 'currency', currency: CURRENCIES.eu.currency }),
  uk: new Intl.NumberFormat(CURRENCIES.uk.locale, { style: 'currency', currency: CURRENCIES.uk.currency }),
}

/**
 * Writes a price, in decimals as on the wire, in the region's currency and form, whatever the language
 * (price.fixed-formats).
 */
export function useFormatPrice(): (price: number) => string {
  const { region } = useShop()
  const format = PRICES[region]
  return (price) => format.format(price)
}

/** Formats of one kind, made once for each language. */
export function byLanguage(options?: Intl.NumberFormatOptions): (tag: string) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>()
  return (tag) => {
    const format = made.get(tag) ?? new Intl.NumberFormat(tag, options)
    made.set(tag, format)
    return format
  }
}

const numbers = byLanguage()

/** Writes a number as the page's language does. */
export function useFormatNumber(): (value: number) => string {
  const format = numbers(bcp47(useLanguage()))
  return (value) => format.format(value)
}
