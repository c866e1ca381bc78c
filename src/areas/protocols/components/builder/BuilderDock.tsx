import './BuilderDock.css'

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import ClipboardList from 'lucide-react/icons/clipboard-list'

import { useHadFocus } from '#components/focus/had-focus.ts'
import { usePageRoom } from '#components/layout/page-room.ts'
import { ResizeEdge } from './ResizeEdge.tsx'
import type { ResizeEdgeProps } from './ResizeEdge.tsx'

export interface BuilderDockProps extends ResizeEdgeProps {
  /** The accessible name. */
  readonly label: string
  readonly open: boolean
  /** A media query: on such screens the open panel covers the page. */
  readonly coversWhen: string
  /** On the button that opens it; `count`, with `countLabel` in words, where something is in it already. */
  readonly openText: string
  readonly openLabel: string
  readonly count?: string | undefined
  readonly onOpen: () => void
  readonly onHide: () => void
  readonly children: ReactNode
}

/** A panel at the right of the page, which is not dimmed: browsing goes on. Closed, a button at the edge opens it. */
export function BuilderDock({
  label,
  open,
  coversWhen,
  openText,
  openLabel,
  count,
  onOpen,
  onHide,
  children,
  ...edge
}: BuilderDockProps) {
  const tab = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const tabHadFocus = useHadFocus(tab)
  const panelHadFocus = useHadFocus(panel)
  usePageRoom('--builder-room', open ? `${edge.width}px` : null)
  usePageRoom('--builder-foot', open ? null : 'calc(var(--control-height) + var(--space-6))')

  // The focus goes over with what had it: neither the closed panel nor the button of the open one can keep it
  // (builder.focus-follows).
  useLayoutEffect(() => {
    const [hadFocus, entered] = open ? [tabHadFocus, panel] : [panelHadFocus, tab]
    if (hadFocus()) entered.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it opens or closes
  }, [open])

  useLayoutEffect(() => {
    if (!open) return undefined
    const query = window.matchMedia(coversWhen)
    const page = document.querySelector('.vb-page')
    const cover = () => {
      if (query.matches && page?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
      page?.toggleAttribute('inert', query.matches)
    }
    cover()
    query.addEventListener('change', cover)
    return () => {
      query.removeEventListener('change', cover)
      page?.removeAttribute('inert')
    }
  }, [open, coversWhen])

  return (
    <>
      <button ref={tab} type="button" className="vb-dock-tab" aria-label={openLabel} hidden={open} onClick={onOpen}>
        <ClipboardList size={18} />
        <span className="vb-dock-tab-text">{openText}</span>
        {count !== undefined && <span className="vb-dock-tab-count">{count}</span>}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key that what is in it has not taken */}
      <aside
        ref={panel}
        className="vb-dock"
        aria-label={label}
        tabIndex={-1}
        inert={!open}
        data-open={open}
        style={{ '--dock-width': `${edge.width}px` } as CSSProperties}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !window.matchMedia(coversWhen).matches) return
          onHide()
        }}
      >
        <ResizeEdge {...edge} />
        {children}
      </aside>
    </>
  )
}
