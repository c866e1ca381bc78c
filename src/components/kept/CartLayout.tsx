import './CartLayout.css'

import type { ReactNode } from 'react'

/** The lines of a cart, and beside them, where there is room, what they come to. */
export function CartLayout({ lines, sums }: { readonly lines: ReactNode; readonly sums: ReactNode }) {
  return (
    <div className="vb-cart">
      <div>{lines}</div>
      <div className="vb-cart-sums">{sums}</div>
    </div>
  )
}
