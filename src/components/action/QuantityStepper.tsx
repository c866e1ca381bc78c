import './QuantityStepper.css'

import type { KeyboardEvent } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'

/** The quantity as it stands in its field, and what the field tells of it. */
export interface QuantityWriting {
  readonly quantity: number
  /** Null unless the field is typed in. */
  readonly digits: string | null
  readonly onType: (written: string, isComposing: boolean) => void
  readonly onStep: (by: 1 | -1) => void
  /** Enter, or the field is left. */
  readonly onEnd: () => void
}

export interface QuantityStepperProps {
  /** The accessible name of the field. */
  readonly label: string
  readonly fewerLabel: string
  readonly moreLabel: string
  readonly writing: QuantityWriting
  /** The lowest and the highest that can be chosen; both inclusive. */
  readonly min: number
  readonly max: number
  /** The button for fewer means something else at the lowest, and stays on. */
  readonly stepsBelow?: boolean
  readonly disabled?: boolean | undefined
}

/** A quantity between two buttons. */
export function QuantityStepper({
  label,
  fewerLabel,
  moreLabel,
  writing,
  min,
  max,
  stepsBelow = false,
  disabled = false,
}: QuantityStepperProps) {
  const { quantity, digits, onType, onStep, onEnd } = writing
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnd()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'ArrowUp') onStep(1)
    else if (quantity > min) onStep(-1)
  }
  // aria-disabled at a bound: a disabled button would lose the focus that stands on it.
  return (
    <div className="vb-stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="vb-stepper-button"
        aria-label={fewerLabel}
        disabled={disabled}
        aria-disabled={quantity <= min && !stepsBelow}
        onClick={() => onStep(-1)}
      >
        <Minus size={16} />
      </button>
      <input
        className="vb-stepper-field"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={digits ?? String(quantity)}
        onChange={({ target, nativeEvent }) => onType(target.value, (nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
        onBlur={onEnd}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="vb-stepper-button"
        aria-label={moreLabel}
        disabled={disabled}
        aria-disabled={quantity >= max}
        onClick={() => onStep(1)}
      >
        <Plus size={16} />
      </button>
    </div>
  )
}
