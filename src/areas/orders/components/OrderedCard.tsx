import './OrderedCard.css'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'

export interface OrderedCardProps {
  readonly heading: string
  /** Such as '3 products to order'; names the button of a narrow page. */
  readonly lead: string
  /** Left out until it is known. */
  readonly total: string | undefined
  /** Folds the products into one row on a narrow page; without it they stay visible. */
  readonly fold?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined
  readonly children: ReactNode
}

/** The products of an order with their sums. */
export function OrderedCard({ heading, lead, total, fold, children }: OrderedCardProps) {
  const id = useId()
  return (
    <section className={fold ? 'vb-ordered vb-ordered-foldable' : 'vb-ordered'} aria-labelledby={`${id}heading`}>
      <div className="vb-ordered-head">
        <h2 className="vb-ordered-heading" id={`${id}heading`}>
          {heading}
        </h2>
        <p className="vb-ordered-lead">{lead}</p>
      </div>
      {fold && (
        <button
          type="button"
          className="vb-ordered-toggle"
          aria-expanded={fold.isOpen}
          aria-controls={`${id}content`}
          onClick={fold.onToggle}
        >
          <span>{lead}</span>
          <ChevronDown className="vb-ordered-mark" size={16} />
          <strong className="vb-ordered-total" translate="no">
            {total}
          </strong>
        </button>
      )}
      <div className="vb-ordered-content" id={`${id}content`} data-open={fold?.isOpen}>
        {children}
      </div>
    </section>
  )
}
