import type { ActorLogic, AnyEventObject } from 'xstate'
import { TestModel } from 'xstate/graph'

import type { Model } from './model.ts'
import { answering, begin, follow as followChart, openActors, PASS, type Moment } from './moment.ts'
import { keyOf } from './plain.ts'

/** Events from the start of a chart. */
export type Path = readonly AnyEventObject[]

/**
 * Shortest paths that walk every edge of the chart, by `xstate/graph`, with the incoming edge as part of what tells
 * situations apart; paths that are the beginning of another are left out. Events that change nothing where they happen
 * need no path each: one path for each situation tries all of those in a row.
 */
export function pathsOf(model: Model, input?: unknown): readonly Path[] {
  const explore = explorer(model, input)
  const graph = new TestModel(explore.logic, {
    serializeState: (state, event, before) => {
      if (!event || !before || explore.follow(before, event).isInert) return explore.situation(state)
      return `${explore.situation(before)} ${keyOf(event)} ${explore.situation(state)}`
    },
    serializeEvent: keyOf,
    events: (state) => [...possible(model, state)],
    limit: model.limit ?? 200_000,
  })
  const paths = graph.getShortestPaths({ allowDuplicatePaths: true })
  // The first path to a situation is a shortest one.
  const ends = new Map(paths.toReversed().map(({ state, steps }) => [explore.situation(state), { state, path: toPath(steps) }]))
  const inert = [...ends.values()].map(({ state, path }) => [
    ...path,
    ...possible(model, state).filter((event) => explore.follow(state, event).isInert),
  ])
  return withoutBeginnings([...paths.map(({ steps }) => toPath(steps)), ...inert, ...(model.journeys ?? [])])
}

// The first step of a path of `xstate/graph` is the start.
function toPath(steps: readonly { event: AnyEventObject }[]): Path {
  return steps.slice(1).map(({ event }) => event)
}

/** Leaves out each path that is the beginning of another, or the same. */
function withoutBeginnings(paths: readonly Path[]): readonly Path[] {
  const known = new Set<string>()
  return paths
    .map((path) => path.map(keyOf))
    .map((keys, index) => ({ keys, path: paths[index] ?? [] }))
    .sort((a, b) => b.path.length - a.path.length)
    .filter(({ keys }) => {
      const isNew = !known.has(keys.join('\n'))
      keys.forEach((_, length) => known.add(keys.slice(0, length + 1).join('\n')))
      return isNew
    })
    .map(({ path }) => path)
}

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
export function explorer(model: Model, input: unknown) {
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

  const logic: ActorLogic<Moment, AnyEventObject> = {
    getInitialSnapshot: () => begin(model.machine, input),
    transition: (before, event) => follow(before, event).after,
    getPersistedSnapshot: (state) => state,
  }
  return { logic, situation, follow }
}
