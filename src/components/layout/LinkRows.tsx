import './LinkRows.css'

import { TextLink } from '../action/TextLink.tsx'

export interface LinkRow {
  readonly id: number
  readonly href: string
  readonly name: string
  readonly note: string
  /** At the end of the row. */
  readonly end?: string | undefined
}

/** A few things, each with the way to its own page. */
export function LinkRows({ label, rows }: { readonly label: string; readonly rows: readonly LinkRow[] }) {
  return (
    <ul className="vb-link-rows" aria-label={label}>
      {rows.map(({ id, href, name, note, end }) => (
        <li className="vb-link-row" key={id}>
          <div className="vb-link-row-words">
            <TextLink href={href}>{name}</TextLink>
            <p className="vb-link-row-note">{note}</p>
          </div>
          {end !== undefined && <p className="vb-link-row-end">{end}</p>}
        </li>
      ))}
    </ul>
  )
}
