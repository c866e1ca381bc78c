import './AreaCard.css'

import { type ReactNode, useId } from 'react'

export interface AreaCardProps {
  readonly heading: string
  /** What it is about. */
  readonly text?: string | undefined
  /** Where a link of the page leads. */
  readonly anchor?: string | undefined
  /** It holds what cannot be undone. */
  readonly grave?: boolean | undefined
  readonly children?: ReactNode
}

/** One matter of a person's own area, under its heading. */
export function AreaCard({ heading, text, anchor, grave = false, children }: AreaCardProps) {
  const headingId = useId()
  return (
    <section
      className={grave ? 'vb-area-card vb-area-card-grave' : 'vb-area-card'}
      id={anchor}
      aria-labelledby={headingId}
    >
      <div>
        <h2 className="vb-area-card-heading" id={headingId}>
          {heading}
        </h2>
        {text !== undefined && <p className="vb-area-card-text">{text}</p>}
      </div>
      {children}
    </section>
  )
}

/** Several of them, one below the other. */
export function AreaCards({ children }: { readonly children: ReactNode }) {
  return <div className="vb-area-cards">{children}</div>
}
