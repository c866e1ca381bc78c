import './ProductGrid.css'

import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { markWaiting } from '#components/product/near-parts.ts'

export interface ProductGridProps {
  /** The accessible name. */
  readonly label: string
  /** Its products are being replaced: those of its parts stand back until the new ones are there. */
  readonly busy?: boolean | undefined
  /** Something else stands in its place; its cards are kept, or go by and by. */
  readonly hidden?: boolean | undefined
  /** ProductCard and ProductCardSkeleton elements; of a list that may become long, ProductGridPart elements with them. */
  readonly children: ReactNode
}

/** Cards in as many columns as fit, all of one height. */
export function ProductGrid({ label, busy = false, hidden = false, children }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null)

  useLayoutEffect(() => {
    if (list.current) markWaiting(list.current, busy)
  }, [busy])

  return (
    <div className="vb-grid-room" hidden={hidden} aria-hidden={hidden || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari tells of no list where the items have no markers */}
      <ul ref={list} className="vb-grid" role="list" aria-label={label} aria-busy={busy}>
        {children}
      </ul>
    </div>
  )
}
