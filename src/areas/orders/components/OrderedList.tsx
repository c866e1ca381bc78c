import './OrderedList.css'

import { ProductImage, type ProductImageProps } from '#components/product/ProductImage.tsx'

export interface OrderedListRow {
  readonly id: number
  readonly name: string
  readonly lang?: string | undefined
  readonly image: Omit<ProductImageProps, 'sizes' | 'priority'>
  /** Brand, contents and the price of a unit. */
  readonly details: string
  /** Quantity and the price of one. */
  readonly each: string
  /** The price of all. */
  readonly sum: string
}

/** The lines of an order that isn't placed yet, with pictures (checkout.lines-say-each-and-sum). */
export function OrderedList({ label, rows }: { readonly label: string; readonly rows: readonly OrderedListRow[] }) {
  return (
    <ul className="vb-ordered-list" aria-label={label}>
      {rows.map(({ id, name, lang, image, details, each, sum }) => (
        <li key={id} className="vb-ordered-row">
          <span className="vb-ordered-picture">
            <ProductImage {...image} sizes="56px" />
          </span>
          <span className="vb-ordered-what">
            <span className="vb-ordered-name" lang={lang}>
              {name}
            </span>
            <span className="vb-ordered-details" lang={lang}>
              {details}
            </span>
            <span className="vb-ordered-details" translate="no">
              {each}
            </span>
          </span>
          <span className="vb-ordered-sum" translate="no">
            {sum}
          </span>
        </li>
      ))}
    </ul>
  )
}
