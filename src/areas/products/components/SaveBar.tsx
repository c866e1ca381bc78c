import './SaveBar.css'

import type { ReactNode } from 'react'

export interface SaveBarProps {
  /** The accessible name. */
  readonly label: string
  readonly text: string
  /** Something that went wrong, before the rest. */
  readonly news: ReactNode
  readonly children: ReactNode
}

/** Says how much is unsaved, with the buttons for it; it stays in sight while its form is. */
export function SaveBar({ label, text, news, children }: SaveBarProps) {
  return (
    <div className="vb-save-bar" role="group" aria-label={label}>
      {news}
      {text !== '' && <p>{text}</p>}
      <div className="vb-save-bar-actions">{children}</div>
    </div>
  )
}
