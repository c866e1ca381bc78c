import type { EventObject } from 'xstate'

import type { UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import type { KeptQueue, ListTypes, Made, Queue, Queued } from './kept-list.ts'

/**
 * What one list is about, and what its chart has, takes and tells besides what all of them do. A list that is known by more than
 * its person names that in its `input`.
 */
export interface ChartTypes extends ListTypes {
  own: object
  event: EventObject
  fact: EventObject
}

export interface KeptContext<Kept, Change> {
  userId: number | null
  /** What the list is known by besides its person, such as a protocol's number; empty where each person has one. */
  of: string
  /** Names this tab in the keys of its changes. */
  tab: string
  /** How many changes this tab ever had: numbers their keys. */
  changes: number
  /** The language of the page, in which the server is to answer; null: that of the last page. */
  language: LanguageCode | null
  /** What the server last said; null as long as it is not known. */
  kept: Kept | null
  /** When it was fetched, in milliseconds since 1970; 0 where what is known may be old. */
  fetchedAt: number
  /** What the server has not answered yet, the first to be sent first. */
  queue: Queue<Change>
  /** The ids of what changes of this tab have made, by their keys. */
  made: Made
  /** The keys of changes that the shop has failed at, as long as they pause. */
  pausing: readonly string[]
  /** Why the list could not be had. */
  problem: Problem | null
}

/** What a call came to, and when, in milliseconds since 1970. */
export interface Timed<Value = unknown> {
  result: CallResult<Value>
  at: number
}

/** Which list is asked for, and in which language. */
export interface Asking<Kept> {
  of: string
  language: LanguageCode | null
  /** What the server last said: the list, or a change, may name a thing in it by what it is. */
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
  /** What is known is old: another tab has changed the list, or it is in another language. */
  | { type: 'list.outdated' }
  /** What could not be had is asked for again. */
  | { type: 'list.retry' }
  /** The queue of this tab is open, under this name. */
  | { type: 'queue.opened'; tab: string }
  /**
   * What this person did in tabs that live no more, and what this tab knew before a reload; told once, if only that there is
   * nothing, and then whenever a tab ends.
   */
  | { type: 'queue.adopted'; adopted: KeptQueue<Kept, Change> }
  /** The change of this key has paused for long enough. */
  | { type: 'pause.over'; key: string }
  | ChangeEvent<Change>

/** What the chart tells itself, for what is the list's own: what a change has come to. */
export type ChangeEvent<Change> =
  | { type: 'change.done'; key: string; change: Change }
  /** The server will not carry it out. `changes`: that, and those of what it was to make. */
  | { type: 'change.refused'; key: string; change: Change; changes: readonly Change[]; problem: Problem }
  /** The shop has failed at it again and again; all changes of its subject are undone. */
  | { type: 'change.givenUp'; key: string; changes: readonly Change[]; problem: Problem }
  /** The shop cannot be reached. */
  | { type: 'change.waits'; key: string }

/** What the keeper of the queue is told. */
export type QueueOrder =
  /** Keep the queue until the server has answered it, and what it said last until the user signs out. */
  | ({ type: 'queue.keep' } & KeptQueue)
  /** Tell the other tabs that the list has changed. */
  | { type: 'tabs.tell' }

/** Whose queue is kept, and of which list. */
export interface QueueOf {
  userId: number
  of: string
}
