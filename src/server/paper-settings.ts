import * as v from 'valibot'

import { INVOICE_TIMES, type PaperSettings } from '#areas/papers/server/settings.ts'

const DEFAULT_PAYMENT_DAYS = 14

/** The settings of papers, one by one. */
export const paperEnvironment = {
  INVOICE_AT: v.optional(v.picklist(INVOICE_TIMES, 'must be sent or paid')),
  INVOICE_SERIES: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,8}$/, 'must be 1 to 8 capital letters and digits')),
  ),
  PAYMENT_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'must be a number of days from 0 to 365'),
      v.transform(Number),
      v.maxValue(365, 'must be a number of days from 0 to 365'),
    ),
  ),
}

const environment = v.object(paperEnvironment)

/** By default each region has a series of its own. */
export const paperSettings = (
  { INVOICE_AT = 'sent', INVOICE_SERIES, PAYMENT_DAYS = DEFAULT_PAYMENT_DAYS }: v.InferOutput<typeof environment>,
  { region, timeZone }: { readonly region: 'eu' | 'uk'; readonly timeZone: string },
): PaperSettings => ({
  series: INVOICE_SERIES ?? region.toUpperCase(),
  invoiceAt: INVOICE_AT,
  paymentDays: PAYMENT_DAYS,
  timeZone,
})
