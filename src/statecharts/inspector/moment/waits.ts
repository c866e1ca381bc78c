import type { CanAnswer } from '../../channel/messages.ts'
import type { ChartGraph, Transition } from '../../graph/chart-graph.ts'
import type { Marks } from '../../paint/marks.ts'

/** The tab's answers, by type of event, to whether the actor would take it now. */
export type Can = ReadonlyMap<string, CanAnswer>

/**
 * Returns the transitions that a running actor does not wait for, and those of the others whose guard refuses whatever
 * the event holds.
 *
 * @param can undefined for a recording, and for a tab that does not answer
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
