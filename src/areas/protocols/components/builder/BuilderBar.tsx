import './BuilderBar.css'

import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'

import { IconButton } from '#components/action/IconButton.tsx'
import { useHadFocus } from '#components/focus/had-focus.ts'
import { usePageRoom } from '#components/layout/page-room.ts'

export interface BuilderBarProps {
  /** The accessible name. */
  readonly label: string
  /** The protocol that is worked on, or words that ask for one; a press opens the list. */
  readonly name: string
  readonly nameLabel: string
  /** True while the list is open. */
  readonly listed: boolean
  readonly onName: () => void
  /** Takes the name's place for a moment. */
  readonly added?: { readonly text: string; readonly picture: ReactNode } | undefined
  /** Pictures of the products, the newest first. */
  readonly pictures: readonly { readonly key: number; readonly picture: ReactNode }[]
  /** The number of thumbnails shown from each width on, widest first. */
  readonly steps: readonly { readonly minWidth: number; readonly count: number }[]
  /** Says how many more there are. */
  readonly more: (rest: number) => string
  /** Formatted. */
  readonly total?: string | undefined
  /** The next step: to share what is worked on, or to begin. */
  readonly share: ReactNode
  /** True while the sheet above the bar is open; `toggle` names the button that opens or closes it. */
  readonly open: boolean
  readonly toggle: string
  readonly onToggle: () => void
  /** Stands above the bar. */
  readonly children?: ReactNode
}

function watchWidth(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** A bar at the foot of the page, for which the page keeps room at its end. */
export function BuilderBar({
  label,
  name,
  nameLabel,
  listed,
  onName,
  added,
  pictures,
  steps,
  more,
  total,
  share,
  open,
  toggle,
  onToggle,
  children,
}: BuilderBarProps) {
  const count = useSyncExternalStore(
    watchWidth,
    () => steps.find(({ minWidth }) => window.innerWidth >= minWidth)?.count ?? 0,
  )
  const rest = pictures.length - count
  usePageRoom('--builder-bar', 'var(--bar-height)')
  const sheet = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const sheetHadFocus = useHadFocus(sheet)
  useLayoutEffect(() => {
    if (!open && sheetHadFocus()) opener.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it closes
  }, [open])
  return (
    <section className="vb-bbar" aria-label={label}>
      <div ref={sheet}>{children}</div>
      <div className="vb-bbar-row">
        <button
          type="button"
          className="vb-bbar-name"
          aria-label={added === undefined ? nameLabel : `${added.text}. ${nameLabel}`}
          aria-expanded={listed}
          onClick={onName}
        >
          {added === undefined ? (
            <>
              <span className="vb-bbar-name-text">{name}</span>
              <ChevronUp size={18} />
            </>
          ) : (
            <>
              <span className="vb-bbar-thumb">{added.picture}</span>
              <span className="vb-bbar-name-text">{added.text}</span>
              <Check size={18} />
            </>
          )}
        </button>
        {pictures.length > 0 && (
          <div className="vb-bbar-thumbs">
            {pictures.slice(0, count).map(({ key, picture }) => (
              <span key={key} className="vb-bbar-thumb">
                {picture}
              </span>
            ))}
            {rest > 0 && <span className="vb-bbar-rest">{more(rest)}</span>}
          </div>
        )}
        {total !== undefined && (
          <span className="vb-bbar-total" translate="no">
            {total}
          </span>
        )}
        <div className="vb-bbar-share">{share}</div>
        <IconButton
          ref={opener}
          label={toggle}
          icon={open ? <ChevronDown size={20} /> : <ChevronUp size={20} />}
          aria-expanded={open}
          onClick={onToggle}
        />
      </div>
    </section>
  )
}

/** Above the bar. */
export function BarSheet({ children }: { readonly children: ReactNode }) {
  return <div className="vb-bbar-sheet">{children}</div>
}
