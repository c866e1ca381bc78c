import type { Row } from './picture.ts'

interface TextStyle {
  /** In pixels. */
  readonly size: number
  readonly weight: number
}

/** Type sizes of the drawn charts, in Figtree: layout measures by these, paint draws by them. */
export const TEXT_STYLES: Readonly<Record<Row['kind'] | 'label', TextStyle>> = {
  name: { size: 15, weight: 650 },
  description: { size: 13, weight: 400 },
  tags: { size: 12, weight: 500 },
  entry: { size: 13, weight: 450 },
  exit: { size: 13, weight: 450 },
  invoke: { size: 13, weight: 450 },
  transition: { size: 13, weight: 500 },
  label: { size: 13, weight: 500 },
}

/** The height of a line of words, whatever its style. */
export const LINE_HEIGHT = 18

/**
 * The room that is kept free at the start of a label, and of each row but name and description, for its icon: the cause of
 * a transition, or what the row is. Rectangles include it; texts hold no icon.
 */
export const ICON_ROOM = 18
