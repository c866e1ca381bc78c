import type { ChartGraph, Transition } from '../graph/chart-graph.ts'
import { type IsWithin, nestingOf } from '../graph/nesting.ts'

/** All transitions from one state to others, which share a line. */
export interface Route {
  readonly id: string
  readonly source: string
  readonly targets: readonly string[]
  readonly transitions: readonly Transition[]
  /** Leads to a state within its source. */
  readonly isInward: boolean
}

export interface Routed {
  readonly routes: readonly Route[]
  /** By state: what has no line, since it leads nowhere else. */
  readonly inner: ReadonlyMap<string, readonly Transition[]>
}

/**
 * Parts the transitions that are lines from those that are rows of their state: each is one or the other
 * (statecharts.every-transition-is-in-the-picture).
 */
export function routesOf({ root, transitions }: ChartGraph): Routed {
  const isWithin = nestingOf(root)
  const inner = grouped(
    transitions.filter((one) => staysPut(one, isWithin)),
    ({ source }) => source,
  )
  const lines = grouped(
    transitions.filter((one) => !staysPut(one, isWithin)),
    ({ source, targets }) => `${source} -> ${targets.join(' ')}`,
  )
  const routes = [...lines].flatMap(([id, [first, ...others]]) =>
    first
      ? [
          {
            id,
            source: first.source,
            targets: first.targets,
            transitions: [first, ...others],
            isInward: first.targets.every((target) => isWithin(target, first.source)),
          },
        ]
      : [],
  )
  return { routes, inner }
}

/** A line from a state to itself or to one around it could only run through its own box. */
const staysPut = ({ source, targets }: Transition, isWithin: IsWithin) =>
  targets.length === 0 || targets.some((target) => target === source || isWithin(source, target))

function grouped(all: readonly Transition[], by: (one: Transition) => string): Map<string, readonly Transition[]> {
  const groups = new Map<string, readonly Transition[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}
