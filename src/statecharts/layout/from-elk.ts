import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'

import type { ChartGraph, State } from '../graph/chart-graph.ts'
import { aroundRows } from './around-rows.ts'
import { dotOf, lineOf, pillOf, type Plan } from './elk-graph.ts'
import type { Box, Edge, Picture, Rectangle } from './picture.ts'

/** Turns ELK's layout into a picture in whole pixels, so that equal charts give equal files. */
export function pictureOf(graph: ChartGraph, plan: Plan, laid: ElkNode, isSimplified: boolean): Picture {
  const nodes = new Map(nodesBelow(laid).map((node) => [node.id, node]))
  const lines = new Map(edgesBelow(laid).map((edge) => [edge.id, edge]))
  const place = (id: string) => rectangle(nodes.get(id))

  const boxes = (state: State, isRegion: boolean): readonly Box[] => {
    const box = place(state.id)
    const rows = plan.rows.get(state.id)?.rows ?? []
    return [
      { state: state.id, isRegion, ...box, rows: rows.map((row) => moved(row, box)) },
      ...state.states.flatMap((child) => boxes(child, state.kind === 'parallel')),
    ]
  }

  const edges = plan.routes.flatMap((route): readonly Edge[] => {
    const pill = route.isInward ? place(pillOf(route.id)) : undefined
    return route.targets.map((target, index) => {
      const line = lines.get(lineOf(route.id, target))
      const words = pill ?? rectangle(line?.labels?.[0])
      return {
        id: lineOf(route.id, target),
        source: route.source,
        targets: [target],
        pieces: piecesOf(line),
        labels: index === 0 ? route.words.labels.map((label) => moved(label, words)) : [],
        ...(pill && index === 0 && { pill }),
      }
    })
  })

  return aroundRows({
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    isSimplified,
    boxes: boxes(graph.root, false),
    edges: [...initialEdges(graph.root, lines), ...edges],
  })
}

function initialEdges(state: State, lines: ReadonlyMap<string, ElkExtendedEdge>): readonly Edge[] {
  const { id, initial } = state
  const own: readonly Edge[] =
    initial === undefined
      ? []
      : [
          {
            id: dotOf(id),
            source: id,
            targets: [initial],
            pieces: piecesOf(lines.get(dotOf(id))),
            labels: [],
            isInitial: true,
          },
        ]
  return [...own, ...state.states.flatMap((child) => initialEdges(child, lines))]
}

const piecesOf = (line: ElkExtendedEdge | undefined): Edge['pieces'] =>
  (line?.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
  )

function rectangle(shape: Partial<Rectangle> | undefined): Rectangle {
  const { x, y, width, height } = shape ?? {}
  if (x === undefined || y === undefined) throw new Error('has no place')
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width ?? 0), height: Math.round(height ?? 0) }
}

const moved = <Part extends Rectangle>(part: Part, { x, y }: Rectangle): Part => ({
  ...part,
  x: part.x + x,
  y: part.y + y,
})

export const nodesBelow = (node: ElkNode): readonly ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)])

const edgesBelow = (node: ElkNode): readonly ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesBelow),
]
