import './SearchRow.css'

import type { ReactNode } from 'react'

/** The search of a list, and beside it how something is added to the list. */
export function SearchRow({ action, children }: { readonly action: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="vb-search-with">
      {children}
      {action}
    </div>
  )
}
