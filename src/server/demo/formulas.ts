import type { IngredientKey } from './ingredients/index.ts'
import type { CategoryName, DeliveryForm, HealthGoal, OftenFor } from './options.ts'
import type { TermName } from './terms.ts'

/** A product of several ingredients. */
export interface Formula {
  readonly name: TermName
  readonly category: CategoryName
  readonly goals: readonly HealthGoal[]
  readonly oftenFor?: readonly OftenFor[]
  readonly forms: readonly [DeliveryForm, ...DeliveryForm[]]
  /** Daily amounts in each ingredient's own unit. */
  readonly parts: Readonly<Partial<Record<IngredientKey, number>>>
  /** Capsules, tablets and the like per day. */
  readonly pieces: number
  /** Cost per day in euro cents. */
  readonly cents: number
  readonly gentle?: true
}

const B_VITAMINS = { thiamin: 10, riboflavin: 10, niacin: 32, pantothenicAcid: 18, vitaminB6: 5, biotin: 150, folate: 400, vitaminB12: 100 } as const
const DAILY_VITAMINS = { vitaminA: 400, thiamin: 1.1, riboflavin: 1.4, niacin: 16, vitaminB6: 1.4, folate: 200, vitaminB12: 10, vitaminC: 80, vitaminD: 20, vitaminE: 12 } as const

export const FORMULAS: readonly Formula[] = [
  { name: 'B-complex', category: 'B-complex', goals: ['Energy', 'Nervous system'], forms: ['Capsule', 'Tablet', 'Liquid'], parts: B_VITAMINS, pieces: 1, cents: 29 },
  { name: 'B-complex with choline', category: 'B-complex', goals: ['Energy', 'Brain and memory', 'Liver'], forms: ['Capsule', 'Tablet'], parts: { ...B_VITAMINS, choline: 250 }, pieces: 2, cents: 41 },
  { name: 'Active B-complex', category: 'B-complex', goals: ['Energy', 'Nervous system'], forms: ['Capsule', 'Lozenge'], parts: { ...B_VITAMINS, vitaminB12: 500, folate: 400 }, pieces: 1, cents: 38 },
  { name: 'Daily multivitamin', category: 'Multivitamins', goals: ['Immunity', 'Energy'], forms: ['Tablet', 'Capsule', 'Gummy', 'Effervescent tablet'], parts: { ...DAILY_VITAMINS, zinc: 7.5, selenium: 55 }, pieces: 1, cents: 31 },
  { name: 'Multivitamin for women', category: 'Multivitamins', goals: ['Energy', 'Immunity', 'Hair and nails'], forms: ['Tablet', 'Capsule'], parts: { ...DAILY_VITAMINS, iron: 14, iodine: 150, biotin: 150 }, pieces: 2, cents: 38 },
  { name: 'Multivitamin for men', category: 'Multivitamins', goals: ['Energy', 'Immunity', 'Muscles'], oftenFor: ['Athletes'], forms: ['Tablet', 'Capsule'], parts: { ...DAILY_VITAMINS, zinc: 10, selenium: 100, magnesium: 100 }, pieces: 2, cents: 38 },
  { name: 'Multivitamin from 55', category: 'Multivitamins', goals: ['Heart and circulation', 'Bones', 'Brain and memory'], oftenFor: ['Seniors'], forms: ['Tablet', 'Capsule'], parts: { ...DAILY_VITAMINS, vitaminB12: 100, zinc: 7.5, coenzymeQ10: 30 }, pieces: 2, cents: 46 },
  { name: 'Multivitamin for children', category: 'Multivitamins', goals: ['Immunity', 'Bones'], oftenFor: ['Seniors'], forms: ['Gummy', 'Chewable tablet', 'Liquid'], parts: { vitaminC: 40, vitaminD: 10, vitaminB6: 0.7, vitaminB12: 1.25, zinc: 3.75 }, pieces: 2, cents: 33, gentle: true },
  { name: 'Expecting', category: 'Multivitamins', goals: ['Energy', 'Bones'], oftenFor: ['Seniors'], forms: ['Tablet', 'Capsule', 'Sachet'], parts: { folate: 400, iodine: 150, iron: 14, vitaminD: 20, vitaminB12: 10, zinc: 7.5, choline: 130 }, pieces: 2, cents: 52, gentle: true },
  { name: 'Vitamins D3 and K2', category: 'Vitamin D', goals: ['Bones', 'Immunity'], oftenFor: ['Seniors'], forms: ['Drops', 'Capsule', 'Softgel', 'Tablet'], parts: { vitaminD: 50, vitaminK2: 100 }, pieces: 1, cents: 22 },
  { name: 'Bone formula', category: 'Calcium', goals: ['Bones'], oftenFor: ['Seniors'], forms: ['Tablet', 'Capsule', 'Powder'], parts: { calcium: 600, magnesium: 250, vitaminD: 20, vitaminK2: 75, manganese: 1 }, pieces: 4, cents: 43 },
  { name: 'Magnesium and potassium', category: 'Electrolytes', goals: ['Muscles', 'Heart and circulation'], oftenFor: ['Seniors', 'Athletes'], forms: ['Powder', 'Sachet', 'Tablet'], parts: { magnesium: 300, potassium: 400 }, pieces: 3, cents: 33 },
  { name: 'Electrolyte balance', category: 'Electrolytes', goals: ['Muscles', 'Energy'], oftenFor: ['Athletes'], forms: ['Sachet', 'Powder', 'Effervescent tablet'], parts: { magnesium: 100, potassium: 400, calcium: 120, vitaminC: 80 }, pieces: 1, cents: 58 },
  { name: 'Trace element complex', category: 'Trace elements', goals: ['Immunity', 'Thyroid'], forms: ['Capsule', 'Drops', 'Tablet'], parts: { zinc: 10, selenium: 55, copper: 1, manganese: 1, chromium: 40, molybdenum: 50, iodine: 100 }, pieces: 1, cents: 24 },
  { name: 'Zinc and selenium', category: 'Zinc', goals: ['Immunity', 'Hair and nails'], forms: ['Tablet', 'Capsule', 'Drops'], parts: { zinc: 15, selenium: 100 }, pieces: 1, cents: 18 },
  { name: 'Zinc with vitamin C', category: 'Zinc', goals: ['Immunity', 'Skin'], forms: ['Lozenge', 'Capsule', 'Chewable tablet', 'Effervescent tablet'], parts: { zinc: 10, vitaminC: 200 }, pieces: 2, cents: 21, gentle: true },
  { name: 'Elderberry with vitamin C', category: 'Elderberry', goals: ['Immunity'], forms: ['Capsule', 'Liquid', 'Sachet'], parts: { vitaminC: 200, zinc: 10, elderberry: 300, vitaminD: 20 }, pieces: 2, cents: 47 },
  { name: 'Iron with vitamin C', category: 'Iron', goals: ['Energy'], forms: ['Capsule', 'Liquid', 'Gummy'], parts: { iron: 14, vitaminC: 80, folate: 200 }, pieces: 1, cents: 27, gentle: true },
  { name: 'Hair, skin and nails', category: 'Biotin', goals: ['Hair and nails', 'Skin'], forms: ['Capsule', 'Tablet', 'Gummy'], parts: { biotin: 2500, zinc: 10, silicon: 75, vitaminC: 80, copper: 1 }, pieces: 2, cents: 44 },
  { name: 'Beauty collagen', category: 'Collagen', goals: ['Skin', 'Hair and nails'], forms: ['Powder', 'Sachet', 'Liquid'], parts: { collagen: 5000, vitaminC: 80, hyaluronicAcid: 120, biotin: 150 }, pieces: 1, cents: 98 },
  { name: 'Glucosamine with MSM', category: 'Glucosamine', goals: ['Joints'], oftenFor: ['Seniors'], forms: ['Capsule', 'Tablet', 'Powder'], parts: { glucosamine: 750, msm: 500, vitaminC: 80, manganese: 1 }, pieces: 3, cents: 53 },
  { name: 'Collagen with vitamin C', category: 'Collagen', goals: ['Joints', 'Bones'], oftenFor: ['Seniors'], forms: ['Powder', 'Sachet'], parts: { collagen: 10_000, vitaminC: 80, manganese: 1 }, pieces: 1, cents: 104 },
  { name: 'Turmeric and ginger', category: 'Turmeric', goals: [], oftenFor: ['Seniors'], forms: ['Capsule', 'Liquid', 'Powder'], parts: { turmeric: 500, ginger: 300 }, pieces: 2, cents: 49 },
  { name: 'Passionflower with lemon balm', category: 'Passionflower', goals: [], forms: ['Capsule', 'Drops', 'Tablet'], parts: { passionflower: 250, lemonBalm: 300, theanine: 100 }, pieces: 2, cents: 45 },
  { name: 'Valerian with lemon balm', category: 'Valerian', goals: [], forms: ['Capsule', 'Tablet'], parts: { valerian: 300, lemonBalm: 300, magnesium: 100 }, pieces: 2, cents: 42 },
  { name: 'Magnesium with ashwagandha', category: 'Magnesium', goals: ['Muscles'], oftenFor: ['Athletes'], forms: ['Capsule', 'Powder', 'Sachet'], parts: { magnesium: 200, ashwagandha: 300, vitaminB6: 2 }, pieces: 3, cents: 54 },
  { name: 'Ashwagandha, rhodiola and ginseng', category: 'Adaptogens', goals: [], forms: ['Capsule', 'Powder'], parts: { ashwagandha: 300, rhodiola: 200, ginseng: 200 }, pieces: 2, cents: 63 },
  { name: 'Choline with ginkgo', category: 'Choline', goals: ['Liver', 'Energy'], forms: ['Capsule', 'Sachet'], parts: { choline: 250, ginkgo: 120, theanine: 100, vitaminB12: 100 }, pieces: 2, cents: 57 },
  { name: 'Omega-3 with vitamin D3', category: 'Fish oil', goals: ['Heart and circulation', 'Bones', 'Immunity'], oftenFor: ['Seniors'], forms: ['Softgel', 'Oil'], parts: { fishOil: 1000, vitaminD: 20 }, pieces: 2, cents: 53 },
  { name: 'Vegan omega-3 with vitamin E', category: 'Algae oil', goals: ['Heart and circulation'], oftenFor: ['Seniors'], forms: ['Softgel', 'Oil'], parts: { algaeOil: 500, vitaminE: 12 }, pieces: 2, cents: 66, gentle: true },
  { name: 'Eye formula', category: 'Lutein', goals: ['Eyes', 'Antioxidant'], oftenFor: ['Seniors'], forms: ['Capsule', 'Softgel', 'Tablet'], parts: { lutein: 20, vitaminA: 400, zinc: 10, astaxanthin: 4 }, pieces: 1, cents: 52 },
  { name: 'Antioxidant complex', category: 'OPC', goals: ['Antioxidant', 'Skin'], forms: ['Capsule', 'Tablet'], parts: { opc: 150, vitaminC: 200, vitaminE: 12, selenium: 55, quercetin: 100 }, pieces: 2, cents: 49 },
  { name: 'Q10 with L-carnitine', category: 'Coenzyme Q10', goals: ['Energy', 'Heart and circulation'], oftenFor: ['Seniors'], forms: ['Capsule', 'Softgel'], parts: { coenzymeQ10: 100, carnitine: 500, thiamin: 10 }, pieces: 2, cents: 78 },
  { name: 'Milk thistle with choline', category: 'Milk thistle', goals: ['Liver'], forms: ['Capsule', 'Drops', 'Tablet'], parts: { milkThistle: 200, choline: 250, turmeric: 100 }, pieces: 2, cents: 43 },
  { name: 'Thyroid nutrients', category: 'Iodine', goals: ['Thyroid'], forms: ['Capsule', 'Tablet'], parts: { iodine: 150, selenium: 55, tyrosine: 300, zinc: 7.5 }, pieces: 1, cents: 34 },
  { name: 'Digestive enzymes', category: 'Enzyme blends', goals: ['Digestion'], forms: ['Capsule', 'Tablet'], parts: { lactase: 4500, bromelain: 250 }, pieces: 2, cents: 49 },
  { name: 'Fibre and cultures', category: 'Inulin', goals: [], forms: ['Powder', 'Sachet'], parts: { inulin: 5, psyllium: 3, multiStrain: 5 }, pieces: 1, cents: 69 },
  { name: 'Green blend', category: 'Green superfoods', goals: [], forms: ['Powder', 'Tablet', 'Sachet'], parts: { spirulina: 2, chlorella: 2, barleyGrass: 3 }, pieces: 8, cents: 56 },
  { name: 'Mushroom quartet', category: 'Mushrooms', goals: [], forms: ['Capsule', 'Powder'], parts: { lionsMane: 400, reishi: 400, cordyceps: 400, chaga: 300 }, pieces: 3, cents: 74 },
  { name: 'Creatine with glutamine', category: 'Sports nutrition', goals: ['Muscles', 'Energy'], oftenFor: ['Athletes'], forms: ['Powder', 'Sachet'], parts: { creatine: 3, glutamine: 3000, magnesium: 200, taurine: 1000 }, pieces: 1, cents: 88 },
]
