import './WideOnly.css'

import type { ReactNode } from 'react'

/** Hidden in the narrowest windows, where the page's head has no room for it. */
export function WideOnly({ children }: { readonly children: ReactNode }) {
  return <div className="vb-wide-only">{children}</div>
}
