import './MenuPlace.css'

import type { ReactNode } from 'react'

/** A MenuButton, and below it what a choice has led to. */
export function MenuPlace({ children }: { readonly children: ReactNode }) {
  return <div className="vb-menu-place">{children}</div>
}
