import { CURRENCIES } from '#contract/constants.ts'
import type { Currency } from '#contract/orders.ts'

const formatsOf = (options: Intl.NumberFormatOptions): Record<Currency, Intl.NumberFormat> => {
  const formatOf = ({ locale, currency }: { readonly locale: string; readonly currency: Currency }) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, ...options })
  return { EUR: formatOf(CURRENCIES.eu), GBP: formatOf(CURRENCIES.uk) }
}

const EXACT = formatsOf({})
const WHOLE = formatsOf({ maximumFractionDigits: 0 })

/** Writes an amount of either currency in that currency's form, whatever the language (price.fixed-formats). */
export const formatMoney = (amount: number, currency: Currency): string => EXACT[currency].format(amount)

/** The same for the scale of a drawing: without cents where there are none. */
export const formatTick = (amount: number, currency: Currency): string =>
  (Number.isInteger(amount) ? WHOLE : EXACT)[currency].format(amount)
