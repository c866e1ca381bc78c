import './ReasonButton.css'

import { useId } from 'react'

import { Button } from '#components/action/Button.tsx'

export interface ReasonButtonProps {
  readonly label: string
  /** Set while the button is disabled: it stays within reach of the keyboard, and the reason is read out. */
  readonly reason?: string | undefined
  /** Shows the reason only on hover or focus. */
  readonly isTip?: boolean
  readonly onPress: () => void
}

/** The one thing to do here, or why it cannot be done. */
export function ReasonButton({ label, reason, isTip = false, onPress }: ReasonButtonProps) {
  const id = useId()
  if (reason === undefined)
    return (
      <Button variant="primary" onClick={onPress}>
        {label}
      </Button>
    )
  return (
    <div className="vb-reason">
      <Button variant="primary" aria-disabled aria-describedby={id}>
        {label}
      </Button>
      <p className={isTip ? 'vb-reason-text vb-reason-tip' : 'vb-reason-text'} id={id}>
        {reason}
      </p>
    </div>
  )
}
