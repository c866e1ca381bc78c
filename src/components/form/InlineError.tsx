import './InlineError.css'

import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'

export interface InlineErrorProps {
  /** Says what happened and what was kept. */
  readonly message: string
  /** Such as a button that tries again. */
  readonly action?: ReactNode
}

/** Something on the page failed while the rest of it stands; it is read out when it appears. */
export function InlineError({ message, action }: InlineErrorProps) {
  return (
    <div className="vb-inline-error" role="alert">
      <CircleAlert className="vb-inline-error-icon" size={20} />
      <p className="vb-inline-error-message">{message}</p>
      {action}
    </div>
  )
}
