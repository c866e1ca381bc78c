import type { EventFromLogic, EventObject, SnapshotFrom } from 'xstate'

import { toasterMachine } from '#machines/toaster/toaster.machine.ts'
import type { Toast, ToastWish } from '#machines/toaster/toaster.ts'

import { defineModel } from './support/model.ts'

/** What the page of the wishlist says to a person, and what the person can do with that: the toaster's chart as it is met there. */

/** The message that is the n-th is about the n-th product. */
const nameOf = (number: number) => `Product ${number}`

const moved = (number: number): ToastWish => ({
  tone: 'product',
  text: 'common:wishlist.moved',
  values: { name: nameOf(number) },
})
const refused = (number: number): ToastWish => ({
  tone: 'error',
  text: 'common:cartNotice.refused',
  values: { name: nameOf(number), reason: 'Sold' },
})
const removed = (number: number): ToastWish => ({
  tone: 'info',
  text: 'common:wishlist.removed',
  values: { name: nameOf(number) },
  undo: {
    to: 'wishlist',
    event: {
      type: 'wishlist.add',
      product_id: number * 10,
      product_variant_id: number,
      name: nameOf(number),
    } as EventObject,
  },
})

/** In this order: such that stay 2 s, 5 s and until they are dismissed, beside each other and one after the other. */
const WISHES = [removed, moved, refused, removed, moved, removed, moved].map((wish, index) => wish(index + 1))
/** So many that one waits: three stand at most. */
const HELD_FROM = 4

type Snapshot = SnapshotFrom<typeof toasterMachine>
type Event = EventFromLogic<typeof toasterMachine>

const isHeld = (snapshot: Snapshot) => snapshot.matches('held')

function isOutOfReach(snapshot: Snapshot, event: Event): boolean {
  const { shown, waiting, raised } = snapshot.context
  switch (event.type) {
    case 'toast.raised':
      return (
        event.values?.['name'] !== nameOf(raised + 1) &&
        !(
          event.tone === 'error' &&
          [...shown, ...waiting].some(({ values }) => values?.['name'] === event.values?.['name'])
        )
      )
    case 'toast.dismissed':
      return shown[0]?.id !== event.id
    case 'toast.undone':
      return shown.find(({ undo }) => undo)?.id !== event.id
    case 'toasts.held':
      return isHeld(snapshot) || shown.length + waiting.length < HELD_FROM
    case 'toasts.released':
      return !isHeld(snapshot)
    case 'toasts.withdrawn':
    case 'toast.expired':
    default:
      return true
  }
}

const ids = WISHES.map((_, index) => `toast-${index + 1}`)

export const person = defineModel({
  machine: toasterMachine,
  events: [
    ...WISHES.map((wish) => ({ type: 'toast.raised' as const, ...wish })),
    ...ids.map((id) => ({ type: 'toast.dismissed' as const, id })),
    ...ids.map((id) => ({ type: 'toast.undone' as const, id })),
    { type: 'toasts.held' },
    { type: 'toasts.released' },
  ],
  until: isOutOfReach,
  project: ({ context: { shown, waiting, raised } }) => [[...shown, ...waiting].map(({ id }) => id), raised],
  rules: {},
})

/** A message as it is seen and heard. */
export interface Said {
  readonly key: string
  readonly name: string
  /** Whether it interrupts a reader. */
  readonly interrupts: boolean
  readonly canUndo: boolean
}

/** The messages that stand, the oldest first. */
export type Visible = readonly Said[]

/** What must be seen in a situation. */
export function visible({ context: { shown } }: Snapshot): Visible {
  return shown.map(saidBy)
}

function saidBy({ tone, text, values, undo }: Toast): Said {
  return { key: text, name: String(values?.['name']), interrupts: tone === 'error', canUndo: undo !== undefined }
}
