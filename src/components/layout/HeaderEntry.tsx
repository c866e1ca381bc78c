import './HeaderEntry.css'

import type { MouseEvent, ReactNode } from 'react'

import { Anchor } from '../action/Anchor.tsx'

export interface HeaderEntryProps {
  readonly href: string
  /** A picture of 20 px. */
  readonly icon: ReactNode
  /** The word beside the picture. */
  readonly label: string
  /** The accessible name where it says more than the label: how much is in it. */
  readonly name?: string | undefined
  /** Formatted; without it nothing is read out. */
  readonly count?: string | undefined
  /** The page in sight is the one that it leads to. */
  readonly isCurrent: boolean
  /** A press opens a dialog in place of the page. */
  readonly opensDialog?: boolean | undefined
  readonly onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A place in the head of each page that holds a number of things, such as the cart. The count has its room before it is known, so that nothing moves. */
export function HeaderEntry({
  href,
  icon,
  label,
  name,
  count,
  isCurrent,
  opensDialog = false,
  onPress,
}: HeaderEntryProps) {
  return (
    <Anchor
      className="vb-head-entry"
      href={href}
      aria-label={name ?? label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
    >
      <span className="vb-head-entry-picture">
        {icon}
        {count !== undefined && <span className="vb-head-entry-count">{count}</span>}
      </span>
      <span className="vb-head-entry-label">{label}</span>
    </Anchor>
  )
}
