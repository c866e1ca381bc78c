import type { EventObject } from 'xstate'

import type { UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import type { KeptQueue, ListTypes, Made, Queue, Queued } from './kept-list.ts'

/** The types that one list adds to those of all lists. A list with more than one for each user names it in its `input`. */
export interface ChartTypes extends ListTypes {
  own: object
  event: EventObject
  fact: EventObject
}

export interface KeptContext<Kept, Change> {
  userId: number | null
  /** Tells apart several lists of one user, such as by a protocol's id; empty if each user has one. */
  of: string
  /** Names this tab in the keys of its changes. */
  tab: string
  /** Changes of this tab so far; numbers their keys. */
  changes: number
  /** The language of the page, in which the server is to answer; null: that of the last page. */
  language: LanguageCode | null
  /** The server's last answer; null until there is one. */
  kept: Kept | null
  /** When it was fetched, in milliseconds since 1970; 0 where what is known may be old. */
  fetchedAt: number
  /** Changes without an answer, the next to be sent first. */
  queue: Queue<Change>
  /** The ids of what changes of this tab have made, by their keys. */
  made: Made
  /** The keys of changes that the shop has failed at, as long as they pause. */
  pausing: readonly string[]
  problem: Problem | null
}

/** `at`: milliseconds since 1970. */
export interface Timed<Value = unknown> {
  result: CallResult<Value>
  at: number
}

/** Which list is asked for, and in which language. */
export interface Asking<Kept> {
  of: string
  language: LanguageCode | null
  /** The server's last answer, so that a change can name an item by its content. */
  kept: Kept | null
}

export interface Sending<Kept, Change> extends Asking<Kept> {
  /** Never undefined where a call is made. */
  sent: Queued<Change> | undefined
}

export type KeptEvent<Kept, Change> =
  | { type: 'session.signedIn'; userId: number; userTypeId: UserType }
  | { type: 'session.signedOut' }
  | { type: 'language.shown'; language: LanguageCode }
  /** Somebody looks at the list, or the connection is back. */
  | { type: 'list.look'; at: number }
  /** The list is old: another tab has changed it, or it is in another language. */
  | { type: 'list.outdated' }
  /** Asks again after a failure. */
  | { type: 'list.retry' }
  /** The queue of this tab is open, under this name. */
  | { type: 'queue.opened'; tab: string }
  /**
   * The user's changes from closed tabs, and this tab's own before a reload. Sent once at the start, even if empty, and
   * again whenever a tab ends.
   */
  | { type: 'queue.adopted'; adopted: KeptQueue<Kept, Change> }
  /** The change of this key has paused for long enough. */
  | { type: 'pause.over'; key: string }
  | ChangeEvent<Change>

/** Sent by the chart to itself, for the part that each list adds. */
export type ChangeEvent<Change> =
  | { type: 'change.done'; key: string; change: Change }
  /** The server will not carry it out. `changes`: that, and those of what it was to make. */
  | { type: 'change.refused'; key: string; change: Change; changes: readonly Change[]; problem: Problem }
  /** The shop has failed at it again and again; all changes of its subject are undone. */
  | { type: 'change.givenUp'; key: string; changes: readonly Change[]; problem: Problem }
  /** The shop cannot be reached. */
  | { type: 'change.waits'; key: string }

/** Orders to the port that stores the queue. */
export type QueueOrder =
  /** Keep the queue until the server has answered it, and what it said last until the user signs out. */
  | ({ type: 'queue.keep' } & KeptQueue)
  /** Tell the other tabs that the list has changed. */
  | { type: 'tabs.tell' }

/** The owner of a queue, and the list that it belongs to. */
export interface QueueOf {
  userId: number
  of: string
}
