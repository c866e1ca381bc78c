import './AmountsNote.css'

import type { ReactNode } from 'react'

interface AmountsNoteProps {
  /** `over`: an amount is more than its highest intake. */
  readonly tone: 'within' | 'over'
  /** Leads to the amounts. */
  readonly link: ReactNode
  /** Stands after the line; empty where there is no more. */
  readonly more?: string
  readonly children: ReactNode
}

/** A quiet line about daily amounts. */
export function AmountsNote({ tone, link, more = '', children }: AmountsNoteProps) {
  return (
    <p className="vb-amounts-note" data-tone={tone}>
      <span className="vb-amounts-note-line">{children}</span> {more !== '' && <span>{more}</span>} {link}
    </p>
  )
}
