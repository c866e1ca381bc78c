import { type KeyboardEvent, type PointerEvent } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

export interface ResizeEdgeProps {
  /** All in CSS pixels. */
  readonly width: number
  readonly min: number
  readonly max: number
  readonly words: { readonly resize: string; readonly wider: string; readonly narrower: string }
  readonly onGrab: () => void
  readonly onDrag: (width: number) => void
  readonly onDrop: () => void
  readonly onResize: (width: number) => void
}

/** By how much a key makes the panel wider, in CSS pixels. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: 20, ArrowRight: -20, PageUp: 100, PageDown: -100 }

/** The left edge of a panel at the right: dragged, moved by keys, or by two buttons for those who can do neither. */
export function ResizeEdge({ width, min, max, words, onGrab, onDrag, onDrop, onResize }: ResizeEdgeProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const resized = { Home: min, End: max }[event.key] ?? (step === undefined ? undefined : width + step)
    if (resized === undefined) return
    event.preventDefault()
    onResize(resized)
  }
  const isHeld = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.hasPointerCapture(pointerId)
  return (
    <div className="vb-edge">
      <div
        className="vb-edge-line"
        // A separator that takes the focus is a control (WAI-ARIA 1.2).
        role="separator"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line above
        tabIndex={0}
        aria-label={words.resize}
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.focus({ preventScroll: true })
          onGrab()
        }}
        // The browser would drag the link or picture that the edge uncovers, and take the pointer away from it.
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={(event) => {
          if (isHeld(event)) onDrag(document.documentElement.clientWidth - event.clientX)
        }}
        onLostPointerCapture={onDrop}
      />
      <div className="vb-edge-buttons">
        <button type="button" className="vb-edge-button" aria-label={words.wider} onClick={() => onResize(width + 100)}>
          <ChevronLeft size={16} />
        </button>
        <button
          type="button"
          className="vb-edge-button"
          aria-label={words.narrower}
          onClick={() => onResize(width - 100)}
        >
          <ChevronRight size={16} />
        </button>
      </div>
    </div>
  )
}
