import './BuilderView.css'

import type { ReactNode } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'

import { IconButton } from '#components/action/IconButton.tsx'

export interface BuilderViewProps {
  readonly heading: string
  readonly lead?: string | undefined
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Above the heading, at the end: what can be done with the builder. */
  readonly tools?: ReactNode
  /** Stays in sight below the scrolling content. */
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/** One view of the builder: its head stays in sight, its content scrolls. */
export function BuilderView({ heading, lead, back, tools, foot, children }: BuilderViewProps) {
  return (
    <div className="vb-view">
      <div className="vb-view-tools">
        {back !== undefined && <IconButton label={back.label} icon={<ArrowLeft size={20} />} onClick={back.onPress} />}
        <div className="vb-view-actions">{tools}</div>
      </div>
      <div className="vb-view-content">
        <h2 className="vb-view-heading" tabIndex={-1}>
          {heading}
        </h2>
        {lead !== undefined && lead !== '' && <p className="vb-view-lead">{lead}</p>}
        {children}
      </div>
      {foot !== undefined && <div className="vb-view-foot">{foot}</div>}
    </div>
  )
}

/** Finds the heading of the view that has come in place of the one that had the focus. */
export function viewHeading(area: Element): () => HTMLElement | null {
  return () => area.querySelector<HTMLElement>('.vb-view-heading')
}
