import type { ActorLogic, AnyEventObject } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'

import type { Model, Step } from './model.ts'
import { answering, begin, follow, openActors, PASS, type Moment } from './moment.ts'
import { changesNothing, explorer, possible, situationOf, type Path } from './paths.ts'
import { lastingKeyOf } from './plain.ts'

/** One step that a chart can take, with the shortest way there. */
export interface Covered {
  readonly input: unknown
  /** The step before; undefined at the start. */
  readonly from: Covered | undefined
  /** Number of events that lead here. */
  readonly length: number
  /** `xstate.init` at the start. */
  readonly event: AnyEventObject
  readonly after: Moment
  /** True if the event changes nothing. */
  readonly isInert: boolean
}

/** A situation in which a test may end, so that the events before it are walked. */
export interface Way {
  readonly input: unknown
  readonly steps: readonly Covered[]
}

export interface Cover {
  /** Every event in every situation once, nearest to the start first; journeys last. */
  readonly steps: readonly Covered[]
  /** Walks that together take each of the steps, the shortest first. */
  readonly ways: readonly Way[]
}

/** Thrown if an event does not happen as it should; holds the path up to that step. */
export class StepError extends Error {
  readonly path: Path
  readonly input: unknown

  constructor(path: Path, input: unknown, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.path = path
    this.input = input
  }
}

/** Explores a chart from each of its inputs through the pure graph of `xstate/graph`; calls `tell` after each step. */
export function coverOf(model: Model, tell: (step: Covered) => void = () => {}): Cover {
  const parts = (model.inputs ?? [undefined]).map((input) => {
    const explored = explore(model, input, tell)
    const journeys = (model.journeys ?? []).map((journey) => travel(model, input, journey, tell))
    return {
      steps: [...explored.steps, ...journeys.flat()],
      ways: [...explored.ways, ...journeys.map((steps) => ({ input, steps }))],
    }
  })
  return {
    steps: parts.flatMap(({ steps }) => steps),
    ways: parts.flatMap(({ ways }) => ways).sort((a, b) => a.steps.length - b.steps.length),
  }
}

/** Paths that together take every step of a chart from one of its inputs. */
export function pathsOf(model: Model, input?: unknown): readonly Path[] {
  return coverOf({ ...model, inputs: [input] }).ways.map(({ steps }) => steps.slice(1).map(({ event }) => event))
}

/** The events that lead to a step, and its own. */
export function pathTo(step: Covered): Path {
  return chainTo(step)
    .slice(1)
    .map(({ event }) => event)
}

export function toStep({ event, from, after }: Covered): Step<Model['machine']> {
  return { event, before: from?.after.snapshot, after: after.snapshot, effects: after.effects }
}

function explore(model: Model, input: unknown, tell: (step: Covered) => void): Cover {
  const graph = explorer(model)
  const steps: Covered[] = []
  const reached = new Map<Moment, Covered>()
  const add = (step: Covered): Moment => {
    steps.push(step)
    if (!reached.has(step.after)) reached.set(step.after, step)
    tell(step)
    return step.after
  }
  const logic: ActorLogic<Moment, AnyEventObject> = {
    getInitialSnapshot: () => add(startOf(model, input)),
    transition(before, event) {
      const from = reached.get(before)
      return add(
        attempt(input, from, event, () => ({
          input,
          from,
          length: (from?.length ?? 0) + 1,
          event,
          ...graph.take(before, event),
        })),
      )
    },
    getPersistedSnapshot: (state) => state,
  }
  const adjacency = getAdjacencyMap(logic, {
    serializeState: (state) => graph.situation(state),
    serializeEvent: lastingKeyOf,
    events: (state) => [...possible(model, state)],
    limit: model.limit ?? 200_000,
  })
  return { steps, ways: waysThrough(input, steps, new Set(Object.values(adjacency).map(({ state }) => state))) }
}

/**
 * A step that changes something and leads no further ends a way. Steps that change nothing need no way of their own:
 * one way tries all of a situation in a row.
 */
function waysThrough(input: unknown, steps: readonly Covered[], situations: ReadonlySet<Moment>): readonly Way[] {
  const next = new Map<Covered, Covered[]>()
  for (const step of steps) {
    if (!step.from) continue
    const known = next.get(step.from)
    if (known) known.push(step)
    else next.set(step.from, [step])
  }
  return steps
    .filter(({ isInert }) => !isInert)
    .flatMap((step) => {
      if (!situations.has(step.after)) return [{ input, steps: chainTo(step) }]
      const inert = (next.get(step) ?? []).filter(({ isInert }) => isInert)
      return inert.length > 0 || !next.has(step) ? [{ input, steps: [...chainTo(step), ...inert] }] : []
    })
}

function startOf(model: Model, input: unknown): Covered {
  const event = { type: 'xstate.init' }
  return attempt(input, undefined, event, () => ({
    input,
    from: undefined,
    length: 0,
    event,
    after: begin(model.machine, input),
    isInert: false,
  }))
}

function travel(model: Model, input: unknown, journey: Path, tell: (step: Covered) => void): readonly Covered[] {
  const steps = [startOf(model, input)]
  for (const event of journey) {
    const from = steps.at(-1) as Covered
    const step = attempt(input, from, event, () => {
      const after = mayHappen(model, from.after, event)
      const isInert = changesNothing(from.after, after) && situationOf(model, from.after) === situationOf(model, after)
      return { input, from, length: from.length + 1, event, after, isInert }
    })
    tell(step)
    steps.push(step)
  }
  return steps
}

function mayHappen({ machine }: Model, at: Moment, event: AnyEventObject): Moment {
  const id = answering(event)
  if (id !== undefined && !openActors(at).includes(id)) throw new Error(`${id} was not asked for`)
  if (event.type === PASS.type && at.timers.length === 0) throw new Error('no timer runs')
  return follow(machine, at, event)
}

function attempt(input: unknown, from: Covered | undefined, event: AnyEventObject, take: () => Covered): Covered {
  try {
    return take()
  } catch (error) {
    throw new StepError(from ? [...pathTo(from), event] : [], input, error)
  }
}

/** A step and all steps before it, the start first. */
function chainTo(step: Covered): readonly Covered[] {
  const chain: Covered[] = []
  for (let at: Covered | undefined = step; at; at = at.from) chain.unshift(at)
  return chain
}
