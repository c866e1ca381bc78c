import type { RequirementId } from '#machines/requirements/index.ts'

/** A chart as data: all that a picture, a table or a search of it needs. It is read from the running definition. */
export interface ChartGraph {
  readonly id: string
  readonly root: State
  /** Every transition of the chart, outer states before inner, in the order of its definition. */
  readonly transitions: readonly Transition[]
}

/** The events that the actions of a chart send to the chart itself, by the names of the actions; `later` where after a delay. */
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
  /** The id of the state it begins in. */
  readonly initial?: string
  readonly history?: 'shallow' | 'deep'
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly Invoke[]
  readonly states: readonly State[]
}

/** An actor that runs as long as its state is active. */
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
  /** Its place among the branches of its cause, from 0, of how many. The first whose guard holds is taken. */
  readonly branch: number
  readonly branches: number
  /** The guard's name, or names joined by and, or, not; none where it has no guard. */
  readonly guard?: string
  readonly actions: readonly string[]
  /** The ids of the states that it leads to; none where the state stays as it is. */
  readonly targets: readonly string[]
  /** Whether the source is left and entered again. */
  readonly reenter: boolean
  readonly description?: string
  readonly requirements: readonly RequirementId[]
}

/** What a transition waits for. `type` is the event's own. */
export type Cause =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'always'; readonly type: '' }
  /** `ms` where the delay is a fixed one. */
  | { readonly kind: 'after'; readonly type: string; readonly delay: string; readonly ms?: number }
  /** An invoked actor has answered, or failed. */
  | { readonly kind: 'done' | 'failed'; readonly type: string; readonly actor: string }
  /** All below the state is final. */
  | { readonly kind: 'finished'; readonly type: string }
  /** A snapshot of an invoked actor. */
  | { readonly kind: 'snapshot'; readonly type: string; readonly actor: string }
