import type { ChartGraph, State } from '../../graph/chart-graph.ts'
import { invokeKey, type Marks } from '../../paint/marks.ts'
import { activeStates } from './active-states.ts'
import type { ActorAt } from './actors.ts'
import type { ActorState } from './actor-state.ts'
import { waitsOf, type Can } from './waits.ts'

interface Moment {
  readonly actorState: ActorState
  readonly actors: ReadonlyMap<string, ActorAt>
  readonly actor: string
  /** Milliseconds since the recording began. */
  readonly now: number
  readonly isLive: boolean
  readonly can?: Can | undefined
}

/** Returns the marks of a running actor in its chart. */
export function marksOf(graph: ChartGraph, { actorState, actors, actor, now, isLive, can }: Moment): Marks {
  const active = activeStates(graph.root, actorState.value)
  const isRunning = actorState.status === 'active'
  const fired = new Set(actorState.steps.flatMap(({ transitions }) => transitions))
  if (!isRunning) return { active, fired, ...waitsOf(graph, new Set(), can) }
  const children = [...actors.values()].filter(({ record, isEnded }) => record.parent === actor && !isEnded)
  const names = new Set(children.flatMap(({ record: { id, name, src = '' } }) => [id ?? name, src]))
  const running = new Set<string>()
  const visit = (state: State) => {
    if (!active.has(state.id)) return
    for (const { id, src } of state.invokes) if (names.has(id) || names.has(src)) running.add(invokeKey(state.id, id))
    state.states.forEach(visit)
  }
  visit(graph.root)
  const timers = Object.fromEntries(
    graph.transitions.flatMap(({ key, cause: { type } }) => {
      const timer = actorState.timers.get(type)
      if (!timer) return []
      return [[key, { ms: timer.ms, passed: Math.max(0, now - timer.from), isPaused: !isLive }]]
    }),
  )
  return { active, fired, running, timers, ...waitsOf(graph, active, can) }
}

/** The actor that an invoke of a running actor started. */
export function childOf(
  actors: ReadonlyMap<string, ActorAt>,
  actor: string,
  { id, src }: { readonly id: string; readonly src: string },
): string | undefined {
  const children = [...actors.values()].filter(({ record }) => record.parent === actor)
  const called = (name: string) =>
    children.findLast(({ record }) => record.id === name || record.name === name || record.src === name)
  return (called(id) ?? called(src))?.record.actor
}
