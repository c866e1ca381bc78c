import './OrderTable.css'

export interface OrderTableRow {
  readonly id: number
  readonly name: string
  readonly lang?: string | undefined
  /** Net contents and brand. */
  readonly details: string
  /** Quantity and the price of one. */
  readonly each: string
  /** The price of all. */
  readonly sum: string
}

/** The lines of a placed order (checkout.lines-say-each-and-sum). */
export function OrderTable({ label, rows }: { readonly label: string; readonly rows: readonly OrderTableRow[] }) {
  return (
    <ul className="vb-order-lines" aria-label={label}>
      {rows.map(({ id, name, lang, details, each, sum }) => (
        <li key={id} className="vb-order-line">
          <span className="vb-order-line-what">
            <span className="vb-order-line-name" lang={lang}>
              {name}
            </span>
            <span className="vb-order-line-details">{details}</span>
            <span className="vb-order-line-each" translate="no">
              {each}
            </span>
          </span>
          <span className="vb-order-line-sum" translate="no">
            {sum}
          </span>
        </li>
      ))}
    </ul>
  )
}
