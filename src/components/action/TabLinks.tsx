import './TabLinks.css'

import { Anchor } from './Anchor.tsx'

export interface TabLinksProps {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
}

/** The parts of a list, each at an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav className="vb-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor key={tab.href} className="vb-tab" href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Anchor>
      ))}
    </nav>
  )
}
