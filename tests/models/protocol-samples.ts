import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'

/** A line of a protocol; its product's and its variant's numbers follow from one number. */
export const line = (variantId: number, more: Partial<ProtocolProduct> = {}): ProtocolProduct => ({
  product_id: variantId * 10,
  name: `Product ${variantId}`,
  slug: `product-${variantId}`,
  brand: { id: 1, name: 'Brand', slug: 'brand' },
  assets: [],
  variants: [{ id: variantId, price: 9.5, unit_of_measure: null, net_contents: '60', stock: 5 }],
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
  total_price: products.length * 9.5,
  products: [...products],
  updated_at: '2026-11-02T09:00:00.000Z',
  shared_with: 0,
  ...more,
})
