import './MonthTable.css'

export interface MonthTableProps {
  readonly label: string
  /** The first names the rows, the last is the sum of the others, or what a phone can do without. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[]
}

/** Amounts by month or day, small enough for a phone. */
export function MonthTable({ label, columns, rows }: MonthTableProps) {
  return (
    <div className="vb-months-room">
      <table className="vb-months" aria-label={label}>
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
          {rows.map(({ id, cells: [name, ...amounts] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {amounts.map((amount, at) => (
                <td key={columns[at + 1]}>
                  <span className="vb-months-name">{columns[at + 1]}</span>
                  <span translate="no">{amount}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
