import type { Trouble } from './write-retry.ts'

/** A change that the server has not answered yet. */
export interface Queued<Change> {
  /** The same at each attempt: the server carries it out once (Idempotency-Key). */
  readonly key: string
  readonly change: Change
  /** It may have reached the server, so it is not changed any more. */
  readonly tried: boolean
  /** The shop has failed at it; not kept through a reload. */
  readonly trouble?: Trouble
}

export type Queue<Change> = readonly Queued<Change>[]

/** The ids of things, by the keys of the changes that have made them. */
export type Made = Readonly<Record<string, number | string>>

/** A queue as it outlives the page: on top of what the server said last. */
export interface KeptQueue<Kept = unknown, Change = unknown> {
  readonly queue: Queue<Change>
  readonly kept: Kept | null
}

/** The types of one list, all plain JSON. */
export interface ListTypes {
  /** The server's list. */
  kept: unknown
  /** The server's list with the queue on top. */
  shown: unknown
  change: unknown
  /** The server's answer to a change. */
  answer: unknown
}

/** The functions in which lists differ. */
export interface List<Types extends ListTypes> {
  /** Shown until the list is known. */
  readonly empty: Types['shown']
  /** Changes of one subject keep their order, and pause and are given up together. */
  readonly subjectOf: (change: Types['change']) => number | string
  /** The list with a change that the server has not answered yet. */
  readonly apply: (shown: Types['shown'], change: Types['change']) => Types['shown']
  /** One change instead of two unsent ones of a subject; undefined to send both. */
  readonly join: (before: Types['change'], after: Types['change']) => Types['change'] | undefined
  /** The list after the answer to a change. */
  readonly learn: (kept: Types['kept'] | null, change: Types['change'], answer: Types['answer']) => Types['kept'] | null
  /** Joins what earlier pages have stored with what is known now. Without it, stored counts until something is known. */
  readonly recall?: (kept: Types['kept'] | null, stored: Types['kept'] | null) => Types['kept'] | null
  /** For changes that make something: until the server has answered, others refer to it by the key of the change that makes it. */
  readonly made?: {
    /** The id of what a change has made; undefined for a change that makes nothing. */
    readonly idOf: (change: Types['change'], answer: Types['answer']) => number | string | undefined
    /** The change with another id in place of a key; the same object where it does not refer to that. */
    readonly refer: (change: Types['change'], key: string, id: number | string) => Types['change']
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- of whatever list
export type AnyList = List<{ kept: any; shown: any; change: any; answer: any }>

/**
 * A list as the person has it: what the server last said, and on top of it what was done since
 * (kept-list.changes-show-at-once).
 */
export function shownOf<Types extends ListTypes>(
  list: List<Types>,
  { kept, queue }: KeptQueue<Types['kept'], Types['change']>,
): Types['shown'] {
  return queue.reduce((shown: Types['shown'], { change }) => list.apply(shown, change), kept ?? list.empty)
}

/** Puts a change behind the others, or makes it one with the last of its subject where that was not sent yet. */
export function enqueue<Types extends ListTypes>(
  list: List<Types>,
  queue: Queue<Types['change']>,
  next: Queued<Types['change']>,
): Queue<Types['change']> {
  const subject = list.subjectOf(next.change)
  const at = queue.findLastIndex(({ change }) => list.subjectOf(change) === subject)
  const before = queue[at]
  const change = before && !before.tried ? list.join(before.change, next.change) : undefined
  return before && change !== undefined ? queue.with(at, { ...before, change }) : [...queue, next]
}

/** The change that can be sent now: the first of which no other of its subject pauses. `pausing` has keys. */
export function nextOf<Types extends ListTypes>(
  list: List<Types>,
  queue: Queue<Types['change']>,
  pausing: readonly string[],
): Queued<Types['change']> | undefined {
  const held = queue.filter(({ key }) => pausing.includes(key)).map(({ change }) => list.subjectOf(change))
  return queue.find(({ change }) => !held.includes(list.subjectOf(change)))
}

/** Makes a change the first of the queue, as it is sent now. Changes of one subject keep their order. */
export function withFirst<Change>(queue: Queue<Change>, first: Queued<Change>): Queue<Change> {
  return [{ ...first, tried: true }, ...queue.filter((one) => one !== first)]
}

/** The queue as if the shop had never failed at its first change. */
export function untroubled<Change>([first, ...others]: Queue<Change>): Queue<Change> {
  if (!first) return others
  const { trouble: _, ...calm } = first
  return [calm, ...others]
}

/** Takes over what was done earlier in another tab: before what was done here since, behind what is on its way. */
export function adopt<Change>(queue: Queue<Change>, earlier: Queue<Change>): Queue<Change> {
  return [...queue.filter(({ tried }) => tried), ...earlier, ...queue.filter(({ tried }) => !tried)]
}

/** The list as known once the store of earlier pages has been read. */
export function recalled<Types extends ListTypes>(
  { recall }: List<Types>,
  kept: Types['kept'] | null,
  stored: Types['kept'] | null,
): Types['kept'] | null {
  return recall ? recall(kept, stored) : (kept ?? stored)
}

/** The ids of what the first change has made, by its key, once the server has answered it. */
export function madeBy<Types extends ListTypes>(
  { made }: List<Types>,
  [first]: Queue<Types['change']>,
  answer: Types['answer'],
): Made {
  const id = first && made?.idOf(first.change, answer)
  return first && id !== undefined ? { [first.key]: id } : {}
}

/** A change that refers to things by their ids where these are known, by the keys of what is to make them elsewhere. */
export function referring<Types extends ListTypes>(
  { made }: List<Types>,
  change: Types['change'],
  ids: Made,
): Types['change'] {
  return made ? Object.entries(ids).reduce((so: Types['change'], [key, id]) => made.refer(so, key, id), change) : change
}

/** The first change, which is refused, and those of the thing that it was to make. */
export function refusedWithFirst<Types extends ListTypes>(
  { made }: List<Types>,
  queue: Queue<Types['change']>,
): Queue<Types['change']> {
  const [first] = queue
  return queue.filter((one) => one === first || (first && made && made.refer(one.change, first.key, 0) !== one.change))
}

/** The changes of the same subject as the first. */
export function ofFirst<Types extends ListTypes>(
  list: List<Types>,
  queue: Queue<Types['change']>,
): Queue<Types['change']> {
  const [first] = queue
  return first ? queue.filter(({ change }) => list.subjectOf(change) === list.subjectOf(first.change)) : []
}

/** Changes made before the tab had a name get their keys. */
export function named<Types extends ListTypes>(
  list: List<Types>,
  queue: Queue<Types['change']>,
  tab: string,
): Queue<Types['change']> {
  const keys = Object.fromEntries(queue.map(({ key }) => [key, `${tab}${key}`]))
  return queue.map((one) => ({ ...one, key: `${tab}${one.key}`, change: referring(list, one.change, keys) }))
}
