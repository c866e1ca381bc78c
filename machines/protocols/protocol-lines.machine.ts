/**
 * The lines of the protocol that the practitioner works on: a kept list.
 * Owns: which protocol is open, what was done to its lines, and what was done to others that the server has not answered yet.
 * Never: which protocols there are, the panel around the lines.
 */
import type { ActorRefFrom } from 'xstate'

import { keptChart } from '../kept-list/kept-list.machine.ts'
import { nothingKept } from '../kept-list/kept-list.setup.ts'

import type { LineChange } from './lines.ts'
import { linesSetup, NOTHING } from './protocol-lines.setup.ts'

const doing = linesSetup.createStateConfig({
  on: {
    'protocol.opened': {
      actions: [
        { type: 'open', params: ({ event }) => ({ protocol: event.protocol }) },
        'emitShown',
        'storeQueue',
        'fetchAnew',
      ],
    },
    'protocol.closed': { actions: ['close', 'emitShown', 'fetchAnew'] },
    'protocol.renamed': {
      // What is on its way may still have the name before.
      actions: [{ type: 'rename', params: ({ event: { type: _, ...renamed } }) => renamed }, 'fetchAnew'],
    },
    'line.add': {
      guard: 'isOpen',
      actions: ['addLine', 'storeQueue'],
      meta: { requirements: ['lines.added-first', 'lines.added-again-rises-in-place'] },
    },
    'line.setQuantity': {
      guard: 'isChanged',
      actions: ['changeLine', 'storeQueue'],
      meta: { requirements: ['lines.quantity-is-at-least-one', 'lines.quantity-has-a-most'] },
    },
    'line.raise': { guard: 'isChanged', actions: ['changeLine', 'storeQueue'] },
    'line.lower': [
      {
        guard: { type: 'isOnlyOne', params: ({ event }) => ({ variantId: event.variantId }) },
        actions: ['removeLine', 'storeQueue'],
        meta: { requirements: ['lines.minus-at-one-removes'] },
      },
      { guard: 'isChanged', actions: ['changeLine', 'storeQueue'] },
    ],
    'line.setNote': {
      guard: 'isChanged',
      actions: ['changeLine', 'storeQueue'],
      meta: { requirements: ['lines.note-saves-on-blur-or-enter', 'lines.notes-are-optional'] },
    },
    'line.setDosage': {
      guard: 'isChanged',
      actions: ['changeLine', 'storeQueue'],
      meta: { requirements: ['dosage.set-where-it-stands'] },
    },
    'line.remove': {
      guard: { type: 'isHere', params: ({ event }) => ({ variantId: event.variantId }) },
      actions: ['removeLine', 'storeQueue'],
      meta: { requirements: ['lines.removal-lowers-the-total'] },
    },
    'line.swap': {
      guard: { type: 'isHere', params: ({ event }) => ({ variantId: event.variantId }) },
      actions: ['placeSwapped', 'removeLine', 'storeQueue'],
      meta: { requirements: ['share.fit-check'] },
    },
    'line.restore': {
      actions: [
        {
          type: 'want',
          params: ({ event: { protocolId, line, position } }) => ({
            change: { kind: 'add', protocolId, line, position },
          }),
        },
        'storeQueue',
      ],
      meta: { requirements: ['lines.changes-can-be-undone'] },
    },
    'line.reset': {
      actions: [
        { type: 'want', params: ({ event: { type: _, ...reset } }) => ({ change: { kind: 'set', ...reset } }) },
        'storeQueue',
      ],
      meta: { requirements: ['lines.changes-can-be-undone'] },
    },
    'line.again': {
      actions: [{ type: 'wantAll', params: ({ event }) => ({ changes: event.changes }) }, 'storeQueue'],
    },
    'page.returned': { actions: { type: 'look', params: ({ event }) => ({ at: event.at }) } },
    'change.done': [
      {
        guard: { type: 'isAdded', params: ({ event }) => ({ change: event.change }) },
        actions: [{ type: 'sayAdded', params: ({ event }) => ({ change: event.change }) }, 'emitChanged'],
      },
      {
        guard: { type: 'isQuantity', params: ({ event }) => ({ change: event.change }) },
        actions: [{ type: 'sayQuantity', params: ({ event }) => ({ change: event.change }) }, 'emitChanged'],
      },
      {
        guard: { type: 'isDosage', params: ({ event }) => ({ change: event.change }) },
        actions: [{ type: 'sayDosage', params: ({ event }) => ({ change: event.change }) }, 'emitChanged'],
      },
      {
        guard: { type: 'isNote', params: ({ event }) => ({ change: event.change }) },
        actions: [{ type: 'sayNote', params: ({ event }) => ({ change: event.change }) }, 'emitChanged'],
      },
      { actions: 'emitChanged' },
    ],
    'change.refused': {
      actions: [
        { type: 'sayRefused', params: ({ event: { change, problem } }) => ({ change, problem }) },
        { type: 'emitLost', params: ({ event }) => ({ change: event.change }) },
      ],
    },
    'change.givenUp': {
      actions: [
        { type: 'sayGivenUp', params: ({ event }) => ({ changes: event.changes }) },
        { type: 'emitLost', params: ({ event }) => ({ change: event.changes[0] as LineChange }) },
      ],
    },
  },
})

const presence = linesSetup.createStateConfig({
  description: 'Whether the open protocol is still there, and what it is called.',
  initial: 'there',
  states: {
    there: {
      description: 'A protocol is open, or none.',
      always: [
        { guard: 'isGone', target: 'gone' },
        {
          guard: 'isRenamed',
          actions: ['setCalled', 'emitRenamed'],
          meta: { requirements: ['builder.other-tabs-follow'] },
        },
      ],
    },
    gone: {
      description: 'The open protocol was deleted in another tab or by another device.',
      entry: ['emitGone', 'close', 'emitShown', 'fetchAnew'],
      on: {
        'protocol.opened': {
          target: 'there',
          actions: [{ type: 'open', params: ({ event }) => ({ protocol: event.protocol }) }, 'emitShown', 'fetchAnew'],
        },
      },
    },
  },
})

export const protocolLinesMachine = linesSetup.createMachine({
  id: 'protocolLines',
  description: 'The lines of the open protocol of the practitioner who is signed in.',
  meta: { requirements: ['lines.known-by-variant', 'lines.changes-wait-offline'] },
  context: { ...nothingKept(), ...NOTHING },
  ...keptChart({ on: doing.on, regions: { presence } }),
})
export type ProtocolLinesRef = ActorRefFrom<typeof protocolLinesMachine>
