import './FootBar.css'

import { useRef } from 'react'
import { createPortal } from 'react-dom'
import Ellipsis from 'lucide-react/icons/ellipsis'

import { type AreaEntry, type AreaLeave, EntryLink, LeaveButton } from './AreaEntries.tsx'
import { usePageRoom } from './page-room.ts'

interface FootBarProps {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly entries: readonly AreaEntry[]
  /** The entries that there is no room for, behind a button. */
  readonly rest: readonly AreaEntry[]
  readonly moreLabel: string
  readonly leave: AreaLeave
}

const REST_ID = 'foot-bar-rest'

/** Navigation at the foot of a narrow window, on every page. It stands at the end of the document, as it does on the screen. */
export function FootBar({ label, entries, rest, moreLabel, leave }: FootBarProps) {
  const list = useRef<HTMLUListElement>(null)
  usePageRoom('--area-foot', 'calc(4.5rem + env(safe-area-inset-bottom))')
  const hide = () => list.current?.hidePopover()
  return createPortal(
    <nav className="vb-foot" aria-label={label}>
      <ul className="vb-foot-list">
        {entries.map((entry) => (
          <li key={entry.href}>
            <EntryLink entry={entry} />
          </li>
        ))}
        <li>
          <button
            type="button"
            className="vb-area-entry"
            popoverTarget={REST_ID}
            aria-current={rest.some(({ current }) => current) || undefined}
          >
            <Ellipsis size={20} />
            <span>{moreLabel}</span>
          </button>
          <ul className="vb-foot-rest" id={REST_ID} ref={list} popover="auto">
            {rest.map((entry) => (
              <li key={entry.href}>
                <EntryLink entry={entry} onPress={hide} />
              </li>
            ))}
            <li>
              <LeaveButton {...leave} />
            </li>
          </ul>
        </li>
      </ul>
    </nav>,
    document.body,
  )
}
