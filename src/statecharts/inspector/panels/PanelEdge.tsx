import type { KeyboardEvent, PointerEvent } from 'react'

export interface PanelEdgeProps {
  readonly label: string
  /** Of the panel, in percent of what all panels share. */
  readonly size: number
  readonly onSize: (size: number) => void
  /** The side of its panel on which it lies. */
  readonly side: 'start' | 'end' | 'top'
}

const LEAST = 10
const MOST = 70
const STEP = 2

/** Percent by which each key enlarges the panel, by the side on which its edge lies. */
const KEYS: Readonly<Record<PanelEdgeProps['side'], Readonly<Record<string, number>>>> = {
  end: { ArrowLeft: -STEP, ArrowRight: STEP },
  start: { ArrowLeft: STEP, ArrowRight: -STEP },
  top: { ArrowUp: STEP, ArrowDown: -STEP },
}

const within = (size: number) => Math.min(MOST, Math.max(LEAST, Math.round(size)))

/** The pointer's place, in percent of what all panels share, from the panel's outer side. */
function sizeAt({ currentTarget, clientX, clientY }: PointerEvent, side: PanelEdgeProps['side']): number {
  const { left, top, width, height } = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  if (side === 'top') return 100 - ((clientY - top) / height) * 100
  const share = ((clientX - left) / width) * 100
  return side === 'end' ? share : 100 - share
}

/** The edge of a panel: dragged, or moved by keys. */
export function PanelEdge({ label, size, onSize, side }: PanelEdgeProps) {
  const press = (event: KeyboardEvent) => {
    const by = KEYS[side][event.key]
    if (by === undefined) return
    event.preventDefault()
    onSize(within(size + by))
  }
  return (
    <div
      className={side === 'top' ? 'in-edge is-top' : 'in-edge'}
      // A separator that takes the focus is a control (WAI-ARIA 1.2).
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line above
      tabIndex={0}
      aria-label={label}
      aria-orientation={side === 'top' ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onSize(within(sizeAt(event, side)))
      }}
    />
  )
}
