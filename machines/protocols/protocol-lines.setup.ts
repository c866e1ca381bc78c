import { assertEvent, assign, emit } from 'xstate'

import { QUANTITY_MAX } from '#contract/constants.ts'
import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import type { Problem } from '#contract/result.ts'

import { keptSetup, wanted } from '../kept-list/kept-list.setup.ts'
import { givenUpNotice, refusalNotice } from '../kept-list/notices.ts'

import { isRaised, removal, wantedOf } from './line-changes.ts'
import type { LineEdit } from './line-changes.ts'
import { lineIn, lineList, nameIn, shownProtocol, variantIn } from './lines.ts'
import type { KeptLines, LineChange, Stood } from './lines.ts'

/** What a practitioner does to a line of the open protocol. */
export type LineEvent =
  | LineEdit
  | { type: 'line.remove'; variantId: number }
  /** Another product takes the place of one, with its quantity and note. */
  | { type: 'line.swap'; variantId: number; line: ProtocolProduct }
  /** What was taken out comes back to its place. */
  | { type: 'line.restore'; protocolId: number; line: ProtocolProduct; position: number }
  /** A quantity is set back. */
  | {
      type: 'line.reset'
      protocolId: number
      variantId: number
      name: string
      quantity: number
      before: number
      stood?: Stood
    }
  /** What was given up is wanted once more. */
  | { type: 'line.again'; changes: readonly LineChange[] }

type Undo = Extract<LineEvent, { type: 'line.restore' | 'line.reset' | 'line.again' }>

export type LinesEvent =
  | LineEvent
  | { type: 'protocol.opened'; protocol: Protocol }
  | { type: 'protocol.closed' }
  | { type: 'protocol.renamed'; protocolId: number; name: string; description: string }
  | { type: 'line.add'; line: ProtocolProduct }
  /** The page is in sight or online again. */
  | { type: 'page.returned'; at: number }

export type LinesFact =
  /** The server has carried a change out. */
  | { type: 'lines.changed' }
  /** The server has not carried a change out, and is not asked to any more. */
  | { type: 'lines.lost'; protocolId: number }
  /** The open protocol was deleted elsewhere, or is not this practitioner's. */
  | { type: 'protocol.gone'; protocolId: number }
  | {
      type: 'notice.raised'
      tone: 'product' | 'info' | 'error'
      text: string
      values: Record<string, string | number>
      undo?: { to: 'protocolBuilder'; event: Undo; label?: string }
      topic?: string
    }

interface LinesTypes extends KeptLines {
  own: object
  event: LinesEvent
  fact: LinesFact
}

/** What is said of one line takes the place of what was said of it before (toasts.newer-takes-the-place). */
const topicOf = (protocolId: number, variantId: number): string => `line:${protocolId}:${variantId}`

const base = keptSetup<LinesTypes>(lineList, {})

interface Renamed {
  protocolId: number
  name: string
  description: string
}

export const linesSetup = base.extend({
  guards: {
    isHere: ({ context }, params: { variantId: number }) =>
      lineIn(shownProtocol(context), params.variantId) !== undefined,
    isOpen: ({ context }) => context.kept !== null,
    isOnlyOne: ({ context }, params: { variantId: number }) =>
      lineIn(shownProtocol(context), params.variantId)?.item_count === 1,
    isChanged: ({ context, event }) => {
      assertEvent(event, ['line.setQuantity', 'line.raise', 'line.lower', 'line.setNote'])
      const line = lineIn(shownProtocol(context), event.variantId)
      return line !== undefined && wantedOf(event, line) !== undefined
    },
    isGone: ({ context: { kept, problem } }) => kept !== null && problem?.kind === 'refused' && problem.status === 404,
    /** What comes into a protocol that is not open any more is not said. */
    isAdded: ({ context: { kept } }, { change }: { change: LineChange }) =>
      change.kind === 'add' && change.protocolId === kept?.protocol_id,
    isQuantity: (_, { change }: { change: LineChange }) => change.kind === 'set' && change.quantity !== undefined,
    isNote: (_, { change }: { change: LineChange }) => change.kind === 'set',
  },
  actions: {
    open: assign((_, params: { protocol: Protocol }) => ({ kept: params.protocol, fetchedAt: 0, problem: null })),
    close: assign({ kept: null, problem: null }),
    rename: assign(({ context: { kept } }, { protocolId, name, description }: Renamed) => ({
      kept: kept?.protocol_id === protocolId ? { ...kept, name, description } : kept,
    })),
    addLine: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'line.add')
      const protocolId = context.kept?.protocol_id ?? 0
      add({ type: 'want', params: { change: { kind: 'add', protocolId, line: event.line, position: null } } })
    }),
    changeLine: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, ['line.setQuantity', 'line.raise', 'line.lower', 'line.setNote'])
      const protocol = shownProtocol(context)
      const line = lineIn(protocol, event.variantId)
      const asked = line && wantedOf(event, line)
      if (!protocol || !line || !asked) return
      const { protocol_id: protocolId } = protocol
      const before = 'quantity' in asked ? { before: line.item_count } : {}
      const change = {
        kind: 'set',
        protocolId,
        variantId: event.variantId,
        name: line.name,
        ...asked,
        ...before,
        stood: { quantity: line.item_count, notes: line.notes },
      } as const
      add({ type: 'want', params: { change } })
      if (event.type !== 'line.setQuantity' || event.quantity <= QUANTITY_MAX) return
      add.emit({
        type: 'notice.raised',
        tone: 'info',
        text: 'builder:notice.most',
        values: { name: line.name, max: QUANTITY_MAX },
      })
    }),
    placeSwapped: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'line.swap')
      const protocol = shownProtocol(context)
      const old = lineIn(protocol, event.variantId)
      if (!protocol || !old) return
      const line = { ...event.line, item_count: old.item_count, notes: old.notes }
      const position = protocol.products.indexOf(old) + 1
      add({ type: 'want', params: { change: { kind: 'add', protocolId: protocol.protocol_id, line, position } } })
    }),
    removeLine: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, ['line.remove', 'line.lower', 'line.swap'])
      const protocol = shownProtocol(context)
      const line = lineIn(protocol, event.variantId)
      if (!protocol || !line) return
      const { change, undo } = removal(protocol, line)
      add({ type: 'want', params: { change } })
      add.emit({
        type: 'notice.raised',
        tone: 'info',
        text: 'builder:notice.removed',
        values: { name: line.name },
        undo: { to: 'protocolBuilder', event: undo },
        topic: topicOf(protocol.protocol_id, event.variantId),
      })
    }),
    wantAll: assign(({ context }, { changes }: { changes: readonly LineChange[] }) => {
      const after = changes.reduce((so, change) => ({ ...so, ...wanted(lineList, so, change) }), context)
      return { queue: after.queue, changes: after.changes }
    }),
    tellChanged: emit({ type: 'lines.changed' as const }),
    tellLost: emit((_, { change }: { change: LineChange }) => ({
      type: 'lines.lost' as const,
      protocolId: change.protocolId,
    })),
    tellGone: emit(({ context }) => ({
      type: 'protocol.gone' as const,
      protocolId: context.kept?.protocol_id ?? 0,
    })),
    sayAdded: emit(({ context: { kept } }, { change }: { change: LineChange }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: isRaised(kept, change) ? 'builder:notice.raised' : 'builder:notice.added',
      values: { name: nameIn(change), protocol: kept?.name ?? '' },
      topic: topicOf(change.protocolId, variantIn(change)),
    })),
    sayQuantity: emit((_, { change }: { change: LineChange }) => {
      const set = change as Extract<LineChange, { kind: 'set' }>
      const { protocolId, variantId, name, quantity = 1, before = 1, stood, notes } = set
      return {
        type: 'notice.raised' as const,
        tone: 'product' as const,
        text: 'builder:notice.quantity',
        values: { name, quantity },
        undo: {
          to: 'protocolBuilder' as const,
          event: {
            type: 'line.reset' as const,
            protocolId,
            variantId,
            name,
            quantity: before,
            before: quantity,
            ...(stood && { stood: { quantity, notes: notes ?? stood.notes } }),
          },
        },
        topic: topicOf(protocolId, variantId),
      }
    }),
    sayNote: emit((_, { change }: { change: LineChange }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: 'builder:notice.details',
      values: { name: nameIn(change) },
      topic: topicOf(change.protocolId, variantIn(change)),
    })),
    sayRefused: emit((_, { change, problem }: { change: LineChange; problem: Problem }) =>
      refusalNotice(nameIn(change), problem),
    ),
    sayGivenUp: emit((_, { changes }: { changes: readonly LineChange[] }) =>
      givenUpNotice(nameIn(changes.at(-1) as LineChange), {
        to: 'protocolBuilder' as const,
        event: { type: 'line.again' as const, changes },
      }),
    ),
  },
})
