import './OwnerLine.css'

import type { ReactNode } from 'react'

export interface OwnerLineProps {
  /** The reason why nobody else sees the page; absent where everybody does. */
  readonly text?: string | undefined
  /** The way to the editor. */
  readonly action: ReactNode
}

/** A line above a practice page that its owner alone sees. */
export function OwnerLine({ text, action }: OwnerLineProps) {
  return (
    <div className="vb-owner-line">
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  )
}
