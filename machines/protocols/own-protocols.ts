import type { Protocol } from '#areas/protocols/contract/protocols.ts'

/** A protocol without its lines. */
type Plain = Omit<Protocol, 'products'> & Partial<Pick<Protocol, 'products'>>

/** A protocol as the builder takes it, and nothing else that a page knows of it. Lines that are not known are fetched there. */
export function opened({
  protocol_id,
  name,
  description,
  total_price,
  updated_at,
  shared_with,
  products = [],
}: Plain): Protocol {
  return { protocol_id, name, description, total_price, updated_at, shared_with, products }
}
