import './ProductLayout.css'

import type { ReactNode } from 'react'

export interface ProductLayoutProps {
  /** A Gallery. */
  readonly gallery: ReactNode
  /** A BuyingBox: at the right from 1000 px up, where it stays in sight while the rest is read; below that under the gallery. */
  readonly box: ReactNode
  /** All there is to read about the product, under the gallery: Section, TextSection and FactsTable elements. */
  readonly children: ReactNode
}

/** A product's page: its pictures and facts at the left, what is decided about it at the right. */
export function ProductLayout({ gallery, box, children }: ProductLayoutProps) {
  return (
    <div className="vb-product">
      <div className="vb-product-gallery">{gallery}</div>
      <div className="vb-product-box">{box}</div>
      <div className="vb-product-content">{children}</div>
    </div>
  )
}
