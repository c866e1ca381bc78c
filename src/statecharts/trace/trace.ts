/** Plain JSON that leaves the recorder, with every secret in it replaced (redactor.ts). */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/** An event as it was sent. Its type is never redacted. */
export type PlainEvent = { readonly type: string } & { readonly [key: string]: Plain }

/** A recording: shown and exported by the inspector, left by a failing test, and read by replay. */
export interface Trace {
  readonly version: 1
  /** The build that was recorded; its charts may differ from the reader's. */
  readonly build: string
  /** The time of record 0, ISO 8601. */
  readonly began: string
  /** Ordered by `n`, without gaps unless the recorder had to drop some. */
  readonly records: readonly Recorded[]
  /** The `n` of the record to show first, such as the step at which a test failed (statecharts.failing-path-opens). */
  readonly openAt?: number
}

/** One thing that happened in an actor system. */
export type Recorded = ActorRecord | EventRecord | StepRecord | IgnoredRecord | ActionRecord | TimerRecord | StopRecord

interface Base {
  /** Its number in the recording, from 0. */
  readonly n: number
  /** Milliseconds since record 0. */
  readonly at: number
  /** The session id of the actor concerned. */
  readonly actor: string
}

/** An actor that was just created, or was already running when the recording began. */
export interface ActorRecord extends Base {
  readonly kind: 'actor'
  /** Its name in the system, or else its id below its parent. */
  readonly name: string
  /** Its id below its parent, if that is not its name. */
  readonly id?: string
  readonly parent?: string
  /** The id of its machine; missing for a promise, a callback and the like. */
  readonly chart?: string
  /** The name under which its parent invokes it. */
  readonly src?: string
  /** The input that it started with; missing if it ran before. */
  readonly input?: Plain
  /** Set if its state was not reached in this recording: it ran before, or the page came with its state. */
  readonly resumed?: true
  /** The keys of the transitions taken while it started. */
  readonly transitions?: readonly string[]
  /** Its state at its start, or at the start of the recording; missing if it is not a machine. */
  readonly state?: PlainState
}

export interface PlainState {
  readonly value: StateValue
  readonly context: { readonly [key: string]: Plain }
  readonly status: 'active' | 'done' | 'error' | 'stopped'
}

export type StateValue = string | { readonly [key: string]: StateValue }

/** An event that reached an actor. */
export interface EventRecord extends Base {
  readonly kind: 'event'
  /** The session id of its sender; missing if React or other code outside the charts sent it. */
  readonly source?: string
  readonly event: PlainEvent
  /** Set if it was sent by hand, from the inspector. */
  readonly isByHand?: true
}

/** The transitions that an actor took. One event may lead to several steps: later ones come from `always`. */
export interface StepRecord extends Base {
  readonly kind: 'step'
  /** The `n` of the event that caused it. */
  readonly cause: number
  /** The keys of the transitions (transitionKey). */
  readonly transitions: readonly string[]
  /** The actor's state after it. */
  readonly value: StateValue
  readonly status: PlainState['status']
  /** The changed parts of its context, by top-level key. */
  readonly changed?: { readonly [key: string]: Plain }
  /** The keys that its context lost. */
  readonly gone?: readonly string[]
}

/** An event that did not move its machine. */
export interface IgnoredRecord extends Base {
  readonly kind: 'ignored'
  readonly cause: number
  /** The transitions for this event, each with the guard that refused; empty if no active state has one. */
  readonly refused: readonly { readonly transition: string; readonly guard: string }[]
}

export interface ActionRecord extends Base {
  readonly kind: 'action'
  readonly cause?: number
  readonly type: string
  readonly params?: Plain
}

/** A delayed event that was set or cancelled. */
export interface TimerRecord extends Base {
  readonly kind: 'timer'
  readonly id: string
  /** The event's type, and the delay in milliseconds; missing if the timer is cancelled. */
  readonly sets?: { readonly event: string; readonly ms: number }
}

export interface StopRecord extends Base {
  readonly kind: 'stop'
  readonly status: PlainState['status']
  /** The result of the actor. */
  readonly output?: Plain
  readonly error?: Plain
}
