import type { DrawnChart } from '../../gallery-data.ts'
import type { PlainEvent } from '../../trace/trace.ts'

/** One example of each event that can be sent to a chart from outside, by name. Those of timers and answers cannot. */
export function offersOf({ graph, evidence }: DrawnChart): readonly PlainEvent[] {
  const types = graph.transitions.flatMap(({ cause }) => (cause.kind === 'event' ? [cause.type] : []))
  const samples = Object.entries(evidence.samples)
  return [...new Set(types)].toSorted().flatMap((type) => {
    if (type.startsWith('xstate.')) return []
    // A wildcard is no event of its own.
    if (type === '*' || type.endsWith('.*')) {
      return samples.flatMap(([name, [sample]]) => (sample && name.startsWith(type.slice(0, -1)) ? [sample] : []))
    }
    return [evidence.samples[type]?.[0] ?? { type }]
  })
}
