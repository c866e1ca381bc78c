import './ProductGridPart.css'

import type { ReactNode } from 'react'

import { watchPart } from '#components/product/near-parts.ts'

/** Cards of a part: whole rows in one, two, three, four, five and six columns. Its style sheet knows the number too. */
export const PART_SIZE = 60

export interface ProductGridPartProps {
  /** Neither in sight when the page opens nor with fewer than PART_SIZE cards: elsewhere each card stands for itself. */
  readonly whole?: boolean | undefined
  /** It is no longer of the list, and about to go. */
  readonly hidden?: boolean | undefined
  /** PART_SIZE cards, fewer in the last part; none yet where they are still to come. */
  readonly children: ReactNode
}

/**
 * A part of a ProductGrid that may become long: what a change of the page costs grows with the parts, not with the cards,
 * and a part goes away as one. Find-in-page looks into parts that are out of sight, and by their roles all cards are items
 * of the one list; how many of those out of sight it tells a screen reader is the browser's to say.
 */
export function ProductGridPart({ whole = false, hidden = false, children }: ProductGridPartProps) {
  return (
    <li
      className={whole ? 'vb-grid-part vb-grid-part-whole' : 'vb-grid-part'}
      role={hidden ? undefined : 'none'}
      hidden={hidden}
      aria-hidden={hidden || undefined}
      data-products
      ref={watchPart}
    >
      <ul className="vb-grid-part-cards" role="none">
        {children}
      </ul>
    </li>
  )
}
