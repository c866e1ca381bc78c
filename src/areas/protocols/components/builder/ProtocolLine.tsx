import './ProtocolLine.css'

import { type ReactNode, useEffect, useRef } from 'react'
import X from 'lucide-react/icons/x'

import { Anchor } from '#components/action/Anchor.tsx'
import { IconButton } from '#components/action/IconButton.tsx'
import { Price } from '#components/product/Price.tsx'
import { ProductImage, type ProductImageProps } from '#components/product/ProductImage.tsx'

export interface ProtocolLineProps {
  readonly href: string
  readonly name: string
  /** The BCP 47 tag of the name and the pack where it differs from the page's. */
  readonly lang?: string | undefined
  readonly brand: string
  /** Contents of one, such as '120 capsules'. */
  readonly pack: string
  /** Such as 'Lasts 30 days'; left out where that is not known. */
  readonly lasts?: string | undefined
  readonly image: Omit<ProductImageProps, 'sizes' | 'priority'>
  /** The price of one, formatted; absent if it equals the sum. */
  readonly each?: string | undefined
  readonly sum: string
  /** It was added just now: it is brought into sight if it is not, and marked for a moment. */
  readonly marked: boolean
  readonly note: ReactNode
  readonly quantity: ReactNode
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** A product of a protocol with its quantity and note, in ProtocolLines. */
export function ProtocolLine({
  href,
  name,
  lang,
  brand,
  pack,
  lasts,
  image,
  each,
  sum,
  marked,
  note,
  quantity,
  removeLabel,
  onRemove,
}: ProtocolLineProps) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (marked) line.current?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <li ref={line} className="vb-pline" data-marked={marked}>
      <div className="vb-pline-shelf">
        <ProductImage {...image} sizes="80px" />
      </div>
      <div className="vb-pline-what">
        <p className="vb-pline-name" lang={lang}>
          <Anchor className="vb-pline-link" href={href}>
            {name}
          </Anchor>
        </p>
        <p className="vb-pline-details">
          <span>{brand}</span>
          {pack !== '' && <span lang={lang}>{pack}</span>}
          {each !== undefined && <span className="vb-pline-each">{each}</span>}
          {lasts !== undefined && <span>{lasts}</span>}
        </p>
      </div>
      <div className="vb-pline-remove">
        <IconButton label={removeLabel} icon={<X size={16} />} onClick={onRemove} />
      </div>
      <div className="vb-pline-note">{note}</div>
      <div className="vb-pline-quantity">{quantity}</div>
      <p className="vb-pline-price">
        <Price text={sum} />
      </p>
    </li>
  )
}

/** The products of a protocol. */
export function ProtocolLines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="vb-plines" aria-label={label}>
      {children}
    </ul>
  )
}
