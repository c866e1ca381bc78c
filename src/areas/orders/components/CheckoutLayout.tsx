import './CheckoutLayout.css'

import type { ReactNode } from 'react'

export interface CheckoutLayoutProps {
  /** Products and sums: beside the rest from 820 px up, else above it. */
  readonly ordered: ReactNode
  readonly children: ReactNode
  /** Below the sums, or at the end of a narrow page. */
  readonly notes?: ReactNode
  /** Below those. */
  readonly foot?: ReactNode
}

/** A step of the checkout. */
export function CheckoutLayout({ ordered, children, notes, foot }: CheckoutLayoutProps) {
  return (
    <div className="vb-checkout">
      <div className="vb-checkout-ordered">{ordered}</div>
      <div className="vb-checkout-main">{children}</div>
      {notes !== undefined && <div className="vb-checkout-notes">{notes}</div>}
      {foot !== undefined && <div className="vb-checkout-foot">{foot}</div>}
    </div>
  )
}

/** The button to continue, with the total; a narrow window keeps it visible at its foot. */
export function CheckoutBar({
  label,
  amount,
  children,
}: {
  readonly label: string
  /** Left out until it is known. */
  readonly amount: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className="vb-checkout-bar">
      {amount !== undefined && (
        <p className="vb-checkout-total">
          <span>{label}</span> <strong translate="no">{amount}</strong>
        </p>
      )}
      {children}
    </div>
  )
}
