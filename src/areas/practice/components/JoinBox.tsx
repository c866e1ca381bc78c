import './JoinBox.css'

import type { ReactNode } from 'react'

export interface JoinBoxProps {
  readonly text?: string | undefined
  /** Buttons and links. */
  readonly children?: ReactNode
}

/** The way to become a client of a practice, or how things stand with that. */
export function JoinBox({ text, children }: JoinBoxProps) {
  return (
    <div className="vb-join">
      {children !== undefined && <div className="vb-join-ways">{children}</div>}
      {text !== undefined && <p className="vb-join-text">{text}</p>}
    </div>
  )
}
