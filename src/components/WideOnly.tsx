import './WideOnly.css'

import type { ReactNode } from 'react'

/** What the head of pages has room for from 900 px up. */
export function WideOnly({ children }: { readonly children: ReactNode }) {
  return <div className="vb-wide-only">{children}</div>
}
