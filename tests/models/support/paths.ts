import type { AnyEventObject } from 'xstate'

import type { Model } from './model.ts'
import { answering, follow as followChart, openActors, PASS, type Moment } from './moment.ts'
import { keyOf, lastingKeyOf } from './plain.ts'

/** Events in order, from the start of a chart. */
export type Path = readonly AnyEventObject[]

/** Key that tells moments of a walk apart: state, projection, actors yet to answer, timers in order. */
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

/** All events that can happen at a moment. */
export function possible(model: Model, at: Moment): readonly AnyEventObject[] {
  if (at.snapshot.status !== 'active') return []
  const open = openActors(at)
  const answers = (model.answers ?? []).filter(
    (answer) => open.includes(answering(answer) ?? '') && model.fits?.(at.snapshot, answer) !== false,
  )
  const sent = model.events.filter((event) => model.until?.(at.snapshot, event) !== true)
  return [...sent, ...answers, ...(at.timers.length > 0 && model.fits?.(at.snapshot, PASS) !== false ? [PASS] : [])]
}

export interface Edge {
  readonly after: Moment
  /** True if the event changes nothing. */
  readonly isInert: boolean
}

/** True if the step left the context as it was and did nothing. */
export function changesNothing(before: Moment, after: Moment): boolean {
  return after.snapshot.context === before.snapshot.context && after.effects.length === 0
}

/** Steps from situation to situation. Each event is tried once in each situation, however many edges lead to it. */
export function explorer(model: Model) {
  const situations = new WeakMap<Moment, string>()
  const edges = new Map<string, Map<string, Edge>>()
  const all = new WeakMap<Moment, readonly AnyEventObject[]>()

  function situation(at: Moment): string {
    const known = situations.get(at) ?? situationOf(model, at)
    situations.set(at, known)
    return known
  }

  function follow(before: Moment, event: AnyEventObject): Edge {
    const from = edges.get(situation(before)) ?? new Map<string, Edge>()
    edges.set(situation(before), from)
    const key = lastingKeyOf(event)
    const known = from.get(key) ?? take(before, event)
    from.set(key, known)
    return known
  }

  /** `possible`, asked once for each moment. */
  function events(at: Moment): readonly AnyEventObject[] {
    const known = all.get(at) ?? possible(model, at)
    all.set(at, known)
    return known
  }

  /** `follow` without memoisation, for a single step. */
  function take(before: Moment, event: AnyEventObject): Edge {
    const after = followChart(model.machine, before, event)
    return { after, isInert: changesNothing(before, after) && situation(after) === situation(before) }
  }

  return { situation, follow, take, events }
}
