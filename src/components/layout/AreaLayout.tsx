import './AreaLayout.css'

import { type ReactNode, useId, useRef } from 'react'
import Ellipsis from 'lucide-react/icons/ellipsis'

import { Anchor } from '../action/Anchor.tsx'
import { usePageRoom } from './page-room.ts'

export interface AreaEntry {
  readonly href: string
  readonly label: string
  readonly icon: ReactNode
  /** The page in sight is this one, or below it. */
  readonly current: boolean
}

export interface AreaLayoutProps {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly entries: readonly AreaEntry[]
  /** Names the button behind which the later entries are where there is no room for all. */
  readonly moreLabel: string
  /** The last entry, which leads nowhere. */
  readonly leave: {
    readonly label: string
    readonly icon: ReactNode
    readonly busy: boolean
    readonly onPress: () => void
  }
  readonly children: ReactNode
}

/** So many entries stand in the bar of a narrow window when there are more than fit. */
const IN_BAR = 3
const FITTING = 4

/** A person's own area: its navigation in a column, in narrow windows in a bar at the foot, and the page beside it. */
export function AreaLayout({ label, entries, moreLabel, leave, children }: AreaLayoutProps) {
  const restId = useId()
  const rest = useRef<HTMLUListElement>(null)
  const hasMore = entries.length + 1 > FITTING
  const late = hasMore ? entries.slice(IN_BAR) : []
  usePageRoom('--area-foot', '4.75rem')
  const hide = () => rest.current?.hidePopover()
  const leaveButton = (
    <button
      type="button"
      className="vb-area-entry"
      aria-busy={leave.busy || undefined}
      aria-disabled={leave.busy}
      onClick={leave.busy ? undefined : leave.onPress}
    >
      {leave.icon}
      <span>{leave.label}</span>
    </button>
  )
  return (
    <div className="vb-area-layout">
      <nav className="vb-area-nav" aria-label={label}>
        <ul className="vb-area-nav-list">
          {entries.map((entry, at) => (
            <li key={entry.href} className={hasMore && at >= IN_BAR ? 'vb-area-late' : undefined}>
              <Entry entry={entry} />
            </li>
          ))}
          <li className={hasMore ? 'vb-area-late' : undefined}>{leaveButton}</li>
          {hasMore && (
            <li className="vb-area-more">
              <button type="button" className="vb-area-entry" popoverTarget={restId}>
                <Ellipsis size={20} />
                <span>{moreLabel}</span>
              </button>
              <ul className="vb-area-rest" id={restId} ref={rest} popover="auto">
                {late.map((entry) => (
                  <li key={entry.href}>
                    <Entry entry={entry} onPress={hide} />
                  </li>
                ))}
                <li>{leaveButton}</li>
              </ul>
            </li>
          )}
        </ul>
      </nav>
      <div className="vb-area-content">{children}</div>
    </div>
  )
}

function Entry({
  entry: { href, label, icon, current },
  onPress,
}: {
  readonly entry: AreaEntry
  readonly onPress?: () => void
}) {
  return (
    <Anchor className="vb-area-entry" href={href} aria-current={current ? 'page' : undefined} onClick={onPress}>
      {icon}
      <span>{label}</span>
    </Anchor>
  )
}
