export interface Point {
  readonly x: number
  readonly y: number
}

const RADIUS = 6
const ARROW = { length: 8, half: 4 }

/** The path of a line with rounded corners. */
export function linePath(corners: readonly Point[]): string {
  const [start, ...rest] = corners
  if (!start) return ''
  const parts = rest.map((corner, index) => {
    const before = corners[index] ?? start
    const after = rest[index + 1]
    if (!after) return `L${at(corner)}`
    const radius = Math.min(RADIUS, distance(before, corner) / 2, distance(corner, after) / 2)
    return `L${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`
  })
  return `M${at(start)}${parts.join('')}`
}

/** The path of the arrowhead at the end of a line. */
export function arrowPath(corners: readonly Point[]): string {
  const tip = corners.at(-1)
  const from = corners.findLast((corner) => tip !== undefined && distance(corner, tip) > 0)
  if (!tip || !from) return ''
  const length = distance(from, tip)
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length]
  const foot = { x: tip.x - dx * ARROW.length, y: tip.y - dy * ARROW.length }
  const side = { x: -dy * ARROW.half, y: dx * ARROW.half }
  return `M${at(tip)}L${at({ x: foot.x + side.x, y: foot.y + side.y })}L${at({ x: foot.x - side.x, y: foot.y - side.y })}Z`
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by }
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`
const round = (value: number) => Math.round(value * 10) / 10
