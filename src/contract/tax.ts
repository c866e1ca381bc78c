import * as v from 'valibot'

/** Classes of goods that are taxed apart (tax.by-country-class-and-day). */
export const TAX_CLASSES = ['food_supplement', 'standard'] as const
export const taxClass = v.picklist(TAX_CLASSES)
export type TaxClass = v.InferOutput<typeof taxClass>

/** A rate of tax in percent, with two decimals at most. */
export const taxRate = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** The rates of one country on one day, in percent. */
export const classRates = v.object({ food_supplement: taxRate, standard: taxRate })
export type ClassRates = v.InferOutput<typeof classRates>
