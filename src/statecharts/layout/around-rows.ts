import type { Box, Edge, Picture, Rectangle } from './picture.ts'

type Corner = Edge['pieces'][number][number]

/** Pixels between a line and the words that it passes. */
const CLEAR = 6
/** Pixels between two lines that pass the same words. */
const APART = 8
/** Pixels above and below the rows of a box at which lines turn aside and back. */
const ABOVE = 5
const BELOW = 8

/** ELK leads a line from outside straight through the rows at the top of an outer state; this leads it beside them. */
export function aroundRows(picture: Picture): Picture {
  const edges = [...picture.edges]
  for (const box of picture.boxes)
    for (const [index, edge] of edges.entries()) {
      if (!edge.pieces.some((corners) => crossed(corners, box) > 0)) continue
      const others = edges.filter((other) => other !== edge).flatMap(({ pieces }) => pieces)
      edges[index] = { ...edge, pieces: edge.pieces.map((corners) => around(corners, box, others)) }
    }
  return { ...picture, edges }
}

function around(corners: readonly Corner[], box: Box, others: Edge['pieces']): readonly Corner[] {
  const at = crossed(corners, box)
  const [from, to] = [corners[at - 1], corners[at]]
  if (!from || !to) return corners
  const top = box.y + ABOVE
  const bottom = Math.max(...box.rows.map(({ y, height }) => y + height)) + BELOW
  const taken = others.flatMap((line) => upright(line, top, bottom))
  const x = nearest(from.x, freePlaces(box, taken))
  if (x === undefined || Math.max(from.y, to.y) < bottom) return corners
  const way = [
    { x: from.x, y: top },
    { x, y: top },
    { x, y: bottom },
    { x: from.x, y: bottom },
  ]
  return corners.toSpliced(at, 0, ...(from.y < to.y ? way : way.toReversed()))
}

/** The index of the corner that ends a segment through a row of the box; -1 if no segment crosses one. */
const crossed = (corners: readonly Corner[], { rows }: Box): number =>
  corners.findIndex((to, index) => {
    const from = corners[index - 1]
    return from?.x === to.x && rows.some((row) => isThrough(row, to.x, from.y, to.y))
  })

const isThrough = ({ x, y, width, height }: Rectangle, at: number, from: number, to: number): boolean =>
  at > x && at < x + width && Math.max(from, to) > y && Math.min(from, to) < y + height

/** The x of each vertical segment between two heights. */
const upright = (corners: readonly Corner[], top: number, bottom: number): readonly number[] =>
  corners.flatMap(({ x, y }, index) => {
    const next = corners[index + 1]
    return next?.x === x && Math.min(y, next.y) < bottom && Math.max(y, next.y) > top ? [x] : []
  })

/** The x positions within a box that are clear of all rows and of other lines. */
function freePlaces({ x: left, width, rows }: Box, taken: readonly number[]): readonly number[] {
  return rows
    .flatMap((row) => [row.x - CLEAR, row.x + row.width + CLEAR])
    .concat(taken.flatMap((x) => [x - APART, x + APART]))
    .filter(
      (x) =>
        x >= left + CLEAR &&
        x <= left + width - CLEAR &&
        rows.every((row) => x <= row.x - CLEAR || x >= row.x + row.width + CLEAR) &&
        taken.every((other) => Math.abs(other - x) >= APART),
    )
}

const nearest = (x: number, places: readonly number[]): number | undefined =>
  places.toSorted((one, other) => Math.abs(one - x) - Math.abs(other - x) || one - other)[0]
