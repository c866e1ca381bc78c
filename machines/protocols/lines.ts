import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { Protocol, ProtocolProduct, WrittenLine } from '#areas/protocols/contract/protocols.ts'

import { shownOf } from '../kept-list/kept-list.ts'
import type { KeptQueue, List } from '../kept-list/kept-list.ts'

export type Stood = Readonly<Pick<WrittenLine['data'], 'quantity' | 'notes'>>

/** A change of one line of a protocol. `name` is the product's, for messages. */
export type LineChange =
  /** So many more. A line that is not there yet comes first, or to a place counted from 1. */
  | {
      readonly kind: 'add'
      readonly protocolId: number
      readonly line: ProtocolProduct
      readonly position: number | null
    }
  /** Fields that are not named stay. `before`: the quantity that it replaces. */
  | {
      readonly kind: 'set'
      readonly protocolId: number
      readonly variantId: number
      readonly name: string
      readonly quantity?: number
      readonly before?: number
      readonly notes?: string
      readonly dosage?: Dosage | null
      /** The line as it was when this was wanted: the call carries what is not named from here. Older queues have none. */
      readonly stood?: Stood
    }
  | { readonly kind: 'remove'; readonly protocolId: number; readonly variantId: number; readonly name: string }

export interface KeptLines {
  kept: Protocol | null
  shown: Protocol | null
  change: LineChange
  /** The line after the change; null for one that was removed. */
  answer: WrittenLine | null
}

/** The variant by which a line is known (lines.known-by-variant). */
export const variantOf = ({ variants }: Pick<ProtocolProduct, 'variants'>): number => variants[0]?.id ?? 0

export const variantIn = (change: LineChange): number =>
  change.kind === 'add' ? variantOf(change.line) : change.variantId

export const nameIn = (change: LineChange): string => (change.kind === 'add' ? change.line.name : change.name)

export function lineIn(protocol: Pick<Protocol, 'products'> | null, variantId: number): ProtocolProduct | undefined {
  return protocol?.products.find((line) => variantOf(line) === variantId)
}

/** The total, in the currency of the prices. */
export function totalOf(lines: readonly ProtocolProduct[]): number {
  const cents = lines.map(({ variants, item_count }) => Math.round((variants[0]?.price ?? 0) * 100) * item_count)
  return cents.reduce((total, amount) => total + amount, 0) / 100
}

/** A quantity as a protocol takes it: a whole number from 1 (lines.quantity-is-at-least-one). */
export const bounded = (quantity: number): number => Math.min(Math.max(Math.trunc(quantity) || 1, 1), QUANTITY_MAX)

/** A product of a list as a line of a protocol, its first variant unless another is named; undefined without a price. */
export function lineOf(
  { product_id, name, slug, lang, brand, assets, variants }: ListProduct,
  variantId?: number,
): ProtocolProduct | undefined {
  const variant = variants.find(({ id }) => id === variantId) ?? variants[0]
  if (!variant || variant.price === null) return undefined
  const { id, price, unit_of_measure, net_contents, stock } = variant
  const own = assets.filter(({ variant_id }) => variant_id === undefined || variant_id === id)
  return {
    product_id,
    name,
    slug,
    ...(lang !== undefined && { lang }),
    brand,
    assets: own.slice(0, 1),
    variants: [{ id, price, unit_of_measure, net_contents, stock }],
    item_count: 1,
    notes: '',
  }
}

const withLines = (protocol: Protocol, products: Protocol['products']): Protocol => ({
  ...protocol,
  products,
  total_price: totalOf(products),
})

const inPlace = (protocol: Protocol, variantId: number, map: (line: ProtocolProduct) => ProtocolProduct): Protocol =>
  withLines(
    protocol,
    protocol.products.map((line) => (variantOf(line) === variantId ? map(line) : line)),
  )

function withAdded(protocol: Protocol, line: ProtocolProduct, position: number | null): Protocol {
  const variantId = variantOf(line)
  if (!lineIn(protocol, variantId))
    return withLines(protocol, protocol.products.toSpliced((position ?? 1) - 1, 0, line))
  return inPlace(protocol, variantId, (there) => ({
    ...there,
    item_count: bounded(there.item_count + line.item_count),
    notes: line.notes || there.notes,
  }))
}

const without = (protocol: Protocol, variantId: number): Protocol =>
  withLines(
    protocol,
    protocol.products.filter((line) => variantOf(line) !== variantId),
  )

function shownAfter(protocol: Protocol | null, change: LineChange): Protocol | null {
  if (protocol?.protocol_id !== change.protocolId) return protocol
  switch (change.kind) {
    case 'add':
      return withAdded(protocol, change.line, change.position)
    case 'set':
      return inPlace(protocol, change.variantId, (line) => ({
        ...line,
        item_count: change.quantity ?? line.item_count,
        notes: change.notes ?? line.notes,
        ...(change.dosage !== undefined && { dosage: change.dosage }),
      }))
    case 'remove':
      return without(protocol, change.variantId)
    default:
      return change satisfies never
  }
}

/** The protocol after the answer to a change. */
function learned(protocol: Protocol | null, change: LineChange, answer: WrittenLine | null): Protocol | null {
  if (protocol?.protocol_id !== change.protocolId) return protocol
  const variantId = variantIn(change)
  if (!answer) return without(protocol, variantId)
  if (lineIn(protocol, variantId)) return inPlace(protocol, variantId, () => answer.product)
  return withAdded(protocol, answer.product, change.kind === 'add' ? change.position : null)
}

/**
 * The lines of the open protocol as a kept list. Its queue holds what was done to others too: that waits for the server
 * however many protocols are opened meanwhile (lines.changes-wait-offline).
 */
export const lineList: List<KeptLines> = {
  empty: null,
  subjectOf: (change) => `${change.protocolId}:${variantIn(change)}`,
  apply: shownAfter,
  join: (before, after) => {
    if (after.kind === 'remove') return after
    if (before.kind === 'add' && after.kind === 'add') {
      const item_count = bounded(before.line.item_count + after.line.item_count)
      return { ...before, line: { ...before.line, item_count, notes: after.line.notes || before.line.notes } }
    }
    if (before.kind === 'set' && after.kind === 'set')
      return { ...before, ...after, ...(before.before !== undefined && { before: before.before }) }
    return undefined
  },
  learn: learned,
  // Which protocol is open is the builder's to say; a protocol that it has recalled is without lines.
  recall: (open, stored) =>
    open?.products.length === 0 && stored?.protocol_id === open.protocol_id ? withLines(open, stored.products) : open,
}

export type KnownLines = KeptQueue<Protocol | null, LineChange>

/** The open protocol as the practitioner has it: what they did stands at once. */
export const shownProtocol = ({ kept, queue }: KnownLines): Protocol | null => shownOf(lineList, { kept, queue })
