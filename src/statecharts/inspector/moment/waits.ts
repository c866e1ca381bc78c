import type { ChartGraph, Transition } from '../../graph/chart-graph.ts'
import type { Marks } from '../../paint/marks.ts'
import type { StateValue } from '../../trace/trace.ts'
import { activeStates } from './active-states.ts'

/** Whether an actor would take each type of event now, as its tab has answered. */
export type Can = ReadonlyMap<string, boolean>

/**
 * Which transitions a running actor does not wait for, and which of the others have a guard that says no.
 *
 * @param can unknown for a recording, and for a tab that does not answer
 */
export function waitsOf(
  { transitions }: ChartGraph,
  active: ReadonlySet<string>,
  can: Can | undefined,
): Required<Pick<Marks, 'ignored' | 'refused'>> {
  const isRefused = ({ source, cause, guard }: Transition) =>
    active.has(source) && guard !== undefined && can?.get(cause.type) === false
  return {
    ignored: keysOf(transitions.filter(({ source }) => !active.has(source))),
    refused: keysOf(transitions.filter(isRefused)),
  }
}

/** The types of the events that the active states wait for. */
export function eventsIn(graph: ChartGraph | undefined, value: StateValue | undefined): ReadonlySet<string> {
  const active = graph ? activeStates(graph.root, value) : new Set()
  return new Set(graph?.transitions.filter(({ source }) => active.has(source)).map(({ cause }) => cause.type))
}

const keysOf = (transitions: readonly Transition[]) => new Set(transitions.map(({ key }) => key))
