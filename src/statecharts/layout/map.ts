import type { ElkNode } from 'elkjs/lib/elk-api.js'

import { ownMessages, type Area } from '../graph/areas.ts'
import type { Message } from '../graph/message.ts'
import { elkHere } from './elk.ts'
import { nodesBelow } from './from-elk.ts'
import type { Box, Edge, Picture } from './picture.ts'
import { areaBox } from './map-names.ts'
import { widthOf } from './text-width.ts'
import { LINE_HEIGHT } from './text-styles.ts'

const SIDE = 14
const TOP = 10
const HEAD = LINE_HEIGHT + 2 * TOP
const BETWEEN = 24

/**
 * The map of all charts: a box for each area, in it its charts, with a line from each chart to those that it starts or tells
 * something. The root starts and hears all of them: its lines would be all that is seen.
 */
export async function layOutMap(areas: readonly Area[], messages: readonly Message[], root = 'app'): Promise<Picture> {
  const between = ownMessages(messages, root).filter(({ from, to }) => from !== to && from !== root && to !== root)
  const laid = await Promise.all(areas.map((area) => layOutArea(area, between)))
  const places = packed(laid)
  return {
    width: Math.max(0, ...places.map(({ width }) => width)),
    height: Math.max(0, ...places.map(({ y, height }) => y + height)),
    isSimplified: false,
    boxes: places.flatMap(({ boxes }) => boxes),
    edges: places.flatMap(({ edges }) => edges),
  }
}

type Laid = Pick<Picture, 'width' | 'height' | 'boxes' | 'edges'>

async function layOutArea({ name, charts }: Area, messages: readonly Message[]): Promise<Laid> {
  const within = messages.filter(({ from, to }) => charts.includes(from) && charts.includes(to))
  const pairs = [...new Set(within.map(({ from, to }) => [from, to].sort().join(' ')))].sort()
  const starts = new Set(within.filter(({ kind }) => kind === 'starts').map(({ from, to }) => `${from} ${to}`))
  const joined = new Set(pairs.flatMap((pair) => pair.split(' ')))
  const node = (id: string) => ({ id, width: widthOf('name', id) + 2 * SIDE, height: HEAD - 4 })
  const graph: ElkNode = await elkHere().layout<ElkNode>({
    id: '#area',
    layoutOptions: {
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.direction': 'RIGHT',
      'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
      'elk.spacing.nodeNode': '10',
      'elk.layered.spacing.nodeNodeBetweenLayers': '44',
    },
    children: charts.filter((id) => joined.has(id)).map(node),
    edges: pairs.map((pair) => {
      const [one = '', other = ''] = pair.split(' ')
      const [from, to] = starts.has(`${other} ${one}`) ? [other, one] : [one, other]
      return { id: `${from} ${to}`, sources: [from], targets: [to] }
    }),
  })
  const unjoined = rows(charts.filter((id) => !joined.has(id)).map(node), Math.max(340, graph.width ?? 0))
  const gap = joined.size > 0 && unjoined.nodes.length > 0 ? BETWEEN : 0
  const top = HEAD + (graph.height ?? 0) + (joined.size > 0 ? gap : 0)
  const inner = Math.max(graph.width ?? 0, unjoined.width, widthOf('name', name))
  const width = Math.ceil(inner + 2 * SIDE)
  const height = Math.ceil(top + unjoined.height + SIDE)
  const nodes = [
    ...nodesBelow(graph).map((one) => ({ ...one, x: (one.x ?? 0) + SIDE, y: (one.y ?? 0) + HEAD })),
    ...unjoined.nodes.map((one) => ({ ...one, x: one.x + SIDE, y: one.y + top })),
  ]
  const head = { x: SIDE, y: TOP, width: width - 2 * SIDE, height: LINE_HEIGHT }
  return {
    width,
    height,
    boxes: [
      {
        state: areaBox(name),
        isRegion: false,
        x: 0,
        y: 0,
        width,
        height,
        rows: [{ kind: 'name', text: name, ...head }],
      },
      ...nodes.map(boxOf),
    ],
    edges: (graph.edges ?? []).map(({ id, sources, targets, sections = [] }): Edge => {
      const pieces = sections.map(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({
          x: Math.round(x + SIDE),
          y: Math.round(y + HEAD),
        })),
      )
      return { id, source: sources[0] ?? '', targets, pieces, labels: [] }
    }),
  }
}

/** Charts that talk to none of their area, side by side. */
function rows(
  nodes: readonly { readonly id: string; readonly width: number; readonly height: number }[],
  most: number,
) {
  let [x, y, width] = [0, 0, 0]
  const placed = nodes.map((node) => {
    if (x > 0 && x + node.width > most) [x, y] = [0, y + node.height + 10]
    const at = { ...node, x, y }
    x += node.width + 10
    width = Math.max(width, x - 10)
    return at
  })
  return { nodes: placed, width, height: placed.length > 0 ? y + (nodes[0]?.height ?? 0) : 0 }
}

/** Areas in columns, each where there is most room. */
function packed(areas: readonly Laid[]): readonly (Laid & { readonly y: number })[] {
  const columns = [0, 0, 0].map((_, at) => ({ x: at, y: 0, width: 0 }))
  const sorted = areas.toSorted((a, b) => b.height - a.height)
  const chosen = sorted.map((area) => {
    const [column] = columns.toSorted((a, b) => a.y - b.y)
    if (!column) throw new Error('no column')
    const y = column.y
    column.y += area.height + BETWEEN
    column.width = Math.max(column.width, area.width)
    return { area, column, y }
  })
  return chosen.map(({ area, column, y }) => {
    const x = columns.slice(0, column.x).reduce((sum, { width }) => sum + width + BETWEEN, 0)
    return moved(area, x, y)
  })
}

function moved({ width, height, boxes, edges }: Laid, byX: number, byY: number): Laid & { readonly y: number } {
  const move = <Place extends { readonly x: number; readonly y: number }>(place: Place): Place => ({
    ...place,
    x: place.x + byX,
    y: place.y + byY,
  })
  return {
    width: width + byX,
    height,
    y: byY,
    boxes: boxes.map((box) => ({ ...move(box), rows: box.rows.map(move) })),
    edges: edges.map((edge) => ({ ...edge, pieces: edge.pieces.map((piece) => piece.map(move)) })),
  }
}

function boxOf({ id, x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box {
  const place = { x: Math.round(x), y: Math.round(y), width, height }
  const words = {
    x: place.x + SIDE,
    y: place.y + Math.round((height - LINE_HEIGHT) / 2),
    width: width - 2 * SIDE,
    height: LINE_HEIGHT,
  }
  return { state: id, isRegion: false, ...place, rows: [{ kind: 'name', text: id, ...words }] }
}
