import './Paper.css'

import { createPortal } from 'react-dom'

export interface PaperRow {
  readonly id: number
  readonly name: string
  /** The BCP 47 tag of name and contents where it differs from the page's. */
  readonly lang?: string | undefined
  /** Brand and pack. */
  readonly contents: string
  readonly quantity: string
  readonly note: string
  readonly price?: string | undefined
}

export interface PaperProps {
  /** The issuer. */
  readonly from: string
  readonly title: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** Texts above the table, as they were written. */
  readonly words?: readonly { readonly heading: string; readonly text: string }[]
  readonly columns: {
    readonly product: string
    readonly quantity: string
    readonly note: string
    /** Without it no price is printed. */
    readonly price?: string | undefined
  }
  readonly rows: readonly PaperRow[]
  /** The last one is the total. */
  readonly sums?: readonly { readonly label: string; readonly amount: string }[] | undefined
  /** Below everything else. */
  readonly foot?: readonly string[]
}

/** Printed instead of the page. It must stand at the end of the body: all else there is left out of print. */
export function Paper({ from, title, facts, words = [], columns, rows, sums = [], foot = [] }: PaperProps) {
  return createPortal(
    <div className="vb-paper">
      <p className="vb-paper-from">{from}</p>
      <h1 className="vb-paper-title">{title}</h1>
      <dl className="vb-paper-facts">
        {facts.map(({ name, value }) => (
          <div key={name} className="vb-paper-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {words.length > 0 && (
        <div className="vb-paper-words">
          {words.map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="vb-paper-heading">{heading}</h2>
              <p className="vb-paper-text">{text}</p>
            </section>
          ))}
        </div>
      )}
      <table className="vb-paper-table">
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col" className="vb-paper-number">
              {columns.quantity}
            </th>
            <th scope="col">{columns.note}</th>
            {columns.price !== undefined && (
              <th scope="col" className="vb-paper-number">
                {columns.price}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, lang, contents, quantity, note, price }) => (
            <tr key={id} className="vb-paper-row">
              <th scope="row" className="vb-paper-product" lang={lang}>
                <span>{name}</span>
                <span className="vb-paper-contents">{contents}</span>
              </th>
              <td className="vb-paper-number">{quantity}</td>
              <td className="vb-paper-note">{note}</td>
              {columns.price !== undefined && <td className="vb-paper-number">{price}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {sums.length > 0 && (
        <dl className="vb-paper-sums">
          {sums.map(({ label, amount }) => (
            <div key={label} className="vb-paper-sum">
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {foot.length > 0 && (
        <footer className="vb-paper-foot">
          {foot.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </footer>
      )}
    </div>,
    document.body,
  )
}
