import './VisuallyHidden.css'

import type { ReactNode } from 'react'

/** Text for those who listen to the page; it takes no room on the screen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="vb-hidden">{children}</span>
}
