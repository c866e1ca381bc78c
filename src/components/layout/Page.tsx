import '../styles/index.css'
import './Page.css'

import type { ReactNode } from 'react'

import { SkipLink } from '../action/SkipLink.tsx'

export interface PageProps {
  /** Text of the link that leads a keyboard past the header. */
  readonly skipLabel: string
  readonly header: ReactNode
  readonly footer: ReactNode
  /** The page itself: the content of `main`. */
  readonly children: ReactNode
}

const MAIN_ID = 'main'

/** The frame of each page: header, main, footer; the footer stands at the window's foot on a short page. */
export function Page({ skipLabel, header, footer, children }: PageProps) {
  return (
    <div className="vb-page">
      <SkipLink targetId={MAIN_ID} label={skipLabel} />
      {header}
      <main className="vb-main" id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
