import './ListingLayout.css'

import type { ReactNode } from 'react'

export interface ListingLayoutProps {
  /** The accessible name of the column of filters. */
  readonly filtersLabel: string
  /** FilterGroup elements; in sight from 1000 px up, below that they belong into a SidePanel. */
  readonly filters: ReactNode
  readonly children: ReactNode
}

/** Filters at the left, their results beside them. */
export function ListingLayout({ filtersLabel, filters, children }: ListingLayoutProps) {
  return (
    <div className="vb-listing">
      <aside className="vb-listing-filters" aria-label={filtersLabel}>
        {filters}
      </aside>
      <div className="vb-listing-content">{children}</div>
    </div>
  )
}
