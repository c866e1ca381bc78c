import './AreaEntries.css'

import type { ReactNode } from 'react'

import { Anchor } from '../action/Anchor.tsx'

export interface AreaEntry {
  readonly href: string
  readonly label: string
  readonly icon: ReactNode
  /** The page in sight is this one, or below it. */
  readonly current: boolean
}

/** The last entry, which leads nowhere. */
export interface AreaLeave {
  readonly label: string
  readonly icon: ReactNode
  readonly busy: boolean
  readonly onPress: () => void
}

interface EntryLinkProps {
  readonly entry: AreaEntry
  readonly onPress?: () => void
}

export function EntryLink({ entry: { href, label, icon, current }, onPress }: EntryLinkProps) {
  return (
    <Anchor className="vb-area-entry" href={href} aria-current={current ? 'page' : undefined} onClick={onPress}>
      {icon}
      <span>{label}</span>
    </Anchor>
  )
}

export function LeaveButton({ label, icon, busy, onPress }: AreaLeave) {
  return (
    <button
      type="button"
      className="vb-area-entry"
      aria-busy={busy || undefined}
      aria-disabled={busy}
      onClick={busy ? undefined : onPress}
    >
      {icon}
      <span>{label}</span>
    </button>
  )
}
