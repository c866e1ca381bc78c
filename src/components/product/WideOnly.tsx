import './WideOnly.css'

import type { ReactNode } from 'react'

/** What the head of pages has room for but in the narrowest windows. */
export function WideOnly({ children }: { readonly children: ReactNode }) {
  return <div className="vb-wide-only">{children}</div>
}
