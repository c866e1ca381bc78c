import './SentView.css'

import type { ReactNode } from 'react'
import CircleCheck from 'lucide-react/icons/circle-check'

export interface SentViewProps {
  readonly heading: string
  readonly text: string
  /** The way on. */
  readonly action: ReactNode
}

/** Stands in place of a form that was sent. */
export function SentView({ heading, text, action }: SentViewProps) {
  return (
    <section className="vb-sent">
      <CircleCheck className="vb-sent-icon" size={28} />
      <h2 className="vb-sent-heading">{heading}</h2>
      <p className="vb-sent-text">{text}</p>
      <div className="vb-sent-action">{action}</div>
    </section>
  )
}
