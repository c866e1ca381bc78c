import { isSameDosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { Protocol, ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import { bounded, lineIn, variantIn, variantOf } from './lines.ts'
import type { LineChange } from './lines.ts'

/** Another quantity, note or dosage of a line. */
export type LineEdit =
  /** A typed quantity: below 1 it becomes 1. */
  | { type: 'line.setQuantity'; variantId: number; quantity: number }
  | { type: 'line.raise'; variantId: number }
  /** At 1 it takes the line out. */
  | { type: 'line.lower'; variantId: number }
  | { type: 'line.setNote'; variantId: number; notes: string }
  | { type: 'line.setDosage'; variantId: number; dosage: Dosage | null }

/** The change that removes a line, with the one that undoes it. */
export function removal(protocol: Protocol, line: ProtocolProduct) {
  const { protocol_id: protocolId, products } = protocol
  return {
    change: { kind: 'remove' as const, protocolId, variantId: variantOf(line), name: line.name },
    undo: { type: 'line.restore' as const, protocolId, line, position: products.indexOf(line) + 1 },
  }
}

/** The quantity, note or dosage that an edit leads to; undefined if nothing changes. */
export function wantedOf(
  event: LineEdit,
  { item_count, notes, dosage = null }: ProtocolProduct,
): { quantity: number } | { notes: string } | { dosage: Dosage | null } | undefined {
  if (event.type === 'line.setNote') {
    const text = event.notes.trim()
    return text === notes ? undefined : { notes: text }
  }
  if (event.type === 'line.setDosage') return isSameDosage(event.dosage, dosage) ? undefined : { dosage: event.dosage }
  const requested =
    event.type === 'line.setQuantity' ? event.quantity : item_count + (event.type === 'line.raise' ? 1 : -1)
  const quantity = bounded(requested)
  return quantity === item_count ? undefined : { quantity }
}

/** True if the line existed before the change was carried out. */
export const isRaised = (protocol: Protocol | null, change: LineChange): boolean =>
  change.kind === 'add' && (lineIn(protocol, variantIn(change))?.item_count ?? 0) > change.line.item_count
