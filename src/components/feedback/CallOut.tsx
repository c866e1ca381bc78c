import './CallOut.css'

import type { ReactNode } from 'react'

export interface CallOutProps {
  readonly heading: string
  readonly text: string
  /** A link: the one next step. */
  readonly action: ReactNode
  /** strong: the deep green of the shop; calm: a tint of it. */
  readonly tone: 'strong' | 'calm'
  /** A decorative picture beside the words, where there is room. */
  readonly picture?: ReactNode
}

/** Something of the shop that deserves a place of its own. */
export function CallOut({ heading, text, action, tone, picture }: CallOutProps) {
  return (
    <section className={`vb-call vb-call-${tone}`}>
      <div className="vb-call-words">
        <h2 className="vb-call-heading">{heading}</h2>
        <p className="vb-call-text">{text}</p>
        {action}
      </div>
      {picture}
    </section>
  )
}
