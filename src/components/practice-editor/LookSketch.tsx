export interface LookSketchProps {
  readonly type: 'practice' | 'clinic' | 'online'
  readonly theme: 'linden' | 'sage' | 'clay'
}

const WIDTH = 160
const HEIGHT = 104
const SIDE: Readonly<Record<LookSketchProps['theme'], number>> = { linden: 44, sage: 12, clay: 0 }

/** A small drawing of a practice page: its theme by the header, its type by the parts that come first. */
export function LookSketch({ type, theme }: LookSketchProps) {
  const inset = SIDE[theme]
  const head = theme === 'clay' ? 40 : 26
  const from = Math.max(inset, 12)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <rect width={WIDTH} height={HEIGHT} rx="6" fill="var(--sunken)" />
      <rect width={WIDTH} height={head} rx="6" fill={theme === 'linden' ? 'var(--leaf-tint)' : 'var(--leaf)'} />
      <rect
        x={theme === 'linden' ? 58 : 12}
        y={head - 14}
        width="44"
        height="5"
        rx="2.5"
        fill={theme === 'linden' ? 'var(--leaf)' : 'var(--on-leaf)'}
      />
      <Parts type={type} from={from} top={head + 10} width={WIDTH - 2 * from} />
    </svg>
  )
}

function Parts({
  type,
  from,
  top,
  width,
}: {
  readonly type: LookSketchProps['type']
  readonly from: number
  readonly top: number
  readonly width: number
}) {
  const line = (y: number, share: number) => (
    <rect x={from} y={y} width={width * share} height="4" rx="2" fill="var(--line-control)" />
  )
  const box = (index: number, of: number) => {
    const gap = 6
    const size = (width - gap * (of - 1)) / of
    return (
      <rect
        key={index}
        x={from + index * (size + gap)}
        y={top}
        width={size}
        height="24"
        rx="4"
        fill="var(--surface)"
        stroke="var(--line-control)"
      />
    )
  }
  if (type !== 'practice')
    return (
      <>
        {type === 'online' ? [0, 1, 2].map((index) => box(index, 3)) : [0, 1].map((index) => box(index, 2))}
        {line(top + 34, 0.9)}
        {line(top + 44, 0.6)}
      </>
    )
  return (
    <>
      {line(top, 0.6)}
      {line(top + 10, 1)}
      {line(top + 20, 0.9)}
      {line(top + 30, 0.95)}
    </>
  )
}
