import type { ClassRates } from '#contract/tax.ts'

import { dayIn, ratesOn } from '#server/tax/tax-rates.ts'
import type { OrderDeps } from './deps.ts'

/** The rates of a country on this day of the shop (tax.by-country-class-and-day). */
export const ratesToday = ({ tax, timeZone }: Pick<OrderDeps, 'tax' | 'timeZone'>, country: string): ClassRates =>
  ratesOn(tax, country, dayIn(timeZone, new Date()))
