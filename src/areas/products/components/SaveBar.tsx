import './SaveBar.css'

import type { ReactNode } from 'react'

export interface SaveBarProps {
  /** The accessible name. */
  readonly label: string
  readonly text: string
  readonly children: ReactNode
}

/** Says how much is unsaved, with the buttons for it; it stays in sight while its form is. */
export function SaveBar({ label, text, children }: SaveBarProps) {
  return (
    <div className="vb-save-bar" role="group" aria-label={label}>
      <p>{text}</p>
      <div className="vb-save-bar-actions">{children}</div>
    </div>
  )
}
