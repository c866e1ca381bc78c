import type { ELK, LayoutOptions } from 'elkjs/lib/elk-api.js'

import type { ChartGraph, Raises } from '../graph/chart-graph.ts'
import { planOf } from './elk-graph.ts'
import { LADDER } from './elk-options.ts'
import { nodesBelow, pictureOf } from './from-elk.ts'
import type { Picture } from './picture.ts'
import { plainList } from './plain-list.ts'
import { type WidthOf, withRaises } from './words.ts'

type Elk = Pick<ELK, 'layout'>

const MOST_TRIES = 4

/** The picture of a chart. It never refuses: what ELK cannot lay out is drawn as boxes within boxes, its lines as words. */
export async function layOut(bare: ChartGraph, elk: Elk, widthOf: WidthOf, raises: Raises = {}): Promise<Picture> {
  const graph = withRaises(bare, raises)
  for (const [step, options] of LADDER.entries()) {
    try {
      return await fitted(graph, elk, widthOf, options, step > 0)
    } catch {
      // ELK throws on some graphs; the next settings may do.
    }
  }
  return plainList(graph, widthOf)
}

/** ELK makes an outer state as wide as what is in it: rows that are wider are wrapped, and all is laid out again. */
async function fitted(
  graph: ChartGraph,
  elk: Elk,
  widthOf: WidthOf,
  options: LayoutOptions,
  isSimplified: boolean,
): Promise<Picture> {
  const rooms = new Map<string, number>()
  for (let tries = 1; ; tries += 1) {
    const plan = planOf(graph, options, widthOf, rooms)
    const laid = await elk.layout(plan.root)
    const narrow = nodesBelow(laid).filter(({ id, width = 0 }) => (plan.rows.get(id)?.width ?? 0) > width)
    if (narrow.length === 0 || tries === MOST_TRIES) return pictureOf(graph, plan, laid, isSimplified)
    for (const { id, width = 0 } of narrow) rooms.set(id, Math.floor(width))
  }
}
