import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'

import type { ChartGraph, State } from '../graph/chart-graph.ts'
import { type IsWithin, nestingOf } from '../graph/nesting.ts'
import { PACKED_OPTIONS } from './elk-options.ts'
import { type RouteWords, wordsOfRoute } from './route-words.ts'
import { type Route, routesOf } from './routes.ts'
import { type Rows, rowsOf, SIDE } from './state-rows.ts'
import type { WidthOf } from './words.ts'

/** A chart as ELK takes it, with what ELK need not know of it. */
export interface Plan {
  readonly root: ElkNode
  readonly rows: ReadonlyMap<string, Rows>
  readonly routes: readonly (Route & { readonly words: RouteWords })[]
}

const DOT = 10
const HISTORY = 26
export const dotOf = (state: string) => `${state}#initial`
export const pillOf = (route: string) => `${route}#pill`
export const lineOf = (route: string, target: string) => `${route}#${target}`

/** @param rooms by outer state: the width that its rows have to do with */
export function planOf(
  graph: ChartGraph,
  options: LayoutOptions,
  widthOf: WidthOf,
  rooms: ReadonlyMap<string, number>,
): Plan {
  const { routes: bare, inner } = routesOf(graph)
  const routes = bare.map((route) => ({ ...route, words: wordsOfRoute(route, widthOf) }))
  const isWithin = nestingOf(graph.root)
  const rows = new Map<string, Rows>()

  const nodeOf = (state: State): ElkNode => {
    const { id } = state
    if (state.kind === 'history') return { id, width: HISTORY, height: HISTORY }
    const own = rowsOf(state, inner.get(id) ?? [], widthOf, rooms.get(id))
    rows.set(id, own)
    if (state.states.length === 0) return { id, width: own.width, height: own.height }
    const pills = routes.filter(({ isInward, source }) => isInward && source === id)
    const { initial } = state
    return {
      id,
      layoutOptions: { ...options, ...roomFor(own), ...(isPacked(state, routes, isWithin) && PACKED_OPTIONS) },
      children: [
        ...(initial === undefined ? [] : [{ id: dotOf(id), width: DOT, height: DOT }]),
        ...pills.map(({ id, words }) => ({ id: pillOf(id), width: words.width, height: words.height })),
        ...state.states.map(nodeOf),
      ],
      edges: [
        ...(initial === undefined ? [] : [{ id: dotOf(id), sources: [dotOf(id)], targets: [initial] }]),
        ...routes.filter((route) => innermost(graph.root, route, isWithin).id === id).flatMap(linesOf),
      ],
    }
  }

  const padding = { 'elk.padding': '[top=0,left=0,bottom=0,right=0]' }
  return {
    root: { id: '#all', layoutOptions: { ...options, ...padding }, children: [nodeOf(graph.root)] },
    rows,
    routes,
  }
}

/** Outer states keep room for their rows above what is in them. */
const roomFor = ({ height }: Rows): LayoutOptions => ({
  'elk.padding': `[top=${height + 8},left=${SIDE},bottom=${SIDE},right=${SIDE}]`,
})

/** Regions that no line enters or leaves need not stand in a row. */
const isPacked = ({ id, kind, states }: State, routes: readonly Route[], isWithin: IsWithin): boolean =>
  kind === 'parallel' &&
  routes.every(({ source, targets }) => {
    const ends = [source, ...targets]
    return (
      ends.every((end) => !isWithin(end, id)) ||
      states.some((region) => ends.every((end) => end === region.id || isWithin(end, region.id)))
    )
  })

/** The innermost state that a line runs in. */
function innermost(state: State, route: Route, isWithin: IsWithin): State {
  const { source, targets, isInward } = route
  if (isInward && state.id === source) return state
  const inside = state.states.find((child) =>
    [source, ...targets].every((end) => isWithin(end, child.id) || (isInward && end === child.id)),
  )
  return inside ? innermost(inside, route, isWithin) : state
}

/** ELK takes one target a line. The words stand on the first, or in the pill. */
function linesOf({ id, source, targets, isInward, words }: Plan['routes'][number]): readonly ElkExtendedEdge[] {
  const from = isInward ? pillOf(id) : source
  const label = isInward ? [] : [{ text: id, width: words.width, height: words.height }]
  return targets.map((target, index) => ({
    id: lineOf(id, target),
    sources: [from],
    targets: [target],
    labels: index === 0 ? label : [],
  }))
}
