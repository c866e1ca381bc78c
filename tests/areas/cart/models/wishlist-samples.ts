import type { CartItem } from '#areas/cart/contract/cart.ts'
import type { WishlistItem } from '#areas/cart/contract/wishlist.ts'

/** Small answers of the wishlist's calls, as the world of models gives them. */

const urls = { 75: '/75.webp', 125: '/125.webp', 250: '/250.webp' }

/** Item `id` holds variant `id` of product `id * 10`. */
export function wishlistItem(
  id: number,
  { stock = 5, price = 19.9 }: { stock?: number; price?: number | null } = {},
): WishlistItem {
  return {
    product_id: id * 10,
    product_variant_id: id,
    wishlist_item_id: id + 100,
    brand: { brand_id: 4, name: 'Alder and Ash', slug: 'alder-and-ash' },
    product: { name: `Product ${id}`, slug: `product-${id}` },
    variants: [
      {
        id,
        price,
        sku: `SKU-${id}`,
        unit_of_measure: null,
        images: [],
        weight: null,
        availability: stock > 0 ? 1 : 2,
        net_contents: '60 capsules',
        stock,
      },
    ],
    assets: [
      {
        asset_id: id,
        asset_order: 1,
        is_primary: true,
        image_url: '/large.webp',
        thumbnails: { thumbnail_75: urls[75], thumbnail_125: urls[125], thumbnail_250: urls[250] },
      },
    ],
  }
}

/** The same variant, as the cart knows it. */
export function wishedProduct(id: number): Omit<CartItem, 'quantity'> {
  return {
    product_id: id * 10,
    product_variant_id: id,
    price: 19.9,
    name: `Product ${id}`,
    slug: `product-${id}`,
    brand: { id: 4, name: 'Alder and Ash', slug: 'alder-and-ash' },
    asset: { image_url: '/large.webp', thumbnails: urls },
    unit_of_measure: null,
    net_contents: '60 capsules',
    stock: 5,
  }
}
