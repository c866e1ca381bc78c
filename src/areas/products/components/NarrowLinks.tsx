import './NarrowLinks.css'

import { useId } from 'react'

import { Anchor } from '#components/action/Anchor.tsx'
import type { TabLinksProps } from '#components/action/TabLinks.tsx'

/** The ways to see a list, on one line after their name. */
export function NarrowLinks({ label, tabs }: TabLinksProps) {
  const id = useId()
  return (
    <nav className="vb-narrow-links" aria-labelledby={id}>
      <span className="vb-narrow-links-label" id={id}>
        {label}
      </span>
      {tabs.map((tab) => (
        <Anchor
          key={tab.href}
          className="vb-narrow-link"
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </Anchor>
      ))}
    </nav>
  )
}
