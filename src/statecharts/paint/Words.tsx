import type { Row } from '../layout/picture.ts'
import { LINE_HEIGHT, TEXT_STYLES } from '../layout/text-styles.ts'
import { linesOf } from './word-lines.ts'

export interface WordsProps {
  /** Its lines are parted by line breaks. */
  readonly text: string
  readonly kind: Row['kind'] | 'label'
  readonly x: number
  /** Top of the first line. */
  readonly y: number
}

/** Lines of words, each in the middle of its height. */
export function Words({ text, kind, x, y }: WordsProps) {
  const { size, weight } = TEXT_STYLES[kind]
  const isTransition = kind === 'transition' || kind === 'label'
  const baseline = Math.round((y + LINE_HEIGHT / 2 + size * 0.35) * 10) / 10
  return linesOf(text, isTransition).map((parts, line) => (
    <text
      // oxlint-disable-next-line react/no-array-index-key -- equal lines may follow each other
      key={line}
      className={isTransition || kind === 'name' ? undefined : 'vc-soft'}
      x={x}
      y={baseline + line * LINE_HEIGHT}
      fontSize={size}
      fontWeight={weight}
    >
      {parts.map((part) =>
        part.kind ? (
          <tspan key={part.text} className={`vc-${part.kind}`}>
            {part.text}
          </tspan>
        ) : (
          part.text
        ),
      )}
    </text>
  ))
}
