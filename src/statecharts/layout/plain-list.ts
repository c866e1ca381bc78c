import type { ChartGraph, State, Transition } from '../graph/chart-graph.ts'
import type { Box, Picture, Rectangle } from './picture.ts'
import { rowsOf, SIDE } from './state-rows.ts'
import type { WidthOf } from './words.ts'

const GAP = 16

/** All states below each other, inner ones within outer ones, and every transition as a row of its state. */
export function plainList({ root, transitions }: ChartGraph, widthOf: WidthOf): Picture {
  const boxes = boxesOf(root, 0, 0, false, transitions, widthOf)
  const [{ width, height } = { width: 0, height: 0 }] = boxes
  return { width, height, isSimplified: true, boxes, edges: [] }
}

function boxesOf(
  state: State,
  x: number,
  y: number,
  isRegion: boolean,
  transitions: readonly Transition[],
  widthOf: WidthOf,
): readonly Box[] {
  const own = rowsOf(
    state,
    transitions.filter(({ source }) => source === state.id),
    widthOf,
  )
  let bottom = y + own.height
  const inner = state.states.flatMap((child) => {
    const isOfParallel = state.kind === 'parallel'
    const boxes = boxesOf(child, x + SIDE, bottom + GAP, isOfParallel, transitions, widthOf)
    bottom += GAP + (boxes[0]?.height ?? 0)
    return boxes
  })
  const right = Math.max(x + own.width, ...inner.map((box) => box.x + box.width + SIDE))
  const size: Rectangle = { x, y, width: right - x, height: bottom - y + (inner.length > 0 ? SIDE : 0) }
  const rows = own.rows.map((row) => ({ ...row, x: row.x + x, y: row.y + y }))
  return [{ state: state.id, isRegion, ...size, rows }, ...inner]
}
