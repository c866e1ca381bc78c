import './ProductCard.css'

import type { ReactNode } from 'react'

import { Anchor } from '#components/action/Anchor.tsx'
import { Price, type PriceProps } from '#components/product/Price.tsx'
import { ProductImage, type ProductImageProps } from '#components/product/ProductImage.tsx'

export interface ProductCardProps {
  /** The product's id: marks the card for whoever comes back to it. */
  readonly product?: number | undefined
  /** The product's page; without one the name stands as text. */
  readonly href?: string | undefined
  /** Perhaps with parts of it marked. */
  readonly name: ReactNode
  /** The BCP 47 tag of the name and the details where it differs from the page's. */
  readonly lang?: string | undefined
  readonly brand: string
  /** Contents and dose in one line, such as '120 capsules · 300 mg per day'. */
  readonly details?: string | undefined
  readonly image: ProductImageProps
  /** One mark on the picture, of what few products have (catalogue.card-mark-tells-apart). */
  readonly tag?: string | undefined
  /** Without it `restriction` says why there is none. */
  readonly price?: PriceProps | undefined
  /** For users who may not buy it: who may (product.restricted-shows-no-price). */
  readonly restriction?: string | undefined
  /** Shown where it needs a word: none left, or only few. */
  readonly stock?: { readonly text: string; readonly tone: 'out' | 'low' } | undefined
  /** Keeps it, at the picture's corner: above the link. */
  readonly heart?: ReactNode
  /** Beside the price, above the link that covers the whole card. */
  readonly action?: ReactNode
  /** It is the first of those that a person has just asked for: reading goes on here. */
  readonly focusOnMount?: boolean | undefined
}

function focusLink(card: HTMLLIElement | null): void {
  card?.querySelector<HTMLElement>('.vb-card-link')?.focus()
}

/** A product in a ProductGrid: its name is the link, and the whole card its target. */
export function ProductCard({
  product,
  href,
  name,
  lang,
  brand,
  details,
  image,
  tag,
  price,
  restriction,
  stock,
  heart,
  action,
  focusOnMount = false,
}: ProductCardProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- in a ProductGridPart, whose own list is none, it is an item by its role alone
    <li className="vb-card" role="listitem" ref={focusOnMount ? focusLink : undefined} data-product={product}>
      <article className="vb-card-body">
        <div className="vb-card-shelf">
          <ProductImage {...image} />
          {heart && <div className="vb-card-heart">{heart}</div>}
          {tag && <span className="vb-card-tag">{tag}</span>}
        </div>
        <p className="vb-card-brand">{brand}</p>
        <h2 className="vb-card-name" lang={lang}>
          {href === undefined ? (
            <span className="vb-card-link" tabIndex={-1}>
              {name}
            </span>
          ) : (
            <Anchor className="vb-card-link" href={href}>
              {name}
            </Anchor>
          )}
        </h2>
        <p className="vb-card-details" lang={lang}>
          {details}
        </p>
        <div className="vb-card-foot">
          <p className={`vb-card-stock vb-card-stock-${stock?.tone ?? 'in'}`}>{stock?.text}</p>
          <div className="vb-card-deal">
            {price && <Price {...price} />}
            {restriction && <span className="vb-card-restriction">{restriction}</span>}
            {action && <div className="vb-card-action">{action}</div>}
          </div>
        </div>
      </article>
    </li>
  )
}
