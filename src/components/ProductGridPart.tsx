import './ProductGridPart.css'

import type { ReactNode } from 'react'

import { watchPart } from './later-pictures.ts'

/** Cards of a part: whole rows in one, two, three, four, five and six columns. Its style sheet knows the number too. */
export const PART_SIZE = 60

/**
 * A part of a ProductGrid that may become long: what a change of the page costs grows with the parts, not with the cards,
 * and a part goes away as one. Find-in-page looks into parts that are out of sight, and by their roles all cards are items
 * of the one list; how many of those out of sight it tells a screen reader is the browser's to say.
 *
 * @param children PART_SIZE cards, fewer in the last part
 * @param hidden it is no longer of the list, and about to go
 */
export function ProductGridPart({ hidden, children }: { readonly hidden: boolean; readonly children: ReactNode }) {
  return (
    <li className="vb-grid-part" role={hidden ? undefined : 'none'} hidden={hidden} aria-hidden={hidden || undefined} data-products ref={watchPart}>
      <ul className="vb-grid-part-cards" role="none">
        {children}
      </ul>
    </li>
  )
}
