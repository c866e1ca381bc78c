import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { totalOf } from '#machines/protocols/lines.ts'

/** Small protocols, and what the server answers to changes of their lines. */

interface Of {
  price?: number
  quantity?: number
  notes?: string
}

/** Variant `id` of product `id * 10`. */
export const protocolLine = (id: number, { price = 19.9, quantity = 1, notes = '' }: Of = {}): ProtocolProduct => ({
  product_id: id * 10,
  name: `Product ${id}`,
  slug: `product-${id}`,
  brand: { id: 4, name: 'Alder and Ash', slug: 'alder-and-ash' },
  assets: [],
  variants: [{ id, price, unit_of_measure: null, net_contents: '60 capsules', stock: 5 }],
  item_count: quantity,
  notes,
})

export const protocolOf = (protocol_id: number, name: string, products: ProtocolProduct[] = []): Protocol => ({
  protocol_id,
  name,
  description: `About ${name}`,
  total_price: totalOf(products),
  products,
  updated_at: '2026-01-01T00:00:00.000Z',
  shared_with: 0,
})

/** A line as the server answers a change of it. */
export const writtenLine = (protocol_id: number, product: ProtocolProduct) => ({
  data: {
    protocol_id,
    product_id: product.product_id,
    product_variant_id: product.variants[0]?.id ?? 0,
    notes: product.notes,
    quantity: product.item_count,
  },
  product,
})
