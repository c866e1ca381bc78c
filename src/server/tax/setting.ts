import * as v from 'valibot'

import { COUNTRY_CODES } from '#contract/countries.ts'
import { taxRate } from '#areas/orders/contract/orders.ts'
import { taxClass } from '#contract/tax.ts'

import type { TaxRate } from './rates.ts'

const WRONG =
  'must be a JSON list such as [{"country":"DE","class":"food_supplement","rate":7,"from":"2026-01-01"}], with a rate from 0 to 100 of two decimals at most'

const hasTwoDecimals = (rate: number): boolean => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9

const rows = v.pipe(
  v.array(
    v.strictObject({
      country: v.picklist(COUNTRY_CODES),
      class: taxClass,
      rate: v.pipe(taxRate, v.check(hasTwoDecimals)),
      from: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  v.minLength(1),
)

/** The setting TAX_RATE, in percent. */
export const taxRateSetting = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,2}(?:\.\d{1,2})?|100)$/, 'must be a number from 0 to 100 with two decimals at most'),
  v.transform(Number),
)

/** The setting TAX_RATES, from JSON. */
export const taxRatesSetting = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly TaxRate[] => {
    const read = v.safeParse(rows, parsed(dataset.value))
    if (read.success) return read.output
    addIssue({ message: WRONG })
    return NEVER
  }),
)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
