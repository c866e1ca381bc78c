import './AreaLayout.css'

import type { ReactNode } from 'react'

import { type AreaEntry, type AreaLeave, EntryLink, LeaveButton } from './AreaEntries.tsx'

interface AreaLayoutProps {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly entries: readonly AreaEntry[]
  readonly leave: AreaLeave
  readonly children: ReactNode
}

/** A person's own area: its navigation in a column with the page beside it. A narrow window has the bar at its foot instead. */
export function AreaLayout({ label, entries, leave, children }: AreaLayoutProps) {
  return (
    <div className="vb-area-layout">
      <nav className="vb-area-nav" aria-label={label}>
        <ul className="vb-area-nav-list">
          {entries.map((entry) => (
            <li key={entry.href}>
              <EntryLink entry={entry} />
            </li>
          ))}
          <li>
            <LeaveButton {...leave} />
          </li>
        </ul>
      </nav>
      <div className="vb-area-content">{children}</div>
    </div>
  )
}
