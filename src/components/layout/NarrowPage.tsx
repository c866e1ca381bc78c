import './NarrowPage.css'

import type { ReactNode } from 'react'

export interface NarrowPageProps {
  /** With room for two things side by side. */
  readonly wide?: boolean | undefined
  readonly children: ReactNode
}

/** A page with one thing to do: a column in the middle of the window. */
export function NarrowPage({ wide = false, children }: NarrowPageProps) {
  return <div className={wide ? 'vb-narrow vb-narrow-wide' : 'vb-narrow'}>{children}</div>
}
