import type { RequirementId } from '#machines/requirements/index.ts'

/** A chart as data, read from the running definition: everything that pictures, tables and searches need. */
export interface ChartGraph {
  readonly id: string
  readonly root: State
  /** Every transition, outer states before inner, in the order of the definition. */
  readonly transitions: readonly Transition[]
}

/** The events that a chart's actions send to the chart itself, by action name; `later` if after a delay. */
export type Raises = Readonly<Record<string, readonly string[]>>

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export interface State {
  /** Such as `cart.signedIn.here`. */
  readonly id: string
  readonly name: string
  readonly kind: StateKind
  readonly description: string
  readonly tags: readonly string[]
  readonly requirements: readonly RequirementId[]
  /** The id of its initial state. */
  readonly initial?: string
  readonly history?: 'shallow' | 'deep'
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly Invoke[]
  readonly states: readonly State[]
}

/** An actor that runs while its state is active. */
export interface Invoke {
  readonly src: string
  readonly id: string
  readonly systemId?: string
}

export interface Transition {
  /** Stable while the chart keeps its states and events: `source::event::branch` (transitionKey). */
  readonly key: string
  /** The id of the state that has it. */
  readonly source: string
  readonly cause: Cause
  /** The index among the branches of its cause, and their number. The first branch whose guard holds is taken. */
  readonly branch: number
  readonly branches: number
  /** The guard's name, or names joined by and, or, not; missing without a guard. */
  readonly guard?: string
  readonly actions: readonly string[]
  /** The ids of the target states; empty if the state does not change. */
  readonly targets: readonly string[]
  /** True if the source is exited and entered again. */
  readonly reenter: boolean
  readonly description?: string
  readonly requirements: readonly RequirementId[]
}

/** The trigger of a transition. `type` is the event's own. */
export type Cause =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'always'; readonly type: '' }
  /** `ms` is set for a fixed delay only. */
  | { readonly kind: 'after'; readonly type: string; readonly delay: string; readonly ms?: number }
  /** An invoked actor has finished or failed. */
  | { readonly kind: 'done' | 'failed'; readonly type: string; readonly actor: string }
  /** Everything below the state is final. */
  | { readonly kind: 'finished'; readonly type: string }
  /** A snapshot of an invoked actor. */
  | { readonly kind: 'snapshot'; readonly type: string; readonly actor: string }
