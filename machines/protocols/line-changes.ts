import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'

import { bounded, lineIn, variantIn, variantOf } from './lines.ts'
import type { LineChange } from './lines.ts'

/** Another quantity or note of a line. */
export type LineEdit =
  /** A typed quantity: below 1 it becomes 1. */
  | { type: 'line.setQuantity'; variantId: number; quantity: number }
  | { type: 'line.raise'; variantId: number }
  /** At 1 it takes the line out. */
  | { type: 'line.lower'; variantId: number }
  | { type: 'line.setNote'; variantId: number; notes: string }

/** What removes a line, and how it comes back. */
export function removal(protocol: Protocol, line: ProtocolProduct) {
  const { protocol_id: protocolId, products } = protocol
  return {
    change: { kind: 'remove' as const, protocolId, variantId: variantOf(line), name: line.name },
    undo: { type: 'line.restore' as const, protocolId, line, position: products.indexOf(line) + 1 },
  }
}

/** How a line is asked to become by a change of its quantity or note; undefined where it stays as it is. */
export function wantedOf(
  event: LineEdit,
  { item_count, notes }: ProtocolProduct,
): { quantity: number } | { notes: string } | undefined {
  if (event.type === 'line.setNote') {
    const text = event.notes.trim()
    return text === notes ? undefined : { notes: text }
  }
  const asked = event.type === 'line.setQuantity' ? event.quantity : item_count + (event.type === 'line.raise' ? 1 : -1)
  const quantity = bounded(asked)
  return quantity === item_count ? undefined : { quantity }
}

/** Whether the line of a change that was carried out was there before. */
export const isRaised = (protocol: Protocol | null, change: LineChange): boolean =>
  change.kind === 'add' && (lineIn(protocol, variantIn(change))?.item_count ?? 0) > change.line.item_count
