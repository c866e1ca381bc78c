import './RowList.css'

import type { ReactNode } from 'react'

export interface Row {
  readonly id: number
  readonly name: string
  readonly note: string
  readonly actions: ReactNode
}

/** Devices or people, each with what can be done about it. */
export function RowList({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  return (
    <ul className="vb-rows" aria-label={label}>
      {rows.map(({ id, name, note, actions }) => (
        <li className="vb-row" key={id}>
          <div className="vb-row-words">
            <p className="vb-row-name">{name}</p>
            <p className="vb-row-note">{note}</p>
          </div>
          <div className="vb-row-actions">{actions}</div>
        </li>
      ))}
    </ul>
  )
}
