import { assertEvent, assign, emit } from 'xstate'

import { QUANTITY_MAX } from '#contract/constants.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import type { Problem } from '#contract/result.ts'

import { keptSetup, withChange } from '../kept-list/kept-list.setup.ts'
import { givenUpNotice, refusalNotice } from '../kept-list/notices.ts'

import { isRaised, removal, wantedOf } from './line-changes.ts'
import { lineIn, lineList, nameIn, shownProtocol, variantIn } from './lines.ts'
import type { LineChange } from './lines.ts'
import type { LinesTypes, Renamed } from './protocol-lines.events.ts'

const EDITS = ['line.setQuantity', 'line.raise', 'line.lower', 'line.setNote', 'line.setDosage'] as const

/** A message about a line takes the place of the one before (toasts.newer-takes-the-place). */
const topicOf = (protocolId: number, variantId: number): string => `line:${protocolId}:${variantId}`

export const NOTHING = { called: null }
const base = keptSetup<LinesTypes>(lineList, NOTHING)

const calledOf = ({ protocol_id: protocolId, name, description }: Protocol): Renamed => ({
  protocolId,
  name,
  description,
})

export const linesSetup = base.extend({
  guards: {
    /** The protocol as shown has this line. */
    isHere: ({ context }, params: { variantId: number }) =>
      lineIn(shownProtocol(context), params.variantId) !== undefined,
    /** A protocol is open. */
    isOpen: ({ context }) => context.kept !== null,
    /** The line has a quantity of one: to lower it is to take it away. */
    isOnlyOne: ({ context }, params: { variantId: number }) =>
      lineIn(shownProtocol(context), params.variantId)?.item_count === 1,
    /** The change makes the line differ from what it is. */
    isChanged: ({ context, event }) => {
      assertEvent(event, EDITS)
      const line = lineIn(shownProtocol(context), event.variantId)
      return line !== undefined && wantedOf(event, line) !== undefined
    },
    /** The server says that the open protocol is no more. */
    isGone: ({ context: { kept, problem } }) => kept !== null && problem?.kind === 'refused' && problem.status === 404,
    /** Another tab has given the open protocol another name or description. */
    isRenamed: ({ context: { kept, called } }) =>
      kept !== null &&
      kept.protocol_id === called?.protocolId &&
      (kept.name !== called.name || kept.description !== called.description),
    /** A product was added to the open protocol: no message is shown for others. */
    isAdded: ({ context: { kept } }, { change }: { change: LineChange }) =>
      change.kind === 'add' && change.protocolId === kept?.protocol_id,
    /** The change sets a quantity. */
    isQuantity: (_, { change }: { change: LineChange }) => change.kind === 'set' && change.quantity !== undefined,
    /** The change sets a dosage, or takes it away. */
    isDosage: (_, { change }: { change: LineChange }) => change.kind === 'set' && change.dosage !== undefined,
    /** The change is to a line that stays, such as a new note. */
    isNote: (_, { change }: { change: LineChange }) => change.kind === 'set',
  },
  actions: {
    /** Shows this protocol; its lines are fetched. */
    open: assign((_, { protocol }: { protocol: Protocol }) => ({
      kept: protocol,
      called: calledOf(protocol),
      fetchedAt: 0,
      problem: null,
    })),
    /** Shows no protocol any more. */
    close: assign({ kept: null, called: null, problem: null }),
    /** Shows the new name and description, if it is the open protocol. */
    rename: assign(({ context: { kept, called } }, renamed: Renamed) => {
      if (kept?.protocol_id !== renamed.protocolId) return { kept, called }
      return { kept: { ...kept, name: renamed.name, description: renamed.description }, called: renamed }
    }),
    /** Notes the name and description as the server has them now. */
    setCalled: assign(({ context: { kept } }) => ({ called: kept && calledOf(kept) })),
    /** Tells the builder the name that another tab has given. */
    emitRenamed: emit(({ context: { called } }) => ({ type: 'protocol.renamed' as const, ...(called as Renamed) })),
    /** Adds the product at once, and queues it for the server. */
    addLine: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'line.add')
      const protocolId = context.kept?.protocol_id ?? 0
      add({ type: 'want', params: { change: { kind: 'add', protocolId, line: event.line, position: null } } })
    }),
    /** Changes quantity, note or dosage at once, and queues it for the server. */
    changeLine: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, EDITS)
      const protocol = shownProtocol(context)
      const line = lineIn(protocol, event.variantId)
      const changed = line && wantedOf(event, line)
      if (!protocol || !line || !changed) return
      const { protocol_id: protocolId } = protocol
      const before = 'quantity' in changed ? { before: line.item_count } : {}
      const change = {
        kind: 'set',
        protocolId,
        variantId: event.variantId,
        name: line.name,
        ...changed,
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
    /** Puts the new product in the place of the old one at once, and queues it for the server. */
    placeSwapped: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'line.swap')
      const protocol = shownProtocol(context)
      const old = lineIn(protocol, event.variantId)
      if (!protocol || !old) return
      const line = { ...event.line, item_count: old.item_count, notes: old.notes }
      const position = protocol.products.indexOf(old) + 1
      add({ type: 'want', params: { change: { kind: 'add', protocolId: protocol.protocol_id, line, position } } })
    }),
    /** Takes the line away at once, and says so in a message from which it can be brought back. */
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
    /** Shows several changes at once, and queues them for the server in their order. */
    wantAll: assign(({ context }, { changes }: { changes: readonly LineChange[] }) => {
      const after = changes.reduce((so, change) => ({ ...so, ...withChange(lineList, so, change) }), context)
      return { queue: after.queue, changes: after.changes }
    }),
    /** Tells the builder whose lines are in sight now. */
    emitShown: emit(({ context }) => ({
      type: 'lines.shown' as const,
      protocolId: context.kept?.protocol_id ?? 0,
    })),
    /** Tells the builder that the lines have changed. */
    emitChanged: emit({ type: 'lines.changed' as const }),
    /** Tells the builder that a change was lost, so that nothing is shared without it. */
    emitLost: emit((_, { change }: { change: LineChange }) => ({
      type: 'lines.lost' as const,
      protocolId: change.protocolId,
    })),
    /** Tells the builder that the open protocol is no more. */
    emitGone: emit(({ context }) => ({
      type: 'protocol.gone' as const,
      protocolId: context.kept?.protocol_id ?? 0,
    })),
    /** Says in a message that the product was added, or that there is more of it now. */
    sayAdded: emit(({ context: { kept } }, { change }: { change: LineChange }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: isRaised(kept, change) ? 'builder:notice.raised' : 'builder:notice.added',
      values: { name: nameIn(change), protocol: kept?.name ?? '' },
      topic: topicOf(change.protocolId, variantIn(change)),
    })),
    /** Says in a message how many there are now, which can be taken back from there. */
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
    /** Says in a message that the dosage was changed. */
    sayDosage: emit((_, { change }: { change: LineChange }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: 'dosage:changed',
      values: { name: nameIn(change) },
      topic: topicOf(change.protocolId, variantIn(change)),
    })),
    /** Says in a message that the note was changed. */
    sayNote: emit((_, { change }: { change: LineChange }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: 'builder:notice.details',
      values: { name: nameIn(change) },
      topic: topicOf(change.protocolId, variantIn(change)),
    })),
    /** Says in a message that the server refused the change. */
    sayRefused: emit((_, { change, problem }: { change: LineChange; problem: Problem }) =>
      refusalNotice(nameIn(change), problem),
    ),
    /** Says in a message that a change could not be stored, which can be tried again from there. */
    sayGivenUp: emit((_, { changes }: { changes: readonly LineChange[] }) =>
      givenUpNotice(nameIn(changes.at(-1) as LineChange), {
        to: 'protocolBuilder' as const,
        event: { type: 'line.again' as const, changes },
      }),
    ),
  },
})
