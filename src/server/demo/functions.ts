import type { SentenceKey } from './sentences.ts'

/**
 * What a nutrient may be said to contribute to: wording of the list of permitted health claims
 * (Commission Regulation (EU) No 432/2012). Only said where a daily dose holds a significant amount,
 * 15 % of the nutrient reference value (Regulation (EU) No 1169/2011, annex XIII), or what the list asks for.
 */
export const FUNCTIONS = {
  immune: 'the normal function of the immune system',
  fatigue: 'the reduction of tiredness and fatigue',
  energy: 'normal energy-yielding metabolism',
  nerves: 'the normal functioning of the nervous system',
  psyche: 'normal psychological function',
  oxidation: 'the protection of cells from oxidative stress',
  skinCollagen: 'normal collagen formation for the normal function of skin',
  cartilage: 'normal collagen formation for the normal function of cartilage',
  skin: 'the maintenance of normal skin',
  hair: 'the maintenance of normal hair',
  nails: 'the maintenance of normal nails',
  vision: 'the maintenance of normal vision',
  bones: 'the maintenance of normal bones',
  muscles: 'normal muscle function',
  musclesKept: 'the maintenance of normal muscle function',
  calciumUptake: 'normal absorption/utilisation of calcium and phosphorus',
  redCells: 'normal red blood cell formation',
  haemoglobin: 'normal formation of red blood cells and haemoglobin',
  oxygen: 'normal oxygen transport in the body',
  clotting: 'normal blood clotting',
  thyroid: 'the normal production of thyroid hormones and normal thyroid function',
  thyroidFunction: 'normal thyroid function',
  cognition: 'normal cognitive function',
  performance: 'normal mental performance',
  heart: 'the normal function of the heart',
  liver: 'the maintenance of normal liver function',
  fats: 'normal lipid metabolism',
  homocysteine: 'normal homocysteine metabolism',
  maternal: 'maternal tissue growth during pregnancy',
  electrolytes: 'electrolyte balance',
  pressure: 'the maintenance of normal blood pressure',
  glucose: 'the maintenance of normal blood glucose levels',
  macronutrients: 'normal macronutrient metabolism',
  connective: 'the maintenance of normal connective tissues',
} as const

export type BodyFunction = keyof typeof FUNCTIONS

/** A claim that the list words in another way, or of another name than the ingredient's, or with a condition to tell: a sentence of its own. */
export type OwnClaim = Extract<SentenceKey, `claim.${string}`>

/** Anything that may be said of a nutrient. */
export type Claim = BodyFunction | OwnClaim

/** Whether the claim is told in one sentence with all else that the nutrient contributes to. */
export function isFunction(claim: Claim): claim is BodyFunction {
  return Object.hasOwn(FUNCTIONS, claim)
}
