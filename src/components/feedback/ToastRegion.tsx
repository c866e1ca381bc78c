import './ToastRegion.css'

import type { ReactNode } from 'react'

interface ToastRegionProps {
  readonly label: string
  /** A ToastList. */
  readonly children: ReactNode
}

/** The place of toasts at the foot of the window. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    // An open panel hides the page behind it from readers; messages stay within their reach.
    <section className="vb-toasts" aria-label={label} data-react-aria-top-layer="true">
      {children}
    </section>
  )
}
