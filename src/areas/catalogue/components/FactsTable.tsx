import './FactsTable.css'
import '#components/layout/Section.css'

import type { ReactNode } from 'react'

export interface FactsRow {
  readonly id: string | number
  readonly name: string
  /** The nutrient, if the ingredient's name does not tell, such as 'Vitamin D'. */
  readonly group?: string | undefined
  /** It is part of the row above that is not indented: of a blend, or of a fat. */
  readonly indented?: boolean | undefined
  /** The amount with its unit, formatted; absent where the label gives none. */
  readonly amount?: string | undefined
  /** The share of the reference intake, formatted; absent where there is none. */
  readonly reference?: string | undefined
  /** The BCP 47 tag of name and group where it differs from the page's. */
  readonly lang?: string | undefined
}

export interface FactsTableProps {
  /** Also a heading of the page. */
  readonly caption: string
  /** The dose that the amounts are of, such as '2 capsules'. */
  readonly dose?: ReactNode
  readonly columns: { readonly ingredient: string; readonly amount: string; readonly reference: string }
  readonly rows: readonly FactsRow[]
  /** Explains the column of reference intakes. */
  readonly footnote?: ReactNode
}

/** Stands where a label gives no figure, so that no cell looks forgotten. */
const NO_FIGURE = '–'

/** Leaves out a column in which every cell would be empty. */
export function FactsTable({ caption, dose, columns, rows, footnote }: FactsTableProps) {
  const hasAmounts = rows.some(({ amount }) => amount !== undefined)
  const hasReferences = rows.some(({ reference }) => reference !== undefined)
  return (
    <div className="vb-facts">
      <table className="vb-facts-table">
        <caption className="vb-facts-caption">
          <h2 className="vb-section-heading">{caption}</h2>
          {dose !== undefined && <p className="vb-facts-dose">{dose}</p>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.ingredient}</th>
            {hasAmounts && <th scope="col">{columns.amount}</th>}
            {hasReferences && <th scope="col">{columns.reference}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, group, indented, amount, reference, lang }) => (
            <tr key={id} className={indented ? 'vb-facts-part' : undefined}>
              <th scope="row" lang={lang}>
                <span>{name}</span>
                {group !== undefined && <span className="vb-facts-group">{` ${group}`}</span>}
              </th>
              {hasAmounts && <td>{amount ?? NO_FIGURE}</td>}
              {hasReferences && <td>{reference ?? NO_FIGURE}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {footnote !== undefined && <div className="vb-facts-footnote">{footnote}</div>}
    </div>
  )
}
