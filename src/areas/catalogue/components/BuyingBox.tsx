import './BuyingBox.css'

import type { ReactNode } from 'react'

import { type FocusOnMount, PageHeading } from '#components/layout/PageHeading.tsx'
import { type EarlierPrice, Price } from '#components/product/Price.tsx'
import { StockNote, type StockNoteProps } from './StockNote.tsx'
import { TextLink } from '#components/action/TextLink.tsx'

export interface BuyingBoxProps {
  readonly brand: { readonly name: string; readonly href: string; readonly lang?: string | undefined }
  /** The product's name: the page's heading. */
  readonly name: string
  /** The BCP 47 tag of the name and the details where it differs from the page's. */
  readonly lang?: string | undefined
  /** The page was reached by a link: reading goes on at the heading. */
  readonly focusOnMount?: FocusOnMount | undefined
  /** Contents and form in one line. */
  readonly details?: string | undefined
  /** The formatted price of the chosen variant; without it `restriction` says why there is none. */
  readonly price?: string | undefined
  readonly earlierPrice?: EarlierPrice | undefined
  /** Parts such as the tax included and that delivery is extra. */
  readonly priceNote?: ReactNode
  /** For users who may not buy it: who may (product.restricted-shows-no-price). */
  readonly restriction?: string | undefined
  /** The stock, where no VariantChoice among the children says it. */
  readonly stock?: StockNoteProps | undefined
  /** VariantChoice, MarkList, one below the other. */
  readonly children?: ReactNode
}

/** All that is decided on: what it is, what it costs, whether it is there, and the choice of its variants. */
export function BuyingBox({
  brand,
  name,
  lang,
  focusOnMount,
  details,
  price,
  earlierPrice,
  priceNote,
  restriction,
  stock,
  children,
}: BuyingBoxProps) {
  return (
    <div className="vb-buying">
      <div className="vb-buying-name">
        <p className="vb-buying-brand">
          <TextLink quiet href={brand.href} lang={brand.lang}>
            {brand.name}
          </TextLink>
        </p>
        <PageHeading focusOnMount={focusOnMount}>
          <span lang={lang}>{name}</span>
        </PageHeading>
        {details !== undefined && (
          <p className="vb-buying-details" lang={lang}>
            {details}
          </p>
        )}
      </div>
      <div className="vb-buying-terms">
        {price !== undefined && (
          <p className="vb-buying-price">
            <Price text={price} earlier={earlierPrice} />
            {priceNote !== undefined && <span className="vb-buying-note">{priceNote}</span>}
          </p>
        )}
        {restriction !== undefined && <p className="vb-buying-restriction">{restriction}</p>}
        {stock !== undefined && <StockNote {...stock} />}
      </div>
      {children}
    </div>
  )
}
