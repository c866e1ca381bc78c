import type { Picture, Rectangle } from '../layout/picture.ts'
import { badgeWidth, type Marks } from './marks.ts'

/** The room around a picture, for what marks its edges. */
export const MARGIN = 12
/** The longest words of a badge, by what it says: `shared` beside counts, `940k/940k`. */
const LONGEST = { none: '', counts: 'shared', guards: '940k/940k' } as const

/** The part of the plane that a drawing takes: its picture, and the badges that stand beyond it on the right. */
export function frameOf(picture: Picture, marks: Marks = {}): Rectangle {
  const words = LONGEST[marks.guards ? 'guards' : marks.counts ? 'counts' : 'none']
  const right = Math.max(picture.width, ...markedIn(picture).map(({ x, width }) => x + width + badgeWidth(words)))
  return { x: -MARGIN, y: -MARGIN, width: Math.ceil(right) + 2 * MARGIN, height: picture.height + 2 * MARGIN }
}

const markedIn = ({ boxes, edges }: Picture): readonly Rectangle[] => [
  ...boxes.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'transition')),
  ...edges.flatMap(({ labels }) => labels),
]
