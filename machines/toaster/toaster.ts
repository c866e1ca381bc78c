import { TOAST_DEFAULT_MS, TOAST_LIMIT, TOAST_PRODUCT_ALERT_MS } from '#contract/constants.ts'

/** Takes back the operation that a toast tells of: an event for one of the actors, plain JSON. */
export interface Undo {
  to: 'cart' | 'wishlist' | 'folders' | 'protocolBuilder' | 'practicePage'
  event: { readonly type: string }
  /** The translation key of its button, where that does not say 'Undo'. */
  label?: string
}

/** `product`: a product alert; `error` stays until it is dismissed (toasts.how-long-they-stay). */
export interface ToastWish {
  tone: 'product' | 'info' | 'error'
  /** The translation key of what it says, and the values in it. */
  text: string
  values?: Record<string, string | number>
  /** Absent if it cannot be taken back. */
  undo?: Undo
  /** A newer toast of the same topic replaces the older one (toasts.newer-takes-the-place). */
  topic?: string
}

export interface Toast extends ToastWish {
  id: string
}

export interface Toasts {
  shown: Toast[]
  /** Beyond the limit they wait, oldest first. */
  waiting: Toast[]
  /** Toasts so far; numbers the ids. */
  raised: number
}

/** In milliseconds; undefined: until dismissed. A toast that can be taken back stays as long as any other. */
export function lifetime(toast: Toast): number | undefined {
  if (toast.tone === 'error') return undefined
  return toast.tone === 'product' && !toast.undo ? TOAST_PRODUCT_ALERT_MS : TOAST_DEFAULT_MS
}

/** The name of the running clock of a toast. */
export const clockOf = (id: string): string => `clock of ${id}`

const split = (toasts: Toast[]) => ({ shown: toasts.slice(0, TOAST_LIMIT), waiting: toasts.slice(TOAST_LIMIT) })

export function enqueue(toasts: Toasts, { tone, text, values, undo, topic }: ToastWish): Toasts {
  const raised = toasts.raised + 1
  const toast: Toast = {
    id: `toast-${raised}`,
    tone,
    text,
    ...(values && { values }),
    ...(undo && { undo }),
    ...(topic !== undefined && { topic }),
  }
  const all = [...toasts.shown, ...toasts.waiting]
  const [old] = replaced(toasts, toast)
  return { ...split(old === undefined ? [...all, toast] : all.map((one) => (one.id === old ? toast : one))), raised }
}

/** The toast whose place a newer one about the same thing takes. */
export function replaced({ shown, waiting }: Toasts, { topic }: Pick<ToastWish, 'topic'>): string[] {
  return [...shown, ...waiting].filter((toast) => topic !== undefined && toast.topic === topic).map(({ id }) => id)
}

/**
 * The toasts that say the very same of a product, or as an error, standing or waiting: said twice it would tell nothing more. What
 * can be taken back is never the same, nor is any other message: the same words may follow another press.
 */
export function saying({ shown, waiting }: Toasts, { tone, text, values, undo }: ToastWish): string[] {
  const words = JSON.stringify([tone, text, values])
  const isSame = (toast: Toast) =>
    tone !== 'info' && !undo && !toast.undo && JSON.stringify([toast.tone, toast.text, toast.values]) === words
  return [...shown, ...waiting].filter(isSame).map(({ id }) => id)
}

export function dismiss(toasts: Toasts, id: string): Toasts {
  return { ...toasts, ...split([...toasts.shown, ...toasts.waiting].filter((toast) => toast.id !== id)) }
}

/** The toasts that are to go: those that say a text or are about it as a topic, or where none is named, those that offer to do something for a person. */
export function withdrawn({ shown, waiting }: Toasts, text: string | null): string[] {
  return [...shown, ...waiting]
    .filter((toast) => (text === null ? toast.undo : toast.text === text || toast.topic === text))
    .map(({ id }) => id)
}

export function isShown(toasts: Toasts, id: string): boolean {
  return toasts.shown.some((toast) => toast.id === id)
}

/** Undefined if the toast is gone or cannot be taken back. */
export function undoOf(toasts: Toasts, id: string): Undo | undefined {
  return toasts.shown.find((toast) => toast.id === id)?.undo
}

/** The toast raised last, where it is shown already. */
export function newest(toasts: Toasts): string[] {
  const id = `toast-${toasts.raised}`
  return isShown(toasts, id) ? [id] : []
}

/** The toast that a removal has let in: after a removal the limit is full only if one was waiting, and it stands last. */
export function promoted(toasts: Toasts): string[] {
  return toasts.shown.slice(TOAST_LIMIT - 1).map(({ id }) => id)
}
