import './Section.css'

import type { ReactNode } from 'react'

export interface SectionProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A part of a page under a heading of the second level. */
export function Section({ heading, children }: SectionProps) {
  return (
    <section>
      <h2 className="vb-section-heading">{heading}</h2>
      {children}
    </section>
  )
}
