import './Header.css'

import type { ReactNode } from 'react'

import { Anchor } from '../action/Anchor.tsx'

/** A main area of the shop. */
export interface HeaderArea {
  readonly href: string
  readonly label: string
  /** The page in sight belongs to it. */
  readonly current: boolean
}

export interface HeaderProps {
  /** The shop's name (setting SHOP_NAME), drawn as its word mark. */
  readonly shopName: string
  readonly homeHref: string
  /** Says that the name leads home. */
  readonly homeLabel: string
  readonly areasLabel: string
  /** Empty on a page that leads nowhere but on. */
  readonly areas: readonly HeaderArea[]
  /** The search: a field from 900 px up, a button below. */
  readonly search?: ReactNode
  /** Language, account and their like, at the end. */
  readonly actions: ReactNode
}

/** The head of each page: its first row stays in sight, the areas below it scroll away with the page. */
export function Header({ shopName, homeHref, homeLabel, areasLabel, areas, search, actions }: HeaderProps) {
  return (
    <header className="vb-header">
      <div className="vb-header-row">
        <Anchor className="vb-logo" href={homeHref} aria-label={homeLabel}>
          <span>{shopName}</span>
          <span className="vb-logo-dot">.</span>
        </Anchor>
        <div className="vb-header-search">{search}</div>
        <div className="vb-header-actions">{actions}</div>
      </div>
      {areas[0] && (
        <nav className="vb-areas" aria-label={areasLabel}>
          <ul className="vb-areas-list">
            {areas.map(({ href, label, current }) => (
              <li key={href}>
                <Anchor className="vb-area" href={href} aria-current={current ? 'page' : undefined}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}
