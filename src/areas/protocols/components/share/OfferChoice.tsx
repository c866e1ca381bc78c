import './OfferChoice.css'

import { useId } from 'react'

import { VisuallyHidden } from '#components/focus/VisuallyHidden.tsx'

export interface OfferRow {
  readonly rate: number
  readonly label: string
  readonly pays: string
  readonly earns: string
}

export interface OfferChoiceProps {
  readonly legend: string
  readonly paysLabel: string
  readonly earnsLabel: string
  readonly rows: readonly OfferRow[]
  readonly chosen: number | null
  readonly onChoose: (rate: number) => void
}

/** A discount to choose, each with what it means for both sides. */
export function OfferChoice({ legend, paysLabel, earnsLabel, rows, chosen, onChoose }: OfferChoiceProps) {
  const id = useId()
  return (
    <div className="vb-offers" role="radiogroup" aria-label={legend}>
      <div className="vb-offers-head" aria-hidden>
        <span />
        <span className="vb-offer-amount">{paysLabel}</span>
        <span className="vb-offer-amount">{earnsLabel}</span>
      </div>
      {rows.map(({ rate, label, pays, earns }) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text lies deeper than the rule looks
        <label key={rate} className="vb-offer">
          <span className="vb-offer-rate">
            <input type="radio" name={id} checked={rate === chosen} onChange={() => onChoose(rate)} />
            <span>{label}</span>
          </span>
          <span className="vb-offer-amount">
            <VisuallyHidden>{`${paysLabel} `}</VisuallyHidden>
            <span translate="no">{pays}</span>
          </span>
          <span className="vb-offer-amount">
            <VisuallyHidden>{`${earnsLabel} `}</VisuallyHidden>
            <span translate="no">{earns}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
