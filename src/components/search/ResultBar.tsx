import './ResultBar.css'

import type { ReactNode } from 'react'

export interface ResultBarProps {
  /** The number of results, in words. */
  readonly summary: string
  /** The button that opens the filters where their column has no room: below 1000 px only. */
  readonly filtersButton: ReactNode
  /** A SortSelect. */
  readonly sort: ReactNode
}

/** Count and order of the results on one line. */
export function ResultBar({ summary, filtersButton, sort }: ResultBarProps) {
  return (
    <div className="vb-result-bar">
      <p className="vb-result-summary">{summary}</p>
      <div className="vb-result-tools">
        <div className="vb-result-filters">{filtersButton}</div>
        {sort}
      </div>
    </div>
  )
}
