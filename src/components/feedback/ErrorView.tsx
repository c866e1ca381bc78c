import './Notice.css'

import type { ReactNode } from 'react'

import { type FocusOnMount, PageHeading } from '../layout/PageHeading.tsx'

export interface ErrorViewProps {
  readonly heading: string
  /** Safe to show: a message or a status. */
  readonly message: string
  /** The quickest way on, right below the heading. */
  readonly children?: ReactNode
  /** Ways on. */
  readonly actions?: ReactNode
  /** It replaced a page that a person was on. */
  readonly focusOnMount?: FocusOnMount | undefined
}

/** Stands in place of a page that cannot be shown. */
export function ErrorView({ heading, message, children, actions, focusOnMount }: ErrorViewProps) {
  return (
    <section className="vb-notice vb-notice-error">
      <PageHeading focusOnMount={focusOnMount}>{heading}</PageHeading>
      {children}
      <p className="vb-notice-text">{message}</p>
      {actions !== undefined && <div className="vb-notice-actions">{actions}</div>}
    </section>
  )
}
