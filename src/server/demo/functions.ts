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
  skin: 'the maintenance of normal skin',
  hair: 'the maintenance of normal hair',
  nails: 'the maintenance of normal nails',
  vision: 'the maintenance of normal vision',
  bones: 'the maintenance of normal bones',
  teeth: 'the maintenance of normal teeth',
  muscles: 'normal muscle function',
  muscleMass: 'the maintenance of muscle mass',
  calciumUptake: 'the normal absorption of calcium',
  ironUptake: 'an increased absorption of iron',
  redCells: 'normal red blood cell formation',
  oxygen: 'normal oxygen transport in the body',
  clotting: 'normal blood clotting',
  thyroid: 'the normal production of thyroid hormones and normal thyroid function',
  thyroidFunction: 'normal thyroid function',
  cognition: 'normal cognitive function',
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
