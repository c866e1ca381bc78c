import type { EventFromLogic, EventObject, SnapshotFrom } from 'xstate'

import { toasterMachine } from '#machines/toaster/toaster.machine.ts'
import type { Toast, ToastWish } from '#machines/toaster/toaster.ts'

import { defineModel } from './support/model.ts'

/** Models the toaster's chart as a person meets it on the wishlist page. */

/** The nth message is about the nth product. */
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

/** Toasts that stay 2 s, 5 s or until dismissed, ordered so that they meet side by side and in turn. */
const WISHES = [removed, moved, refused, removed, moved, removed, moved].map((wish, index) => wish(index + 1))
/** Number of toasts at which one waits: at most three are shown. */
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

/** A message as a person sees and hears it. */
export interface Said {
  readonly key: string
  readonly name: string
  /** True if it interrupts a screen reader. */
  readonly interrupts: boolean
  readonly canUndo: boolean
}

/** Messages shown, the oldest first. */
export type Visible = readonly Said[]

/** Predicts the messages shown. */
export function visible({ context: { shown } }: Snapshot): Visible {
  return shown.map(saidBy)
}

function saidBy({ tone, text, values, undo }: Toast): Said {
  return { key: text, name: String(values?.['name']), interrupts: tone === 'error', canUndo: undo !== undefined }
}
