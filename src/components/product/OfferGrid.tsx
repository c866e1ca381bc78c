import './OfferGrid.css'

import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'

import { ButtonLink } from '../action/Button.tsx'

export interface Offer {
  /** A decorative icon. */
  readonly icon: ReactNode
  readonly heading: string
  /** No two may be equal: they are keys. */
  readonly points: readonly string[]
  readonly link: { readonly label: string; readonly href: string }
}

export interface OfferGridProps {
  readonly offers: readonly Offer[]
  /** For those whom none of them suits; below them. */
  readonly note: ReactNode
}

/** A few ways on of equal weight, each with what comes with it. */
export function OfferGrid({ offers, note }: OfferGridProps) {
  return (
    <div className="vb-offers">
      {offers.map(({ icon, heading, points, link }) => (
        <section key={link.href} className="vb-offer">
          <span className="vb-offer-icon">{icon}</span>
          <h2 className="vb-offer-heading">{heading}</h2>
          <ul className="vb-offer-points">
            {points.map((point) => (
              <li key={point}>
                <Check className="vb-offer-tick" size={18} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <ButtonLink variant="primary" href={link.href}>
            {link.label}
          </ButtonLink>
        </section>
      ))}
      <p className="vb-offers-note">{note}</p>
    </div>
  )
}
