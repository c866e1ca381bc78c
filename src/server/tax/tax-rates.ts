import { TAX_CLASSES, type ClassRates, type TaxClass } from '#contract/tax.ts'

import { KNOWN_RATES, type TaxRate } from './rates.ts'

/** The operator's word on tax (settings TAX_RATE and TAX_RATES). */
export interface TaxSettings {
  /** One rate in percent for all goods and countries; undefined if there is none. */
  readonly everywhere: number | undefined
  /** Rates that replace the known ones of their country and class. */
  readonly own: readonly TaxRate[]
}

/** The rates in percent of a country on a day, YYYY-MM-DD (tax.by-country-class-and-day). */
export function ratesOn(settings: TaxSettings, country: string, day: string): ClassRates {
  const rateOf = (of: TaxClass): number => {
    if (settings.everywhere !== undefined) return settings.everywhere
    const own = settings.own.filter((row) => row.country === country && row.class === of)
    const known = KNOWN_RATES[country]?.[of] ?? []
    return heldOn(own.length > 0 ? own : known, day)
  }
  const [food_supplement, standard] = TAX_CLASSES.map(rateOf) as [number, number]
  return { food_supplement, standard }
}

/** The first row also holds before its day, so that a country of the operator's own is never without tax. */
function heldOn(rates: readonly Pick<TaxRate, 'from' | 'rate'>[], day: string): number {
  const inOrder = rates.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return (inOrder.findLast(({ from }) => from <= day) ?? inOrder[0])?.rate ?? 0
}

/** The day in a time zone, YYYY-MM-DD. */
export const dayIn = (timeZone: string, at: Date): string => at.toLocaleDateString('sv-SE', { timeZone })
