import type { Protocol, ProtocolProduct, WrittenLine } from '#areas/protocols/contract/protocols.ts'
import { totalOf } from '#machines/protocols/lines.ts'

/** A line of a protocol; its product's and its variant's numbers follow from one number. */
export const line = (variantId: number, more: Partial<ProtocolProduct> = {}, price = 9.5): ProtocolProduct => ({
  product_id: variantId * 10,
  name: `Product ${variantId}`,
  slug: `product-${variantId}`,
  brand: { id: 1, name: 'Brand', slug: 'brand' },
  assets: [],
  variants: [{ id: variantId, price, unit_of_measure: null, net_contents: '60', stock: 5 }],
  item_count: 1,
  notes: '',
  ...more,
})

export const protocol = (
  protocolId: number,
  name: string,
  products: readonly ProtocolProduct[] = [],
  more: Partial<Protocol> = {},
): Protocol => ({
  protocol_id: protocolId,
  name,
  description: `About ${name}`,
  total_price: totalOf(products),
  products: [...products],
  updated_at: '2026-11-02T09:00:00.000Z',
  shared_with: 0,
  ...more,
})

/** A line as the server answers a change of it. */
export const writtenLine = (protocolId: number, product: ProtocolProduct): WrittenLine => ({
  data: {
    protocol_id: protocolId,
    product_id: product.product_id,
    product_variant_id: product.variants[0]?.id ?? 0,
    notes: product.notes,
    quantity: product.item_count,
  },
  product,
})
