import type { Brand } from './brands.ts'
import type { Origin } from './ingredients/index.ts'
import type { DeliveryForm, FreeFrom, OftenFor, SuitableFor } from './options.ts'
import { FREE_FROM } from './options.ts'
import type { Random } from './random.ts'

/** Properties that decide which groups a product suits. */
export interface Composition {
  readonly title: string
  readonly form: DeliveryForm
  readonly origins: readonly Origin[]
  readonly oftenFor: readonly OftenFor[]
  /** Suitable during pregnancy and while breastfeeding; `forChildren`: suitable for children at this dose. */
  readonly gentle: boolean
  readonly forChildren: boolean
}

const NOT_VEGAN: readonly Origin[] = ['fish', 'milk', 'bovine', 'bee', 'shellfish']
const NOT_VEGETARIAN: readonly Origin[] = ['fish', 'bovine', 'shellfish']
/** Origins that drops hold as a tincture, so with alcohol. */
const TINCTURES: readonly Origin[] = ['plant', 'fungus', 'bee']
const CHILDREN_FORMS: readonly DeliveryForm[] = [
  'Drops',
  'Gummy',
  'Chewable tablet',
  'Liquid',
  'Sachet',
  'Powder',
  'Lozenge',
  'Tea',
  'Oil',
]

export function suitableFor(brand: Brand, product: Composition, random: Random): SuitableFor[] {
  const { origins, oftenFor, form, gentle, forChildren, title } = product
  const has = (list: readonly Origin[]) => origins.some((origin) => list.includes(origin))
  const result: SuitableFor[] = []
  if (!has(NOT_VEGAN)) result.push('Vegans')
  if (!has(NOT_VEGETARIAN)) result.push('Vegetarians')
  if (gentle) result.push('Pregnancy', 'Breastfeeding')
  if (forChildren && CHILDREN_FORMS.includes(form) && !origins.includes('bee')) result.push('Children')
  if (title.includes('from 55') || (oftenFor.includes('Seniors') && random.chance(0.4))) result.push('Seniors')
  if (oftenFor.includes('Athletes') && random.chance(0.7)) result.push('Athletes')
  if (brand.kosher && !has(['shellfish', 'bovine'])) result.push('Kosher diet')
  if (brand.halal && !holdsAlcohol(product)) result.push('Halal diet')
  return result
}

function holdsAlcohol({ form, origins }: Composition): boolean {
  return form === 'Drops' && origins.some((origin) => TINCTURES.includes(origin))
}

/** Returns what the brand declares the product to be free from, leaving out anything the product contains. */
export function freeFrom(brand: Brand, product: Composition): FreeFrom[] {
  const { title, form, origins } = product
  const held = new Set<FreeFrom>(brand.silentOn)
  const holds = (...names: FreeFrom[]) => names.forEach((name) => held.add(name))
  if (/\boat/i.test(title)) holds('Gluten')
  if (/almond|hazelnut/i.test(title)) holds('Nuts')
  if (/phytosome/i.test(title)) holds('Soya')
  if (/boulardii/i.test(title)) holds('Yeast')
  if (origins.includes('milk')) holds('Dairy', 'Lactose')
  if (origins.includes('fish')) holds('Fish')
  if (['Gummy', 'Bar'].includes(form)) holds('Sugar')
  if (form === 'Bar') holds('Nuts', 'Gluten')
  if (['Cream', 'Liquid'].includes(form)) holds('Preservatives')
  if (holdsAlcohol(product)) holds('Alcohol')
  return FREE_FROM.filter((name) => !held.has(name))
}
