import * as v from 'valibot'

/** Classes of goods that are taxed apart (tax.by-country-class-and-day). */
export const TAX_CLASSES = ['food_supplement', 'standard'] as const
export const taxClass = v.picklist(TAX_CLASSES)
export type TaxClass = v.InferOutput<typeof taxClass>

/** The rates of one country on one day, in percent. */
export type ClassRates = Record<TaxClass, number>
