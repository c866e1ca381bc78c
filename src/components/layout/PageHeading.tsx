import './PageHeading.css'

import { type ReactNode, useEffect, useRef } from 'react'

export type FocusOnMount = boolean | (() => boolean)

export interface PageHeadingProps {
  readonly children: ReactNode
  /** One sentence below it. */
  readonly lead?: string | undefined
  /** Reading goes on here, where a new document would have begun: a function is asked once the heading is there. */
  readonly focusOnMount?: FocusOnMount | undefined
  /** Names what the page shows. Where it changes, reading goes on here too, unless a person is typing. */
  readonly contentKey?: string | undefined
}

/** The one first-level heading of a page. */
export function PageHeading({ children, lead, focusOnMount = false, contentKey }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownKey = useRef(contentKey)

  useEffect(() => {
    // Where the page stands is the router's business: it scrolls to the top or back to its place.
    if (typeof focusOnMount === 'function' ? focusOnMount() : focusOnMount)
      heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the arrival moves the focus, never a later change
  }, [])

  useEffect(() => {
    if (shownKey.current === contentKey) return
    shownKey.current = contentKey
    if (!(document.activeElement instanceof HTMLInputElement)) heading.current?.focus({ preventScroll: true })
  }, [contentKey])

  return (
    <div className="vb-page-heading">
      <h1 className="vb-page-title" ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead !== undefined && <p className="vb-page-lead">{lead}</p>}
    </div>
  )
}
