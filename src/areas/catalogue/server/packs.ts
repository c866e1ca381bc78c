import { hash } from 'node:crypto'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

/** Content of a drawn pack shot. */
export interface PackSpec {
  readonly product_id: number
  readonly variant_id: number
  readonly name: string
  readonly brand: { readonly id: number; readonly name: string }
  /** Slug of the option. */
  readonly delivery_form: string | null
  /** Strength as on a label: '500 mg', '1000 IU'. */
  readonly dose: string | null
  /** Net contents as on the label: '60 capsules'. */
  readonly contents: string
  /** Position among the product's variants by size, from 0. */
  readonly variantIndex: number
}

/** A number with a unit of strength, as found in names of supplements. */
const STRENGTH = /(?<![\w.,])\d[\d.,]*\s?(?:mg|mcg|µg|μg|g|iu|ml|billion(?:\s+cfu)?|million(?:\s+cfu)?|cfu|%)(?![\w])/i

/** Strength shown on a pack: from the name, else the amount of the only ingredient, else null. */
export function doseOf(
  name: string,
  onlyIngredient: { amount?: number | undefined; unit?: string | undefined } | undefined,
): string | null {
  const [inName] = STRENGTH.exec(name) ?? []
  if (inName !== undefined) return inName
  const { amount, unit } = onlyIngredient ?? {}
  return amount === undefined || unit === undefined || amount === 0 ? null : `${amount} ${unit}`
}

/** Increment whenever the drawing itself changes, so that permanently cached pictures are fetched anew. */
const DRAWING = 1

/** 8 hex digits of everything drawn. A changed drawing gets a new address, so each may be cached forever. */
export function packHash({ name, brand, delivery_form, contents, dose, variantIndex }: PackSpec): string {
  const drawn = JSON.stringify([DRAWING, name, brand.name, delivery_form, contents, dose, variantIndex])
  return hash('sha256', drawn, 'hex').slice(0, 8)
}

/** The drawn pack shot of a variant as a product's picture. */
export function packAsset(spec: PackSpec): ListProduct['assets'][number] {
  const { product_id, variant_id } = spec
  const drawing = packHash(spec)
  const address = (size: number): string => `/media/packs/${product_id}-${variant_id}-${drawing}-${size}.svg`
  return { thumbnails: { 75: address(75), 125: address(125), 250: address(250) }, image_url: address(1000), variant_id }
}

/** Size of a pack; `position` is its place in the imported line. */
interface Sized {
  readonly quantity: number | null
  readonly unit: string | null
  readonly position: number
}

/** Packs from the smallest: by quantity if all have one in the same unit, else in the order of the imported line. */
export function bySize<Pack extends Sized>(packs: readonly Pack[]): Pack[] {
  const comparable = packs.every(({ quantity, unit }) => quantity !== null && unit === packs[0]?.unit)
  return packs.toSorted((a, b) => (comparable ? (a.quantity ?? 0) - (b.quantity ?? 0) : 0) || a.position - b.position)
}
