import type { FormId, SubstanceId } from '#areas/intake/contract/substances.ts'

/** Micrograms of a substance in one international unit, by form; `any` where the form does not matter. */
export const IU: Readonly<Partial<Record<SubstanceId, Readonly<Partial<Record<FormId | 'any', number>>>>>> = {
  'vitamin-a': { retinol: 0.3 },
  'vitamin-d': { any: 0.025 },
  'vitamin-e': { natural: 670, synthetic: 450 },
}

/** The share of the substance in an amount of the form itself; 1 where not named. */
export const OF_FORM: Readonly<Partial<Record<FormId, number>>> = {
  'beta-carotene': 1 / 6,
  calcidiol: 2.5,
  tryptophan: 1 / 60,
}

/** Dietary folate equivalents in an amount of folic acid. */
export const DFE_OF_FOLIC_ACID = 1.7
