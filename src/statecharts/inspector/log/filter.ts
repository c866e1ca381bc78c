import type { Recorded } from '../../trace/trace.ts'

export type Kind = Recorded['kind']

export const KINDS: readonly Kind[] = ['event', 'step', 'ignored', 'action', 'timer', 'actor', 'stop']

/** What of the log is in sight. */
export interface Filter {
  /** In the names of events, actors, states and actions, whatever their case. */
  readonly text: string
  readonly kinds: readonly Kind[]
  /** Only what concerns the chosen actor. */
  readonly isActorOnly: boolean
}

export const EVERYTHING: Filter = { text: '', kinds: KINDS, isActorOnly: false }
