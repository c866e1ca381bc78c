import './VariantChoice.css'

import { useId } from 'react'

import { type EarlierPrice, Price } from '#components/product/Price.tsx'
import { StockNote, type StockNoteProps } from './StockNote.tsx'

export interface VariantOption {
  readonly id: number
  /** Such as '60 capsules'. */
  readonly contents: string
  /** The formatted price; absent for those who may not buy it (product.restricted-shows-no-price). */
  readonly price?: string | undefined
  readonly earlierPrice?: EarlierPrice | undefined
  /** Such as '49,80 €/kg'. */
  readonly unitPrice?: string | undefined
  readonly stock: StockNoteProps
  /** The BCP 47 tag of the contents where it differs from the page's. */
  readonly lang?: string | undefined
}

export interface VariantChoiceProps {
  /** Such as 'Size'. */
  readonly label: string
  readonly variants: readonly VariantOption[]
  /** The id of the chosen variant. */
  readonly chosen: number
  readonly onChoose: (id: number) => void
}

/** The variants of a product, one of them chosen. One that is out of stock says so and can be looked at all the same. */
export function VariantChoice({ label, variants, chosen, onChoose }: VariantChoiceProps) {
  const name = useId()
  return (
    <fieldset className="vb-variants">
      <legend className="vb-variants-label">{label}</legend>
      <div className="vb-variants-list">
        {variants.map(({ id, contents, price, earlierPrice, unitPrice, stock, lang }) => (
          <label key={id} className="vb-variant">
            <input
              className="vb-variant-radio"
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className="vb-variant-text">
              <span className="vb-variant-contents" lang={lang}>
                {contents}
              </span>{' '}
              <StockNote {...stock} />
            </span>{' '}
            {price !== undefined && (
              <span className="vb-variant-price">
                <Price text={price} earlier={earlierPrice} />
                {unitPrice && <small>{unitPrice}</small>}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
