import type { ActorLogic, AnyEventObject } from 'xstate'
import { TestModel } from 'xstate/graph'

import type { Model } from './model.ts'
import { answering, begin, follow, openActors, PASS, type Moment } from './moment.ts'
import { keyOf } from './plain.ts'

/** Events from the start of a chart. */
export type Path = readonly AnyEventObject[]

/**
 * Shortest paths that walk every edge of the chart: each possible event in each situation, also where it changes
 * nothing. By `xstate/graph`, with the incoming edge as part of what tells situations apart; paths that are the
 * beginning of another are left out.
 */
export function pathsOf(model: Model): readonly Path[] {
  const situation = (at: Moment) => situationOf(model, at)
  const graph = new TestModel(logicOf(model, situation), {
    serializeState: (state, event, before) =>
      event && before ? `${situation(before)} ${keyOf(event)} ${situation(state)}` : situation(state),
    serializeEvent: keyOf,
    events: (state) => [...possible(model, state)],
    limit: model.limit ?? 20_000,
  })
  return graph.getShortestPaths().map(({ steps }) => steps.slice(1).map(({ event }) => event))
}

/** What tells one moment of a walk from another: state, history, projection, actors that owe an answer, timers in their order. */
export function situationOf(model: Model, at: Moment): string {
  const { status, value, historyValue } = at.snapshot
  return keyOf([
    status,
    value,
    Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
    model.project(at.snapshot),
    openActors(at),
    [...at.timers].sort((a, b) => a.at - b.at).map(({ event }) => event.type),
  ])
}

/** All that can happen at a moment. */
export function possible(model: Model, at: Moment): readonly AnyEventObject[] {
  if (at.snapshot.status !== 'active') return []
  const open = openActors(at)
  const answers = (model.answers ?? []).filter((answer) => open.includes(answering(answer) ?? ''))
  const sent = model.events.filter((event) => model.until?.(at.snapshot, event) !== true)
  return [...sent, ...answers, ...(at.timers.length > 0 ? [PASS] : [])]
}

// Each situation is stepped on from once, however many edges lead to it.
function logicOf(model: Model, situation: (at: Moment) => string): ActorLogic<Moment, AnyEventObject> {
  const known = new Map<string, Moment>()
  return {
    getInitialSnapshot: () => begin(model.machine, model.input),
    transition(before, event) {
      const key = `${situation(before)} ${keyOf(event)}`
      const after = known.get(key) ?? follow(model.machine, before, event)
      known.set(key, after)
      return after
    },
    getPersistedSnapshot: (state) => state,
  }
}
