import './Invoice.css'

import type { ReactNode } from 'react'

interface InvoiceRow {
  readonly id: number
  readonly name: string
  readonly lang?: string | undefined
  readonly contents: string
  readonly quantity: string
  readonly price: string
  readonly sum: string
}

interface InvoiceSum {
  readonly label: string
  readonly lang?: string | undefined
  readonly amount: string
}

export interface InvoiceProps {
  readonly seller: ReactNode
  readonly buyer: { readonly label: string; readonly lines: ReactNode }
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly columns: Readonly<Record<'product' | 'quantity' | 'price' | 'sum', string>>
  readonly rows: readonly InvoiceRow[]
  readonly sums: readonly InvoiceSum[]
  readonly total: InvoiceSum
  /** Below the total. */
  readonly notes: readonly string[]
}

/** An invoice on the screen, which is all of the page that is printed. */
export function Invoice({ seller, buyer, facts, columns, rows, sums, total, notes }: InvoiceProps) {
  return (
    <article className="vb-invoice">
      <div className="vb-invoice-head">
        <div>
          <p className="vb-invoice-label">{buyer.label}</p>
          {buyer.lines}
        </div>
        <div>{seller}</div>
      </div>
      <dl className="vb-invoice-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="vb-invoice-label">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className="vb-invoice-table">
        <thead>
          <tr>
            {(['product', 'quantity', 'price', 'sum'] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, lang, contents, quantity, price, sum }) => (
            <tr key={id}>
              <th scope="row">
                <span className="vb-invoice-name" lang={lang}>
                  {name}
                </span>
                <span className="vb-invoice-label">{contents}</span>
              </th>
              <td>
                <CellName>{columns.quantity}</CellName>
                <span>{quantity}</span>
              </td>
              <td>
                <CellName>{columns.price}</CellName>
                <span translate="no">{price}</span>
              </td>
              <td>
                <CellName>{columns.sum}</CellName>
                <span translate="no">{sum}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="vb-invoice-sums">
        {[...sums, total].map(({ label, lang, amount }) => (
          <div key={label} className={label === total.label ? 'vb-invoice-total' : undefined}>
            <dt lang={lang}>{label}</dt>
            <dd translate="no">{amount}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </article>
  )
}

/** Stands before a value where its column has no room. */
function CellName({ children }: { readonly children: string }) {
  return <span className="vb-invoice-cell-name">{children}</span>
}
