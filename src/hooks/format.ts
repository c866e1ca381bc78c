import { CURRENCIES } from '#contract/constants.ts'
import { bcp47 } from '#contract/languages.ts'

import { useShop } from './app.tsx'
import { byLanguage } from './by-language.ts'
import { formatMoney } from './format-money.ts'
import { useLanguage } from './language.ts'

/**
 * Writes a price, in decimals as on the wire, in the region's currency and form, whatever the language
 * (price.fixed-formats).
 */
export function useFormatPrice(): (price: number) => string {
  const { region } = useShop()
  return (price) => formatMoney(price, CURRENCIES[region].currency)
}

const numbers = byLanguage()

/** Writes a number as the page's language does. */
export function useFormatNumber(): (value: number) => string {
  const tag = bcp47(useLanguage())
  return (value) => formatNumber(value, tag)
}

/** Integers below a thousand look alike in all languages of the shop, and need no format. */
export const formatNumber = (value: number, tag: string): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers(tag).format(value)
