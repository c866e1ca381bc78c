/**
 * The messages at the edge of the screen.
 * Owns: which toasts stand, which wait, and every toast's clock. Never: words, only their keys.
 */
import { assign, cancel, emit, enqueueActions, raise, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { TOAST_HOLD_MS } from '#contract/constants.ts'

import type { ChartMeta } from '../requirements/meta.ts'

import {
  clockOf,
  dismiss,
  enqueue,
  isShown,
  lifetime,
  newest,
  promoted,
  replaced,
  saying,
  undoOf,
  withdrawn,
} from './toaster.ts'
import type { Toasts, ToastWish, Undo } from './toaster.ts'

type Event =
  | ({ type: 'toast.raised' } & ToastWish)
  /** By the user, or by its clock. */
  | { type: 'toast.dismissed'; id: string }
  | { type: 'toast.undone'; id: string }
  /** Messages with this text no longer hold. Null: the user has signed out, so no message may offer an undo. */
  | { type: 'toasts.withdrawn'; text: string | null }
  | { type: 'toasts.held' }
  | { type: 'toasts.released' }

/** A person takes back what a toast told of. */
type Emitted = { type: 'notice.undone'; undo: Undo }

const shownIds = ({ context }: { context: Toasts }) => ({ ids: context.shown.map(({ id }) => id) })

export const toasterMachine = setup({
  types: { context: {} as Toasts, events: {} as Event, emitted: {} as Emitted, meta: {} as ChartMeta },
  delays: { longestHold: TOAST_HOLD_MS },
  guards: {
    /** This message is the only one that stands. */
    isOnlyOne: ({ context }, params: { id: string }) => isShown(context, params.id) && context.shown.length === 1,
    /** This message stands; it isn't one that waits. */
    isShown: ({ context }, params: { id: string }) => isShown(context, params.id),
    /** The same words stand already. */
    isSaid: ({ context }, params: ToastWish) => saying(context, params).length > 0,
    /** The message offers to take something back. */
    canUndo: ({ context }, params: { id: string }) => undoOf(context, params.id) !== undefined,
  },
  actions: {
    /** Shows the message, or lets it wait where three stand. */
    addToast: assign(({ context }, params: ToastWish) => enqueue(context, params)),
    /** Takes the message away; one that waits takes its place. */
    removeToast: assign(({ context }, params: { id: string }) => dismiss(context, params.id)),
    /** Takes away messages that no longer hold: those that wait, and those in sight as if a person dismissed them. */
    withdraw: enqueueActions(({ context, enqueue: add }, params: { text: string | null }) => {
      const ids = withdrawn(context, params.text)
      add(assign({ waiting: context.waiting.filter(({ id }) => !ids.includes(id)) }))
      for (const id of ids) add(raise({ type: 'toast.dismissed', id }))
    }),
    /** Tells the root what is to be taken back. */
    emitUndone: emit(({ context }, params: { id: string }) => ({
      type: 'notice.undone',
      undo: undoOf(context, params.id) as Undo,
    })),
    /** Takes the message away whose offer was taken. */
    dismissUndone: raise((_, params: { id: string }) => ({ type: 'toast.dismissed', id: params.id })),
    /** Starts the clocks of these messages; errors have none. */
    startClocks: enqueueActions(({ context, enqueue: add }, params: { ids: readonly string[] }) => {
      for (const toast of context.shown) {
        const delay = lifetime(toast)
        if (delay === undefined || !params.ids.includes(toast.id)) continue
        add(raise({ type: 'toast.dismissed', id: toast.id }, { delay, id: clockOf(toast.id) }))
      }
    }),
    /** Stops the clocks of these messages. */
    stopClocks: enqueueActions(({ enqueue: add }, params: { ids: readonly string[] }) => {
      for (const id of params.ids) add(cancel(clockOf(id)))
    }),
  },
}).createMachine({
  id: 'toaster',
  description: 'Short messages, at most three at once; further ones wait their turn.',
  meta: { requirements: ['toasts.three-at-most'] },
  context: { shown: [], waiting: [], raised: 0 },
  initial: 'empty',
  on: {
    'toasts.withdrawn': { actions: { type: 'withdraw', params: ({ event }) => ({ text: event.text }) } },
    'toast.undone': {
      guard: { type: 'canUndo', params: ({ event }) => ({ id: event.id }) },
      actions: [
        { type: 'emitUndone', params: ({ event }) => ({ id: event.id }) },
        { type: 'dismissUndone', params: ({ event }) => ({ id: event.id }) },
      ],
    },
  },
  states: {
    empty: {
      description: 'Nothing to say.',
      on: {
        'toast.raised': { target: 'showing', actions: { type: 'addToast', params: ({ event }) => event } },
      },
    },
    showing: {
      description:
        'Messages stand and their clocks run; errors have no clock and stay until they are dismissed. A message that stands already and is raised again has its time anew.',
      meta: { requirements: ['toasts.how-long-they-stay'] },
      entry: { type: 'startClocks', params: shownIds },
      exit: { type: 'stopClocks', params: shownIds },
      on: {
        'toast.raised': [
          {
            guard: { type: 'isSaid', params: ({ event }) => event },
            actions: [
              { type: 'stopClocks', params: ({ context, event }) => ({ ids: saying(context, event) }) },
              { type: 'startClocks', params: ({ context, event }) => ({ ids: saying(context, event) }) },
            ],
          },
          {
            actions: [
              { type: 'stopClocks', params: ({ context, event }) => ({ ids: replaced(context, event) }) },
              { type: 'addToast', params: ({ event }) => event },
              { type: 'startClocks', params: ({ context }) => ({ ids: newest(context) }) },
            ],
            meta: { requirements: ['toasts.newer-takes-the-place'] },
          },
        ],
        'toast.dismissed': [
          {
            guard: { type: 'isOnlyOne', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) },
          },
          {
            guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
            actions: [
              { type: 'stopClocks', params: ({ event }) => ({ ids: [event.id] }) },
              { type: 'removeToast', params: ({ event }) => ({ id: event.id }) },
              { type: 'startClocks', params: ({ context }) => ({ ids: promoted(context) }) },
            ],
          },
        ],
        'toasts.held': { target: 'held' },
      },
    },
    held: {
      description:
        'The user points at a message or has the focus in it: all clocks stand still until they leave. A pointer or focus under which a message goes may leave without an event, so no hold lasts for ever.',
      meta: { requirements: ['toasts.hover-and-focus-stop-the-clock', 'toasts.hold-ends-by-itself'] },
      after: { longestHold: { target: 'showing' } },
      on: {
        'toast.raised': [
          { guard: { type: 'isSaid', params: ({ event }) => event } },
          { actions: { type: 'addToast', params: ({ event }) => event } },
        ],
        'toast.dismissed': [
          {
            guard: { type: 'isOnlyOne', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) },
          },
          {
            guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
            actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) },
          },
        ],
        'toasts.released': { target: 'showing' },
      },
    },
  },
})
export type ToasterRef = ActorRefFrom<typeof toasterMachine>
