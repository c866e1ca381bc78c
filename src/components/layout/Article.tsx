import './Article.css'

import type { ReactNode } from 'react'

import { TextLink } from '../action/TextLink.tsx'

/** A part of an article. No two paragraphs and no two points of it are alike. */
export interface ArticlePart {
  readonly heading: string
  readonly text: readonly string[]
  readonly points: readonly string[]
  readonly details?: ReactNode
}

export interface ArticleProps {
  /** A PageHeading with a lead. */
  readonly heading: ReactNode
  readonly parts: readonly ArticlePart[]
  /** Names the table of contents; a short article has none. */
  readonly contentsLabel?: string | undefined
  /** Below the text. */
  readonly children?: ReactNode
}

const idOf = (index: number) => `part-${index + 1}`

/** A page to read, in lines of a length that the eye can follow. */
export function Article({ heading, parts, contentsLabel, children }: ArticleProps) {
  return (
    <article className={contentsLabel === undefined ? 'vb-article' : 'vb-article vb-article-long'}>
      <div className="vb-article-head">{heading}</div>
      {contentsLabel !== undefined && (
        <nav className="vb-article-contents" aria-label={contentsLabel}>
          <p className="vb-article-contents-label">{contentsLabel}</p>
          <ol>
            {parts.map((part, index) => (
              <li key={part.heading}>
                <TextLink quiet href={`#${idOf(index)}`}>
                  {part.heading}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="vb-article-body">
        {parts.map((part, index) => (
          <section key={part.heading} id={idOf(index)} className="vb-article-part">
            <h2 className="vb-article-heading">{part.heading}</h2>
            {part.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {part.points.length > 0 && (
              <ul className="vb-article-points">
                {part.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {part.details}
          </section>
        ))}
        {children}
      </div>
    </article>
  )
}
