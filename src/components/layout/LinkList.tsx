import './MarkList.css'

import { useId } from 'react'

import { TextLink } from '../action/TextLink.tsx'
import type { Mark } from './MarkList.tsx'

export interface LinkListProps {
  /** Such as 'Topics'. */
  readonly label: string
  readonly links: readonly (Mark & { readonly href: string })[]
}

/** Links in a row under their label, with nothing that reads as a promise (product.topics-are-links). */
export function LinkList({ label, links }: LinkListProps) {
  const id = useId()
  return (
    <div>
      <p className="vb-mark-label" id={id}>
        {label}
      </p>
      <ul className="vb-mark-list" aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.id} className="vb-mark">
            <TextLink href={link.href} lang={link.lang}>
              {link.name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
