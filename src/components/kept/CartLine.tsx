import './CartLine.css'

import type { ReactNode } from 'react'

import { Anchor } from '../action/Anchor.tsx'
import { Earlier, type EarlierPrice, Price } from '../product/Price.tsx'
import { ProductImage, type ProductImageProps } from '../product/ProductImage.tsx'

export interface CartLineProps {
  readonly href: string
  readonly name: string
  /** The BCP 47 tag of the name and the details where it differs from the page's. */
  readonly lang?: string | undefined
  readonly brand: string
  /** Contents of one, such as '120 capsules'. */
  readonly details: string
  readonly image: Omit<ProductImageProps, 'sizes' | 'priority'>
  /** Price of one, formatted. */
  readonly each: string
  readonly earlierPrice?: EarlierPrice | undefined
  /** Price of all before the discount; without it the line does not count. */
  readonly sum?: string | undefined
  readonly discount?: { readonly label: string; readonly amount: string } | undefined
  /** A note on the stock. */
  readonly note?: { readonly text: string; readonly tone: 'out' | 'low' } | undefined
  /** The dosage, and the practitioner's note. */
  readonly advice?: readonly { readonly label?: string; readonly text: string }[] | undefined
  /** Its quantity, to be changed or only told. */
  readonly quantity: ReactNode
  readonly actions: ReactNode
}

/** A line of a cart, in a CartLines. */
export function CartLine({
  href,
  name,
  lang,
  brand,
  details,
  image,
  each,
  earlierPrice,
  sum,
  discount,
  note,
  advice = [],
  quantity,
  actions,
}: CartLineProps) {
  return (
    <li className="vb-line-item">
      <div className="vb-line-item-shelf">
        <ProductImage {...image} sizes="96px" />
      </div>
      <div className="vb-line-item-what">
        <p className="vb-line-item-brand">{brand}</p>
        <p className="vb-line-item-name" lang={lang}>
          <Anchor className="vb-line-item-link" href={href}>
            {name}
          </Anchor>
        </p>
        <p className="vb-line-item-details">
          <span lang={lang}>{details}</span>
          <span>{each}</span>
          {earlierPrice && <Earlier {...earlierPrice} />}
        </p>
        {note !== undefined && <p className={`vb-line-item-note vb-line-item-${note.tone}`}>{note.text}</p>}
        {advice.map(({ label, text }) => (
          <p key={text} className="vb-line-item-advice">
            {label !== undefined && <span className="vb-line-item-advice-label">{label}</span>} <span>{text}</span>
          </p>
        ))}
      </div>
      <div className="vb-line-item-sum">
        {sum !== undefined && <Price text={sum} />}
        {discount !== undefined && (
          <p className="vb-line-item-discount">
            <span>{discount.label}</span>{' '}
            <span className="vb-line-item-discount-amount" translate="no">
              {discount.amount}
            </span>
          </p>
        )}
      </div>
      <div className="vb-line-item-foot">
        {quantity}
        <div className="vb-line-item-actions">{actions}</div>
      </div>
    </li>
  )
}

/** The lines of a cart. */
export function CartLines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="vb-line-items-room">
      <ul className="vb-line-items" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
