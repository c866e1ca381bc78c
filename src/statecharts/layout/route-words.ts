import { ICON_ROOM } from './text-styles.ts'
import type { Label } from './picture.ts'
import type { Route } from './routes.ts'
import { transitionWords, type WidthOf, wrap } from './words.ts'

/** The words of all transitions that share a line, one below the other, by their places among each other. */
export interface RouteWords {
  readonly labels: readonly Label[]
  readonly width: number
  readonly height: number
}

const WIDEST = 260
/** Badges of neighbours stand between them. */
const GAP = 6
const PILL = { side: 10, top: 6 }

export function wordsOfRoute({ transitions, isInward }: Route, widthOf: WidthOf): RouteWords {
  const edge = isInward ? PILL : { side: 0, top: 0 }
  let y = edge.top
  const labels = transitions.map((transition): Label => {
    const words = wrap('label', transitionWords(transition), WIDEST, widthOf)
    const label = { transition: transition.key, x: edge.side, y, ...words, width: words.width + ICON_ROOM + 6 }
    y += words.height + GAP
    return label
  })
  return {
    labels,
    width: Math.max(...labels.map(({ width }) => width)) + 2 * edge.side,
    height: y - GAP + edge.top,
  }
}
