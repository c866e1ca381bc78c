import './DataTable.css'

import { Fragment, type ReactNode } from 'react'

/**
 * The place of a column's value in the two lines of a row on a phone (accessibility.phone-rows-have-two-lines): `amount` ends the first line, `state` the second,
 * which begins with every `note`; `named` is a note with the name of its column before it, and `words` one that breaks its
 * lines before the state gets a line of its own. `wide`: only where columns have room, since the row's own page says it too.
 */
export type LinePart = 'amount' | 'state' | 'note' | 'named' | 'words' | 'wide'

export interface DataTableProps {
  /** The accessible name. */
  readonly label: string
  /** The first names the rows. */
  readonly columns: readonly string[]
  /**
   * For rows of two lines on a phone, the part of each column but the first. The link of a row is in its first cell or in its
   * last, and on a phone the whole row is its target.
   */
  readonly lines?: readonly LinePart[]
  /** `below`: belongs to its row and has the room of all columns. */
  readonly rows: readonly { readonly id: number; readonly cells: readonly ReactNode[]; readonly below?: ReactNode }[]
}

/** Stands where a row has no value of a column. */
export const NoValue = () => <span className="vb-table-wide">–</span>

/** Rows of equal things; where columns have no room, rows of two lines or cards with the name before each value. */
export function DataTable({ label, columns, lines, rows }: DataTableProps) {
  const partOf = (index: number) => lines && `vb-line-${lines[index]}`
  return (
    <table className={lines ? 'vb-table vb-table-lines' : 'vb-table'} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={partOf(index - 1)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...others], below }) => (
          <Fragment key={id}>
            <tr className={below === undefined ? undefined : 'vb-table-above'}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} className={partOf(index)}>
                  <span className="vb-table-name">{`${columns[index + 1]}: `}</span>
                  {typeof cell === 'string' ? <span>{cell}</span> : cell}
                </td>
              ))}
            </tr>
            {below !== undefined && (
              <tr>
                <td colSpan={columns.length}>{below}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
