import './EntryLayout.css'

import type { ReactNode } from 'react'

export interface EntryLayoutProps {
  readonly heading: ReactNode
  /** The form, or what stands in its place. */
  readonly children: ReactNode
  /** Another way on, beside it where there is room. */
  readonly beside?: ReactNode
}

/** A page with one small task, such as signing in: its card in the middle of the window. */
export function EntryLayout({ heading, children, beside }: EntryLayoutProps) {
  return (
    <div className="vb-entry">
      <div className="vb-entry-card">
        {heading}
        {children}
      </div>
      {beside !== undefined && <div className="vb-entry-beside">{beside}</div>}
    </div>
  )
}
