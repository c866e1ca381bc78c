import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import type { CartProduct } from '#machines/cart/cart.ts'

type Variant = ListProduct['variants'][number]

/**
 * A variant as the cart takes it. Undefined without a price: the user may not buy it
 * (product.restricted-shows-no-price).
 */
export function cartProduct(
  { product_id, name, slug, lang, brand, assets }: ListProduct,
  variant: Variant | undefined,
): CartProduct | undefined {
  if (!variant || variant.price === null) return undefined
  const { id, price, sku: _, availability: __, ...pack } = variant
  return {
    product_id,
    product_variant_id: id,
    price,
    name,
    slug,
    ...(lang !== undefined && { lang }),
    brand,
    asset: assets.find(({ variant_id }) => variant_id === id) ?? assets[0] ?? null,
    ...pack,
  }
}
