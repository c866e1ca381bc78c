import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

/** Protocols that were shared with a client. */

const line = (id: number, name: string, item_count: number, stock: number): ProtocolProduct => ({
  product_id: id,
  name,
  slug: name.toLowerCase(),
  brand: { id: 1, name: 'Avella', slug: 'avella' },
  assets: [],
  variants: [{ id: 10 * id, price: 9.95, unit_of_measure: null, net_contents: '60 capsules', stock }],
  item_count,
  notes: 'One with breakfast',
})

export const iron = line(1, 'Iron', 2, 9)
export const zinc: ProtocolProduct = {
  ...line(2, 'Zink', 1, 3),
  lang: 'de',
  assets: [
    { thumbnails: { 75: '/zinc-75', 125: '/zinc-125', 250: '/zinc-250' }, image_url: '/zinc' },
    { thumbnails: { 75: '/pack-75', 125: '/pack-125', 250: '/pack-250' }, image_url: '/pack', variant_id: 20 },
  ],
}
export const soldOut = line(3, 'Selenium', 1, 0)
export const withdrawn: ProtocolProduct = { ...line(4, 'Boron', 1, 5), variants: [] }

export function sharedProtocol(protocol_id: number, change: Partial<SharedProtocol> = {}): SharedProtocol {
  return {
    protocol_id,
    name: `Protocol ${protocol_id}`,
    description: 'For the first weeks.',
    total_price: 49.75,
    products: [iron, zinc, soldOut, withdrawn],
    discount: 10,
    total_price_after_discount: 44.77,
    shared_at: '2026-01-02T10:00:00.000Z',
    opened_at: '2026-01-03T10:00:00.000Z',
    share_notes: 'Begin slowly.',
    practitioner: {
      user_id: 7,
      first_name: 'Ida',
      last_name: 'Brandt',
      practice_name: 'Practice by the river',
      email: 'ida@mail.example',
      phone: '+49 30 1234567',
    },
    ...change,
  }
}
