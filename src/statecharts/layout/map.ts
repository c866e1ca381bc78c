import type { ElkNode } from 'elkjs/lib/elk-api.js'

import type { Message } from '../graph/message.ts'
import { LINE_HEIGHT } from './text-styles.ts'
import { elkHere } from './elk.ts'
import { nodesBelow } from './from-elk.ts'
import type { Box, Edge, Picture } from './picture.ts'
import { widthOf } from './text-width.ts'

const SIDE = 14
const TOP = 10
/** A chart is high enough that the lines of all that it talks to stay apart. */
const LINE_ROOM = 12

/** The map of all charts: each one a box, and one line for all messages from one chart to another. */
export async function layOutMap(charts: readonly string[], messages: readonly Message[]): Promise<Picture> {
  const pairs = [...new Set(messages.filter(({ from, to }) => from !== to).map(pairOf))].sort()
  const known = new Set(charts)
  const lines = pairs.filter((pair) => pair.split(' ').every((end) => known.has(end)))
  const nodes = charts.map((id) => ({
    id,
    width: widthOf('name', id) + 2 * SIDE,
    height: Math.max(LINE_HEIGHT + 2 * TOP, lines.filter((pair) => pair.split(' ').includes(id)).length * LINE_ROOM),
  }))
  const laid: ElkNode = await elkHere().layout<ElkNode>({
    id: '#all',
    layoutOptions: {
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.direction': 'RIGHT',
      // Charts that talk to no other are then laid out apart, which is done in flat graphs alone.
      'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
      'elk.aspectRatio': '1.4',
      'elk.spacing.nodeNode': '12',
      'elk.layered.spacing.nodeNodeBetweenLayers': '60',
    },
    children: nodes,
    edges: lines.map((id) => ({ id, sources: id.split(' ').slice(0, 1), targets: id.split(' ').slice(1) })),
  })
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    isSimplified: false,
    boxes: nodesBelow(laid).map(boxOf),
    edges: (laid.edges ?? []).map(({ id, sources, targets, sections = [] }): Edge => {
      const pieces = sections.map(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
      )
      return { id, source: sources[0] ?? '', targets, pieces, labels: [] }
    }),
  }
}

/** Names the line between two charts. */
const pairOf = ({ from, to }: Message): string => `${from} ${to}`

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
