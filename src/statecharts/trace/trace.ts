/** Plain JSON: what leaves the recorder, with every secret in it replaced (redact.ts). */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/** An event as it was sent. Its type is never redacted. */
export type PlainEvent = { readonly type: string } & { readonly [key: string]: Plain }

/** A recording: what the inspector shows and exports, what a failing test leaves, and what replay takes. */
export interface Trace {
  readonly version: 1
  /** Names the build that it comes from: its charts may be others than those of the reader. */
  readonly build: string
  /** When record 0 was made, ISO 8601. */
  readonly began: string
  /** By rising `n`; without gaps unless the recorder had to drop some. */
  readonly records: readonly Recorded[]
  /** The `n` of the record to be shown first, such as the step at which a test failed (statecharts.failing-path-opens). */
  readonly openAt?: number
}

/** One thing that happened in an actor system. */
export type Recorded = ActorRecord | EventRecord | StepRecord | IgnoredRecord | ActionRecord | TimerRecord | StopRecord

interface Base {
  /** Its number in the recording, from 0. */
  readonly n: number
  /** Milliseconds since record 0. */
  readonly at: number
  /** The session id of the actor that it is about. */
  readonly actor: string
}

/** An actor is there: it has just been created, or was running when the recording began. */
export interface ActorRecord extends Base {
  readonly kind: 'actor'
  /** Its name in the system, or else its id below its parent. */
  readonly name: string
  /** Its id below its parent, where that is not its name. */
  readonly id?: string
  readonly parent?: string
  /** The id of its machine; none for a promise, a callback and the like. */
  readonly chart?: string
  /** What its parent invokes it as. */
  readonly src?: string
  /** What it was started with; missing where it ran before. */
  readonly input?: Plain
  /** It goes on from a state that it has not reached in this recording: it ran before, or the page came with its state. */
  readonly resumed?: true
  /** The keys of the transitions that it has taken while it started. */
  readonly transitions?: readonly string[]
  /** Where it stands: at its start, or at the start of the recording. Missing for actors that are no machines. */
  readonly state?: PlainState
}

export interface PlainState {
  readonly value: StateValue
  readonly context: { readonly [key: string]: Plain }
  readonly status: 'active' | 'done' | 'error' | 'stopped'
}

export type StateValue = string | { readonly [key: string]: StateValue }

/** An event has reached an actor. */
export interface EventRecord extends Base {
  readonly kind: 'event'
  /** The session id of its sender; none where React or the outside has sent it. */
  readonly source?: string
  readonly event: PlainEvent
  /** Sent by hand, from the inspector. */
  readonly isByHand?: true
}

/** An actor has taken transitions. One event may lead to several steps: those after the first come from `always`. */
export interface StepRecord extends Base {
  readonly kind: 'step'
  /** The `n` of the event that caused it. */
  readonly cause: number
  /** The keys of the transitions (transitionKey). */
  readonly transitions: readonly string[]
  /** Where the actor stands after it. */
  readonly value: StateValue
  readonly status: PlainState['status']
  /** The parts of its context that have changed, by their top-level key. */
  readonly changed?: { readonly [key: string]: Plain }
  /** The keys of its context that are gone. */
  readonly gone?: readonly string[]
}

/** A machine did not move. */
export interface IgnoredRecord extends Base {
  readonly kind: 'ignored'
  readonly cause: number
  /** The transitions that the event would have met, each with the guard that refused. Empty: no active state has one. */
  readonly refused: readonly { readonly transition: string; readonly guard: string }[]
}

export interface ActionRecord extends Base {
  readonly kind: 'action'
  readonly cause?: number
  readonly type: string
  readonly params?: Plain
}

/** A delayed event was set, or taken back. */
export interface TimerRecord extends Base {
  readonly kind: 'timer'
  readonly id: string
  /** The event's type, and milliseconds until it is sent; missing where the timer is taken back. */
  readonly sets?: { readonly event: string; readonly ms: number }
}

export interface StopRecord extends Base {
  readonly kind: 'stop'
  readonly status: PlainState['status']
  /** What it has come to. */
  readonly output?: Plain
  readonly error?: Plain
}
