import './AreaCard.css'

import { type ReactNode, useId } from 'react'

export interface AreaCardProps {
  readonly heading: string
  readonly text?: string | undefined
  /** The id that a link on the page leads to. */
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

/** Cards in two columns where there is room, those of the first to be seen to first. */
export function AreaColumns({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <div className="vb-area-columns">
      <div className="vb-area-cards">{first}</div>
      <div className="vb-area-cards">{second}</div>
    </div>
  )
}
