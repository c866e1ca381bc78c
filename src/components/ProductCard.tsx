import './ProductCard.css'

import { Anchor } from './Anchor.tsx'
import { Price } from './Price.tsx'
import { ProductImage, type ProductImageProps } from './ProductImage.tsx'

export interface ProductCardProps {
  readonly href: string
  readonly name: string
  /** The BCP 47 tag of the name and the details where it differs from the page's. */
  readonly lang?: string | undefined
  readonly brand: string
  /** Contents and dose in one line, such as '120 capsules · 300 mg per day'. */
  readonly details?: string | undefined
  readonly image: ProductImageProps
  /** One mark on the picture, such as 'Vegan'. */
  readonly tag?: string | undefined
  /** The formatted price; without it `restriction` says why there is none. */
  readonly price?: string | undefined
  /** Who may buy it where this person may not (decision 13). */
  readonly restriction?: string | undefined
  /** Shown where it needs a word: none left, or only few. */
  readonly stock?: { readonly text: string; readonly tone: 'out' | 'low' } | undefined
  /** The id of its link, so that focus can be moved to it. */
  readonly linkId?: string | undefined
}

/** A product in a ProductGrid: one link, its name, whose target is the whole card. */
export function ProductCard({ href, name, lang, brand, details, image, tag, price, restriction, stock, linkId }: ProductCardProps) {
  return (
    <li className="vb-card">
      <article className="vb-card-body">
        <div className="vb-card-shelf">
          <ProductImage {...image} />
          {tag !== undefined && <span className="vb-card-tag">{tag}</span>}
        </div>
        <p className="vb-card-brand">{brand}</p>
        <h3 className="vb-card-name" lang={lang}>
          <Anchor className="vb-card-link" href={href} id={linkId}>
            {name}
          </Anchor>
        </h3>
        <p className="vb-card-details" lang={lang}>
          {details}
        </p>
        <div className="vb-card-foot">
          {price !== undefined && <Price text={price} />}
          {restriction !== undefined && <span className="vb-card-restriction">{restriction}</span>}
          {stock !== undefined && <span className={`vb-card-stock vb-card-stock-${stock.tone}`}>{stock.text}</span>}
        </div>
      </article>
    </li>
  )
}
