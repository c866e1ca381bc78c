import type { AnyEventObject } from 'xstate'

import type { Model } from './model.ts'
import { answering, follow as followChart, openActors, PASS, type Moment } from './moment.ts'
import { keyOf } from './plain.ts'

/** Events from the start of a chart. */
export type Path = readonly AnyEventObject[]

/** What tells one moment of a walk from another: state, projection, actors that owe an answer, timers in their order. */
export function situationOf(model: Model, at: Moment): string {
  const { status, value } = at.snapshot
  return keyOf([
    status,
    value,
    model.project(at.snapshot),
    openActors(at),
    [...at.timers].sort((a, b) => a.at - b.at).map(({ event }) => event.type),
  ])
}

/** All that can happen at a moment. */
export function possible(model: Model, at: Moment): readonly AnyEventObject[] {
  if (at.snapshot.status !== 'active') return []
  const open = openActors(at)
  const answers = (model.answers ?? []).filter((answer) => open.includes(answering(answer) ?? '') && model.fits?.(at.snapshot, answer) !== false)
  const sent = model.events.filter((event) => model.until?.(at.snapshot, event) !== true)
  return [...sent, ...answers, ...(at.timers.length > 0 && model.fits?.(at.snapshot, PASS) !== false ? [PASS] : [])]
}

export interface Edge {
  readonly after: Moment
  /** Whether the event changes nothing. */
  readonly isInert: boolean
}

/** Steps from situation to situation. Each event is tried once in each situation, however many edges lead to it. */
export function explorer(model: Model) {
  const situations = new WeakMap<Moment, string>()
  const edges = new Map<string, Edge>()

  function situation(at: Moment): string {
    const known = situations.get(at) ?? situationOf(model, at)
    situations.set(at, known)
    return known
  }

  function follow(before: Moment, event: AnyEventObject): Edge {
    const key = `${situation(before)} ${keyOf(event)}`
    const known = edges.get(key) ?? edge(before, followChart(model.machine, before, event))
    edges.set(key, known)
    return known
  }

  function edge(before: Moment, after: Moment): Edge {
    const isSame = after.snapshot.context === before.snapshot.context && situation(after) === situation(before)
    return { after, isInert: isSame && after.effects.length === 0 }
  }

  return { situation, follow }
}
