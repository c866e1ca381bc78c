import './ListBar.css'

import type { ReactNode } from 'react'

export function ListBar({
  search,
  sort,
  action,
}: {
  readonly search: ReactNode
  readonly sort: ReactNode
  readonly action: ReactNode
}) {
  return (
    <div className="vb-list-bar">
      <div className="vb-list-bar-search">{search}</div>
      {sort}
      <div className="vb-list-bar-action">{action}</div>
    </div>
  )
}
