import './SearchMeant.css'

import { TextLink } from '#components/action/TextLink.tsx'

export interface SearchMeantProps {
  /** A search for the words that may have been meant. */
  readonly href: string
  readonly label: string
}

/** Stands above what was found where other words may have been meant. */
export function SearchMeant({ href, label }: SearchMeantProps) {
  return (
    <p className="vb-search-meant">
      <TextLink href={href}>{label}</TextLink>
    </p>
  )
}
