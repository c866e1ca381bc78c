import './Hero.css'

import type { ReactNode } from 'react'

import { TextLink } from '../action/TextLink.tsx'

/** A word to look for and where it leads. */
export interface HeroSuggestion {
  readonly label: string
  readonly href: string
  /** The BCP 47 tag of the label where it differs from the page's. */
  readonly lang?: string | undefined
}

export interface HeroProps {
  /** A PageHeading with a lead. */
  readonly heading: ReactNode
  /** A SearchForm: the first thing to do here. */
  readonly search: ReactNode
  readonly suggestionsLabel: string
  readonly suggestions: readonly HeroSuggestion[]
  /** Stands at the foot, beside the words where there is room. */
  readonly shelf: ReactNode
}

/** The head of the shop's front door: what it is, and the search. Its ground reaches from edge to edge of the window. */
export function Hero({ heading, search, suggestionsLabel, suggestions, shelf }: HeroProps) {
  return (
    <div className="vb-hero">
      <div className="vb-hero-words">
        {heading}
        {search}
        {suggestions.length > 0 && (
          <div className="vb-hero-often">
            <p>{suggestionsLabel}</p>
            <ul className="vb-hero-suggestions" aria-label={suggestionsLabel}>
              {suggestions.map(({ label, href, lang }) => (
                <li key={href} className="vb-hero-suggestion">
                  <TextLink quiet href={href} lang={lang}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="vb-hero-shelf">{shelf}</div>
    </div>
  )
}
