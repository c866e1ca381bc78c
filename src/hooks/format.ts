import { CURRENCIES } from '#contract/constants.ts'
import { bcp47 } from '#contract/languages.ts'

import { useShop } from './app.tsx'
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

/** Writes a number as the page's language does. */
export function useFormatNumber(): (value: number) => string {
  const tag = bcp47(useLanguage())
  return (value) => formatNumber(value, tag)
}

/** Below a thousand it is put together here, and needs no `Intl.NumberFormat`. */
export function formatNumber(value: number, tag: string): string {
  if (value < 0 || value >= 1000 || Math.round(value * 1000) / 1000 !== value)
    return new Intl.NumberFormat(tag).format(value)
  return /^(?:en|ja|zh)/.test(tag) ? String(value) : String(value).replace('.', ',')
}
