import './ProductGridRest.css'

import type { ReactNode } from 'react'

export interface ProductGridRestProps {
  /** The list has become so short that none of them is of it any more; they are about to go. */
  readonly hidden: boolean
  /** ProductGridPart elements. */
  readonly children: ReactNode
}

/** All parts of a ProductGrid behind its first: where a short list takes the place of a long one they are hidden as one. */
export function ProductGridRest({ hidden, children }: ProductGridRestProps) {
  return (
    <li className="vb-grid-rest" role={hidden ? undefined : 'none'} hidden={hidden} aria-hidden={hidden || undefined}>
      <ul className="vb-grid-rest-parts" role="none">
        {children}
      </ul>
    </li>
  )
}
