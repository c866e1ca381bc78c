import './BuilderNote.css'

import type { ReactNode } from 'react'

/** Stands where the builder has nothing to list: what this place is for, and the next step. */
export function BuilderNote({
  heading,
  text,
  children,
}: {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}) {
  return (
    <div className="vb-builder-note">
      <h3 className="vb-builder-note-heading">{heading}</h3>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Words on the left, the amount on the right. */
export function BuilderTotal({
  label,
  detail,
  amount,
}: {
  readonly label: string
  readonly detail: string
  readonly amount: string
}) {
  return (
    <p className="vb-builder-total">
      <span className="vb-builder-total-label">{label}</span>
      <span className="vb-builder-total-detail">{detail}</span>
      <span className="vb-builder-total-amount" translate="no">
        {amount}
      </span>
    </p>
  )
}
