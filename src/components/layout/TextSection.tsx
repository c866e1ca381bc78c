import './TextSection.css'

import { Section } from './Section.tsx'

export interface TextSectionProps {
  readonly heading: string
  /** Plain text; no two are alike. */
  readonly paragraphs: readonly string[]
  /** The BCP 47 tag of the paragraphs where it differs from the page's; the heading is always the page's. */
  readonly lang?: string | undefined
}

/** Something to read under a heading, in lines of a length that the eye can follow. */
export function TextSection({ heading, paragraphs, lang }: TextSectionProps) {
  return (
    <Section heading={heading}>
      <div className="vb-text" lang={lang}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
