import './ChosenPlace.css'

import type { ReactNode } from 'react'

export interface ChosenPlaceProps {
  /** Stands there while nothing is chosen. */
  readonly none: string
  /** A row of chips, or nothing. */
  readonly children: ReactNode
}

/** The place of what is chosen above the options to choose from. */
export function ChosenPlace({ none, children }: ChosenPlaceProps) {
  return (
    <div className="vb-chosen">
      {children}
      <p className="vb-chosen-none">{none}</p>
    </div>
  )
}
