import './AmountsPaper.css'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface AmountsPaperProps {
  readonly title: string
  readonly lead: string
  readonly foot: readonly string[]
  /** The table. */
  readonly children: ReactNode
}

/** Daily amounts as a printed page of their own. */
export function AmountsPaper({ title, lead, foot, children }: AmountsPaperProps) {
  return createPortal(
    <div className="vb-paper vb-amounts-paper">
      <h1 className="vb-paper-title">{title}</h1>
      <p>{lead}</p>
      {children}
      <div className="vb-paper-foot">
        {foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>,
    document.body,
  )
}
