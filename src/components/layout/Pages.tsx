import './Pages.css'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

import { Anchor } from '../action/Anchor.tsx'
import { pageSteps } from './page-numbers.ts'

export interface PagesProps {
  /** The accessible name. */
  readonly label: string
  /** Counted from 1. */
  readonly current: number
  readonly total: number
  readonly hrefOf: (page: number) => string
  /** A number as this language writes it. */
  readonly formatNumber: (page: number) => string
  readonly texts: {
    readonly previous: string
    readonly next: string
    /** Names a page, such as 'Page 3'. */
    readonly page: (page: number) => string
  }
}

/** The way through a list page by page: real links, so that each page can be kept and shared. */
export function Pages({ label, current, total, hrefOf, formatNumber, texts }: PagesProps) {
  return (
    <nav className="vb-pages" aria-label={label}>
      {current > 1 && (
        <Anchor className="vb-pages-step" href={hrefOf(current - 1)} rel="prev">
          <ChevronLeft size={18} />
          <span>{texts.previous}</span>
        </Anchor>
      )}
      <ol className="vb-pages-list">
        {pageSteps(current, total).map((step, index) =>
          step === 'gap' ? (
            <li key={`gap ${index}`} className="vb-pages-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <Anchor
                className="vb-pages-number"
                href={hrefOf(step)}
                aria-label={texts.page(step)}
                aria-current={step === current ? 'page' : undefined}
              >
                {formatNumber(step)}
              </Anchor>
            </li>
          ),
        )}
      </ol>
      {current < total && (
        <Anchor className="vb-pages-step" href={hrefOf(current + 1)} rel="next">
          <span>{texts.next}</span>
          <ChevronRight size={18} />
        </Anchor>
      )}
    </nav>
  )
}
