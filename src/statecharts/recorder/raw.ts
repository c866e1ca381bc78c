import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, MachineContext } from 'xstate'

import type { PlainState } from '../trace/trace.ts'

/**
 * A recorded fact. It holds only references, which cost next to nothing: contexts never change in place, so a reference
 * stands for the past as well as a copy would.
 */
export type Fact = ActorFact | EventFact | StepFact | IgnoredFact | ActionFact | TimerFact | StopFact

/** A fact with its number and time in the recording. */
export type Raw = Fact & { readonly n: number; readonly at: number }

interface About {
  /** A session id. */
  readonly actor: string
}

export interface ActorFact extends About {
  readonly kind: 'actor'
  readonly name: string
  readonly id: string
  readonly parent: string | undefined
  readonly src: string | undefined
  readonly input: unknown
  readonly isResumed: boolean
  readonly transitions: readonly AnyTransitionDefinition[]
  /** Undefined if the actor is not a machine. */
  readonly snapshot: AnyMachineSnapshot | undefined
}

export interface EventFact extends About {
  readonly kind: 'event'
  readonly source: string | undefined
  readonly event: AnyEventObject
  readonly isByHand: boolean
}

export interface StepFact extends About {
  readonly kind: 'step'
  readonly cause: number
  readonly transitions: readonly AnyTransitionDefinition[]
  readonly before: MachineContext
  readonly after: AnyMachineSnapshot
}

export interface IgnoredFact extends About {
  readonly kind: 'ignored'
  readonly cause: number
  readonly event: AnyEventObject
  readonly snapshot: AnyMachineSnapshot
}

export interface ActionFact extends About {
  readonly kind: 'action'
  readonly cause: number | undefined
  readonly type: string
  readonly params: unknown
}

export interface TimerFact extends About {
  readonly kind: 'timer'
  readonly id: string
  readonly sets: { readonly event: string; readonly ms: number } | undefined
}

export interface StopFact extends About {
  readonly kind: 'stop'
  readonly status: PlainState['status']
  readonly output: unknown
  readonly error: unknown
}
