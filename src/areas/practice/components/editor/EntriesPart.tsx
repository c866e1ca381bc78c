import './EntriesPart.css'

import type { ReactNode } from 'react'

export interface EntriesPartProps {
  /** Left out where the heading above says it. */
  readonly heading?: string | undefined
  readonly children: ReactNode
}

/** A list of entries with the form of one of them. */
export function EntriesPart({ heading, children }: EntriesPartProps) {
  return (
    <div className="vb-editor-entries">
      {heading !== undefined && <h3 className="vb-editor-entries-heading">{heading}</h3>}
      {children}
    </div>
  )
}
