import './PracticeLayout.css'
import './linden.css'
import './sage.css'
import './clay.css'

import type { ReactNode } from 'react'

import { type FocusOnMount, PageHeading } from '#components/layout/PageHeading.tsx'
import type { PracticeLevel } from './PracticePart.tsx'
import { PracticePicture, type PracticePictureData } from './PracticePicture.tsx'
import { PracticeWords, type Words } from './PracticeWords.tsx'

export type PracticeTheme = 'linden' | 'sage' | 'clay'
export type PracticeType = 'practice' | 'clinic' | 'online'

export interface PracticeParts {
  readonly about: ReactNode
  readonly services: ReactNode
  readonly approach: ReactNode
  readonly packages: ReactNode
  readonly hours: ReactNode
  readonly contact: ReactNode
}

export interface PracticeLayoutProps {
  readonly theme: PracticeTheme
  readonly type: PracticeType
  readonly level: PracticeLevel
  readonly logo: PracticePictureData | null
  /** The practice's name, where the title does not say it. */
  readonly name: string | undefined
  readonly title: { readonly text: string; readonly lang: string | undefined }
  readonly lead: Words
  /** The next step of a visitor; none in a preview. */
  readonly action?: ReactNode
  /** A line to all visitors. */
  readonly message?: { readonly label: string; readonly words: Words } | undefined
  readonly parts: PracticeParts
  readonly focusOnMount?: FocusOnMount | undefined
}

/**
 * The parts in the order of the practice's type (practice.order-follows-its-type); hours and contact stand beside each other.
 */
function inOrder(type: PracticeType, { about, services, approach, packages, hours, contact }: PracticeParts) {
  const visit = (hours || contact) && (
    <div key="visit" className="vb-practice-visit">
      {hours}
      {contact}
    </div>
  )
  const offer = [services, packages]
  const person = [about, approach]
  if (type === 'online') return [...offer, ...person, visit]
  if (type === 'clinic') return [visit, services, about, approach, packages]
  return [...person, ...offer, visit]
}

/** A practice page: its head, a line to visitors, and the parts in the order of its type, in the look of its theme. */
export function PracticeLayout(props: PracticeLayoutProps) {
  const { theme, type, level, logo, name, title, lead, action, message, parts, focusOnMount } = props
  return (
    <div className="vb-practice-room">
      <article className={`vb-practice vb-practice-${theme} vb-practice-of-${type}`}>
        <header className="vb-practice-head">
          {logo && <PracticePicture className="vb-practice-logo" picture={logo} sizes="10rem" priority />}
          <div className="vb-practice-head-words">
            {name !== undefined && <p className="vb-practice-name">{name}</p>}
            {level === 1 ? (
              <div lang={title.lang}>
                <PageHeading focusOnMount={focusOnMount}>{title.text}</PageHeading>
              </div>
            ) : (
              <h2 className="vb-page-title" lang={title.lang}>
                {title.text}
              </h2>
            )}
            <PracticeWords {...lead} className="vb-practice-lead" />
            {action}
          </div>
        </header>
        {message && (
          <aside className="vb-practice-message" aria-label={message.label}>
            <PracticeWords {...message.words} />
          </aside>
        )}
        {inOrder(type, parts)}
      </article>
    </div>
  )
}
