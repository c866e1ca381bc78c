import './Notice.css'

import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly heading: string
  /** Says what belongs here, or why nothing is here. */
  readonly text: string
  /** The one next step. */
  readonly actions?: ReactNode
}

/** Stands where a list would be that has nothing to show. */
export function EmptyState({ heading, text, actions }: EmptyStateProps) {
  return (
    <section className="vb-notice">
      <img className="vb-notice-picture" src="/images/empty-shelf.svg" alt="" width={160} height={96} />
      <h2 className="vb-notice-heading">{heading}</h2>
      <p className="vb-notice-text">{text}</p>
      {actions !== undefined && <div className="vb-notice-actions">{actions}</div>}
    </section>
  )
}
