import './DataTable.css'

import { Fragment, type ReactNode } from 'react'

export interface DataTableProps {
  /** The accessible name. */
  readonly label: string
  /** The first names the rows. */
  readonly columns: readonly string[]
  /** `below`: belongs to its row and has the room of all columns. */
  readonly rows: readonly { readonly id: number; readonly cells: readonly ReactNode[]; readonly below?: ReactNode }[]
}

/** Rows of equal things; cards where columns have no room, with the name before each value. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <table className="vb-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
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
                <td key={columns[index + 1]}>
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
