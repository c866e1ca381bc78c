import './ProductRow.css'

import type { ReactNode } from 'react'

export interface ProductRowProps {
  /** Undefined where there is none. */
  readonly picture: string | undefined
  readonly children: ReactNode
}

/** A small picture with the words that belong to it. */
export function ProductRow({ picture, children }: ProductRowProps) {
  return (
    <span className="vb-product-row">
      <span className="vb-product-row-picture">
        {picture !== undefined && <img src={picture} alt="" width={48} height={48} loading="lazy" />}
      </span>
      <span className="vb-product-row-words">{children}</span>
    </span>
  )
}
