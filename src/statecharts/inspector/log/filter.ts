import type { Recorded } from '../../trace/trace.ts'

export type Kind = Recorded['kind']

export const KINDS: readonly Kind[] = ['event', 'step', 'ignored', 'action', 'timer', 'actor', 'stop']

/** The part of the log in view. */
export interface Filter {
  /** Matches the names of events, actors, states and actions, ignoring case. */
  readonly text: string
  readonly kinds: readonly Kind[]
  /** True to show only what concerns the chosen actor. */
  readonly isActorOnly: boolean
}

export const EVERYTHING: Filter = { text: '', kinds: KINDS, isActorOnly: false }
