import './NarrowPage.css'

import type { ReactNode } from 'react'

/** A page that is one long form: a column in the middle of the window. */
export function NarrowPage({ children }: { readonly children: ReactNode }) {
  return <div className="vb-narrow">{children}</div>
}
