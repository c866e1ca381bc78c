import './QuantityStepper.css'

import { type KeyboardEvent, useState } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'

export interface QuantityStepperProps {
  /** The accessible name of the field. */
  readonly label: string
  readonly fewerLabel: string
  readonly moreLabel: string
  readonly quantity: number
  /** The lowest and the highest that can be chosen; both inclusive. */
  readonly min: number
  readonly max: number
  readonly disabled?: boolean | undefined
  /** The plain digits of what is typed, in whatever script. */
  readonly digitsOf: (text: string) => string
  /** Told on each press, and for what was typed on leaving the field or Enter: within the bounds, and as it was `wanted`. */
  readonly onChange: (quantity: number, requested: number) => void
  /** Told of presses in its place: then the one for fewer is there at the lowest too, since it means something else there. */
  readonly onStep?: ((by: 1 | -1) => void) | undefined
}

/** A quantity between two buttons. Of what is typed or pasted it keeps the digits (lines.quantity-takes-digits-only). */
export function QuantityStepper({
  label,
  fewerLabel,
  moreLabel,
  quantity,
  min,
  max,
  disabled = false,
  digitsOf,
  onChange,
  onStep,
}: QuantityStepperProps) {
  // What is being typed concerns nobody before it is done.
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (requested: number) => {
    setTyped(null)
    if (requested !== quantity) onChange(Math.max(min, Math.min(requested, max)), requested)
  }
  const step = (by: 1 | -1) => {
    if (!onStep) return choose(quantity + by)
    setTyped(null)
    if (quantity + by <= max) onStep(by)
  }
  const finish = () => {
    if (typed !== null)
      choose(digitsOf(typed) === '' ? quantity : Math.min(Number(digitsOf(typed)), Number.MAX_SAFE_INTEGER))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'ArrowUp') step(1)
    else if (quantity > min) step(-1)
  }
  // aria-disabled at a bound: a disabled button would lose the focus that stands on it.
  return (
    <div className="vb-stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="vb-stepper-button"
        aria-label={fewerLabel}
        disabled={disabled}
        aria-disabled={quantity <= min && !onStep}
        onClick={() => step(-1)}
      >
        <Minus size={16} />
      </button>
      <input
        className="vb-stepper-field"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? String(quantity)}
        // A text that is set ends what an input method composes.
        onChange={({ target, nativeEvent }) =>
          setTyped((nativeEvent as InputEvent).isComposing ? target.value : digitsOf(target.value))
        }
        onCompositionEnd={({ currentTarget }) => setTyped(digitsOf(currentTarget.value))}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="vb-stepper-button"
        aria-label={moreLabel}
        disabled={disabled}
        aria-disabled={quantity >= max}
        onClick={() => step(1)}
      >
        <Plus size={16} />
      </button>
    </div>
  )
}
