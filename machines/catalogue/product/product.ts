import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

export interface ProductContext {
  language: LanguageCode
  slug: string
  product: Product | null
  /** The chosen variant; null before a product is there. */
  variantId: number | null
  /** The quantity to add to the cart. */
  quantity: number
  /** Which picture is shown large, counted from 0. */
  picture: number
  problem: Problem | null
}

export function noProduct(): ProductContext {
  return {
    language: DEFAULT_LANGUAGE,
    slug: '',
    product: null,
    variantId: null,
    quantity: 1,
    picture: 0,
    problem: null,
  }
}

/** The first variant is the card's (product.first-variant-is-chosen). */
export function setProduct(product: Product): Partial<ProductContext> {
  return { product, variantId: product.variants[0]?.id ?? null, quantity: 1, picture: 0, problem: null }
}

/** The same product as somebody else sees it: what was chosen of it stays chosen, as far as it is still there. */
export function renewProduct(
  { variantId, quantity, picture }: ProductContext,
  product: Product,
): Partial<ProductContext> {
  const chosen = product.variants.find(({ id }) => id === variantId)
  return {
    ...setProduct(product),
    ...(chosen && { variantId, quantity: Math.max(1, Math.min(quantity, chosen.stock ?? QUANTITY_MAX)) }),
    ...(product.assets[picture] && { picture }),
  }
}

/** A variant is shown by its own picture, where the product has one of it. */
export function chooseVariant({ product }: Pick<ProductContext, 'product'>, id: number): Partial<ProductContext> {
  const picture = product?.assets.findIndex(({ variant_id }) => variant_id === id) ?? -1
  return { variantId: id, quantity: 1, ...(picture >= 0 && { picture }) }
}

/** The highest quantity of the chosen variant. */
export function mostOf({ product, variantId }: Pick<ProductContext, 'product' | 'variantId'>): number {
  const stock = product?.variants.find(({ id }) => id === variantId)?.stock ?? QUANTITY_MAX
  return Math.max(1, Math.min(stock, QUANTITY_MAX))
}

/** The quantity within what can be had of the chosen variant (product.quantity-is-bounded-by-stock). */
export const inStock = (context: ProductContext, quantity: number): number =>
  Math.max(1, Math.min(quantity, mostOf(context)))

/** The words of a slug, to search for where no product has it (product.unknown-slug-offers-a-search). */
export function slugWords(slug: string): string {
  return readable(slug)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** An address may hold escapes that stand for nothing. */
function readable(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
