import './Steps.css'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

import { IconButton } from '#components/action/IconButton.tsx'

export interface StepsProps {
  /** The accessible name. */
  readonly label: string
  /** Which page of how many, in words. */
  readonly text: string
  readonly previous: string
  readonly next: string
  /** Absent at the first page, and at the last one. */
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
}

/** The way through a short list that has no addresses of its own. */
export function Steps({ label, text, previous, next, onPrevious, onNext }: StepsProps) {
  // aria-disabled at an end: a disabled button would lose the focus that stands on it.
  return (
    <nav className="vb-steps" aria-label={label}>
      <IconButton
        label={previous}
        icon={<ChevronLeft size={20} />}
        aria-disabled={onPrevious === undefined}
        onClick={onPrevious}
      />
      <span className="vb-steps-text">{text}</span>
      <IconButton
        label={next}
        icon={<ChevronRight size={20} />}
        aria-disabled={onNext === undefined}
        onClick={onNext}
      />
    </nav>
  )
}
