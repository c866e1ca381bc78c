import type { State } from '#statecharts/graph/chart-graph.ts'
import { type IsWithin, nestingOf } from '#statecharts/graph/nesting.ts'
import type { Box, Edge, Label, Picture, Rectangle, Row } from '#statecharts/layout/picture.ts'

/** Overlaps in a picture, each described in a sentence. */
export interface Overlaps {
  readonly labels: readonly string[]
  readonly boxes: readonly string[]
  /** Lines through the rows of a box. */
  readonly lines: readonly string[]
}

export function overlapsOf(root: State, { boxes, edges }: Picture): Overlaps {
  const isWithin = nestingOf(root)
  const labels = edges.flatMap((edge) => edge.labels.map((label) => ({ edge, label })))
  const rows = boxes.flatMap((box) => box.rows.map((row) => ({ box, row })))
  const words = [...labels.map(({ label }) => label), ...rows.map(({ row }) => row)]
  return {
    labels: words.flatMap((one, at) => words.slice(at + 1).flatMap((other) => pair(one, other))),
    boxes: [
      ...labels.flatMap(({ edge, label }) =>
        boxes
          .filter((box) => overlap(label, box) && !isAround(box, label, edge, isWithin))
          .map((box) => over(label, box)),
      ),
      ...rows.flatMap(({ box, row }) =>
        boxes
          .filter((other) =>
            other === box ? !contains(box, row) : !isWithin(box.state, other.state) && overlap(row, other),
          )
          .map((other) => over(row, other)),
      ),
      ...boxes.flatMap((box) =>
        boxes.filter((other) => isMisplaced(box, other, isWithin)).map((other) => over(box, other)),
      ),
    ],
    lines: edges.flatMap((edge) =>
      rows
        .filter(({ row }) => piecesOf(edge).some((piece) => overlap(piece, row)))
        .map(({ row }) => `${edge.id} over ${row.text}`),
    ),
  }
}

/** Labels may lie in the outer states of an edge's source or target, if they lie there completely. */
const isAround = (box: Box, label: Label, { source, targets, pill }: Edge, isWithin: IsWithin): boolean =>
  contains(box, label) &&
  ([source, ...targets].some((end) => isWithin(end, box.state)) || (pill !== undefined && box.state === source))

function isMisplaced(box: Box, other: Box, isWithin: IsWithin): boolean {
  if (isWithin(box.state, other.state)) return !contains(other, box)
  return box !== other && !isWithin(other.state, box.state) && overlap(box, other)
}

/** Segments of an edge between its corners, at least a pixel wide. */
const piecesOf = ({ pieces }: Edge): readonly Rectangle[] =>
  pieces.flatMap((corners) =>
    corners.slice(1).map((to, index) => {
      const from = corners[index] ?? to
      const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
      return { x, y, width: Math.max(1, Math.abs(to.x - from.x)), height: Math.max(1, Math.abs(to.y - from.y)) }
    }),
  )

const pair = (one: Label | Row, other: Label | Row) => (overlap(one, other) ? [over(one, other)] : [])

const over = (one: Label | Row | Box, other: Label | Row | Box) => `${nameOf(one)} over ${nameOf(other)}`
const nameOf = (part: Label | Row | Box) => ('state' in part ? part.state : part.text)

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
