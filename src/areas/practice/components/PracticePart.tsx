import { type ReactNode, useId } from 'react'

/** 1 on a page of its own, 2 within another page. */
export type PracticeLevel = 1 | 2

export interface PracticePartProps {
  readonly name: 'about' | 'services' | 'approach' | 'packages' | 'hours' | 'contact'
  readonly heading: string
  /** The BCP 47 tag of the heading where it is the practitioner's. */
  readonly lang?: string | undefined
  readonly level: PracticeLevel
  readonly children: ReactNode
}

/** A part of a practice page under its heading. */
export function PracticePart({ name, heading, lang, level, children }: PracticePartProps) {
  const id = useId()
  const Heading = `h${level + 1}` as 'h2' | 'h3'
  return (
    <section className={`vb-practice-part vb-practice-${name}`} aria-labelledby={id}>
      <Heading className="vb-practice-heading" id={id} lang={lang}>
        {heading}
      </Heading>
      <div className="vb-practice-content">{children}</div>
    </section>
  )
}
