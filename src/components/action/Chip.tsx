import './Chip.css'

import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'

export interface ChipProps {
  readonly label: string
  /** The button's accessible name; it should contain the label. */
  readonly removeLabel: string
  readonly onRemove: () => void
  /** The BCP 47 tag of the label where it differs from the page's. */
  readonly lang?: string | undefined
}

/** Something chosen that a press takes away. */
export function Chip({ label, removeLabel, onRemove, lang }: ChipProps) {
  return (
    <button
      type="button"
      className="vb-chip"
      aria-label={removeLabel}
      onClick={({ currentTarget }) => {
        // The focus goes on to a neighbour, since this chip will be gone (accessibility.focus-survives-removal).
        const { nextElementSibling: next, previousElementSibling: previous } = currentTarget
        const neighbour = next?.classList.contains('vb-chip') ? next : previous
        if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true })
        onRemove()
      }}
    >
      <span className="vb-chip-label" lang={lang}>
        {label}
      </span>
      <X size={14} />
    </button>
  )
}

export interface ChipRowProps {
  /** The accessible name of the group. */
  readonly label: string
  readonly clearLabel: string
  readonly onClear: () => void
  /** Chips, each with a key. */
  readonly children: readonly ReactNode[]
}

/** All that is chosen, in a row, with a way to clear it at once. */
export function ChipRow({ label, clearLabel, onClear, children }: ChipRowProps) {
  return (
    <div className="vb-chips" role="group" aria-label={label}>
      {children}
      <button type="button" className="vb-chips-clear" onClick={onClear}>
        {clearLabel}
      </button>
    </div>
  )
}
