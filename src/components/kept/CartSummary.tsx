import './CartSummary.css'

import type { ReactNode } from 'react'

export interface CartRow {
  readonly label: string
  readonly amount: string
  readonly tone?: 'saved' | 'total' | undefined
}

export interface CartSummaryProps {
  readonly heading: string
  /** Such as '3 products will be ordered'. */
  readonly lead: string
  readonly rows: readonly CartRow[]
  /** Says what the sums include. */
  readonly note: ReactNode
  readonly children?: ReactNode
}

/** The sums of a cart, and what can be done with it. */
export function CartSummary({ heading, lead, rows, note, children }: CartSummaryProps) {
  return (
    <section className="vb-sums">
      <h2 className="vb-sums-heading">{heading}</h2>
      <p className="vb-sums-lead">{lead}</p>
      <CartRows rows={rows} />
      <SumNote>{note}</SumNote>
      {children}
    </section>
  )
}

/** A line on what is in the sums above. */
export function SumNote({ children }: { readonly children: ReactNode }) {
  return <p className="vb-sums-note">{children}</p>
}

/** The sums alone. */
export function CartRows({ rows }: { readonly rows: readonly CartRow[] }) {
  return (
    <dl className="vb-sums-rows">
      {rows.map(({ label, amount, tone }) => (
        <div key={label} className={tone === undefined ? 'vb-sums-row' : `vb-sums-row vb-sums-${tone}`}>
          <dt>{label}</dt>
          <dd translate="no">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One thing to do with a cart, below its sums: a heading, words and buttons. */
export function CartNextStep({
  heading,
  text,
  actions,
  children,
}: {
  readonly heading: string
  readonly text: string
  readonly actions: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="vb-next">
      <h3 className="vb-next-heading">{heading}</h3>
      <p className="vb-next-text">{text}</p>
      <div className="vb-next-actions">{actions}</div>
      {children}
    </div>
  )
}
