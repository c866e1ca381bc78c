import * as v from 'valibot'

import { SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { AVAILABLE, UNAVAILABLE, unitPrice } from '#areas/catalogue/contract/catalogue.ts'
import { id, idsInQueryAndBody, message, money } from '#contract/wire.ts'

/**
 * An item of the wishlist with its product (wishlist.item-fields); `variants` has the one that is wished for. The price
 * is null for those who may not buy it (product.restricted-shows-no-price), the weight in grams where the pack's
 * contents are told so. `lang` where the name is not in the asked language.
 */
export const wishlistItem = v.object({
  product_id: v.number(),
  product_variant_id: v.number(),
  wishlist_item_id: v.number(),
  brand: v.object({ brand_id: v.number(), name: v.string(), slug: v.string() }),
  product: v.object({ name: v.string(), slug: v.string(), lang: v.optional(v.string()) }),
  variants: v.array(
    v.object({
      price: v.nullable(money),
      id: v.number(),
      sku: v.string(),
      unit_of_measure: v.nullable(v.string()),
      images: v.array(v.string()),
      weight: v.nullable(v.number()),
      availability: v.picklist([AVAILABLE, UNAVAILABLE]),
      /** Our own: another backend may leave them out. */
      net_contents: v.optional(v.string()),
      stock: v.nullish(v.number()),
      unit_price: v.optional(unitPrice),
    }),
  ),
  assets: v.array(
    v.object({
      asset_id: v.number(),
      asset_order: v.number(),
      is_primary: v.boolean(),
      image_url: v.string(),
      thumbnails: v.object({ thumbnail_75: v.string(), thumbnail_125: v.string(), thumbnail_250: v.string() }),
    }),
  ),
})
export type WishlistItem = v.InferOutput<typeof wishlistItem>

export const listWishlist = defineCall({
  id: 'listWishlist',
  method: 'GET',
  path: '/v2/account/wishlist',
  summary: 'The items of the wishlist, the latest first',
  access: SIGNED_IN,
  response: v.array(wishlistItem),
  refusals: [401],
})

export const addToWishlist = defineCall({
  id: 'addToWishlist',
  method: 'POST',
  path: '/v2/account/wishlist',
  summary: 'Put a variant on the wishlist; one that is there stays once',
  access: SIGNED_IN,
  body: v.object({ product_id: id, product_variant_id: id }),
  response: wishlistItem,
  refusals: [400, 401, 404, 409],
})

export const removeFromWishlist = defineCall({
  id: 'removeFromWishlist',
  method: 'DELETE',
  path: '/v2/account/wishlist',
  summary: 'Take a variant off the wishlist',
  access: SIGNED_IN,
  ...idsInQueryAndBody('product_id', 'product_variant_id'),
  response: message,
  refusals: [400, 401, 404],
})
