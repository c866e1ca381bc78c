import type { CanAnswer } from '../../channel/messages.ts'
import type { ChartGraph, Transition } from '../../graph/chart-graph.ts'
import type { Marks } from '../../paint/marks.ts'

/** Whether an actor would take each type of event now, as its tab has answered. */
export type Can = ReadonlyMap<string, CanAnswer>

/**
 * Which transitions a running actor does not wait for, and which of the others have a guard that says no whatever the event
 * holds.
 *
 * @param can unknown for a recording, and for a tab that does not answer
 */
export function waitsOf(
  { transitions }: ChartGraph,
  active: ReadonlySet<string>,
  can: Can | undefined,
): Required<Pick<Marks, 'ignored' | 'refused'>> {
  const isRefused = ({ source, cause, guard }: Transition) => {
    const { kind, on = [] } = can?.get(cause.type) ?? {}
    return active.has(source) && guard !== undefined && kind === 'refuses' && on.length === 0
  }
  return {
    ignored: keysOf(transitions.filter(({ source }) => !active.has(source))),
    refused: keysOf(transitions.filter(isRefused)),
  }
}

const keysOf = (transitions: readonly Transition[]) => new Set(transitions.map(({ key }) => key))
