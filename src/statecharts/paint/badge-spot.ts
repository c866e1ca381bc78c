import type { Picture, Rectangle } from '../layout/picture.ts'
import { LINE_HEIGHT } from '../layout/text-styles.ts'
import { MARGIN } from './frame.ts'
import { BADGE_HEIGHT } from './marks.ts'

interface Spot {
  /** The left end of the badge, and its middle. */
  readonly x: number
  readonly y: number
}

/** By so much a badge lies over the blank end of its words, where these begin at once, and where an icon or a number comes first. */
const TAIL = { bare: 13, indented: 4 }
/** Before the words, clear of their number. */
const BEFORE = 14

/** The place of a badge: behind its words; where it would hide others there, before, above or below them. */
export function badgeSpot(
  words: Rectangle,
  width: number,
  { isIndented, around }: { readonly isIndented: boolean; readonly around: readonly Rectangle[] },
): Spot {
  const { x, y } = words
  const end = x + words.width - (isIndented ? TAIL.indented : TAIL.bare)
  const middle = y + LINE_HEIGHT / 2
  const spots: readonly Spot[] = [
    { x: end, y: middle },
    ...(x - BEFORE - width > -MARGIN ? [{ x: x - BEFORE - width, y: middle }] : []),
    { x: end, y: y - 1 },
    { x: end, y: y + words.height + 1 },
  ]
  const others = around.filter((other) => other.x !== x || other.y !== y)
  const [behind = { x: end, y: middle }] = spots
  return spots.find((spot) => !others.some((other) => isOver(spot, width, other))) ?? behind
}

const isOver = ({ x, y }: Spot, width: number, other: Rectangle): boolean =>
  x < other.x + other.width &&
  other.x < x + width &&
  y - BADGE_HEIGHT / 2 < other.y + other.height &&
  other.y < y + BADGE_HEIGHT / 2

const known = new WeakMap<Picture, readonly Rectangle[]>()

/** The places of all words of a picture. */
export function wordsIn(picture: Picture): readonly Rectangle[] {
  const words = known.get(picture) ?? [
    ...picture.boxes.flatMap(({ rows }) => rows),
    ...picture.edges.flatMap(({ labels }) => labels),
  ]
  known.set(picture, words)
  return words
}
