import { CURRENCIES } from '#contract/constants.ts'
import type { Currency } from '#contract/currency.ts'

import { formatMoney } from './format-money.ts'

const wholeOf = ({ locale, currency }: { readonly locale: string; readonly currency: Currency }) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })

const WHOLE: Record<Currency, Intl.NumberFormat> = { EUR: wholeOf(CURRENCIES.eu), GBP: wholeOf(CURRENCIES.uk) }

/** As `formatMoney`, for the scale of a drawing: without cents where there are none. */
export const formatTick = (amount: number, currency: Currency): string =>
  Number.isInteger(amount) ? WHOLE[currency].format(amount) : formatMoney(amount, currency)
