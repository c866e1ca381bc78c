import type { ActorRecord, Recorded, StateValue } from '../../trace/trace.ts'
import { partsOf } from '../log/words.ts'

/** Returns the states of a chart that its recorded actors were in, outer before inner, and the transitions taken. */
export function seenOf(records: readonly Recorded[], { chart = '' }: ActorRecord) {
  const actors = new Set<string>()
  const states = new Set<string>([chart])
  const transitions = new Set<string>()
  for (const record of records) {
    if (record.kind === 'actor' && record.chart === chart) {
      actors.add(record.actor)
      for (const id of statesIn(chart, record.state?.value)) states.add(id)
    } else if (record.kind === 'step' && actors.has(record.actor)) {
      for (const id of statesIn(chart, record.value)) states.add(id)
      for (const key of record.transitions) {
        transitions.add(key)
        states.add(partsOf(key).state)
      }
    }
  }
  return {
    states: [...states].toSorted(),
    transitions: [...transitions].map((key) => ({ key, source: partsOf(key).state, event: partsOf(key).event })),
  }
}

/** The states of a value, outer ones too, by their position in the chart, since custom ids are not recorded. */
export function statesIn(chart: string, value: StateValue | undefined): ReadonlySet<string> {
  const ids = new Set([chart])
  const add = (inner: StateValue, path: string) => {
    if (typeof inner === 'string') ids.add(`${path}.${inner}`)
    else
      for (const [key, below] of Object.entries(inner)) {
        ids.add(`${path}.${key}`)
        add(below, `${path}.${key}`)
      }
  }
  if (value !== undefined) add(value, chart)
  return ids
}
