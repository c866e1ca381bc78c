import type { ReactNode } from 'react'

import type { SearchHit } from '#areas/catalogue/contract/search.ts'

/** The name of a product found, with the parts marked that match (search.formatted-marks-matches). */
export function matchedName({ name, formatted }: SearchHit): ReactNode {
  return (
    formatted?.name.map(({ text, match }, index) =>
      match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    ) ?? name
  )
}
