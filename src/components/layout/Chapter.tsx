import './Chapter.css'

import type { ReactNode } from 'react'

import { TextLink } from '../action/TextLink.tsx'

export interface ChapterProps {
  readonly heading: string
  /** Its room is kept by this until it comes into sight. */
  readonly content: 'tiles' | 'products' | 'groups' | 'names'
  /** Leads to all of what the chapter shows a part of. */
  readonly more?: { readonly label: string; readonly href: string } | undefined
  readonly children: ReactNode
}

/** A part of a long page under a large heading. */
export function Chapter({ heading, content, more, children }: ChapterProps) {
  return (
    <section className={`vb-chapter vb-chapter-${content}`}>
      <div className="vb-chapter-head">
        <h2 className="vb-chapter-heading">{heading}</h2>
        {more !== undefined && <TextLink href={more.href}>{more.label}</TextLink>}
      </div>
      {children}
    </section>
  )
}
