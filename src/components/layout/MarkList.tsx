import './MarkList.css'

import { useId } from 'react'
import Check from 'lucide-react/icons/check'

import { TextLink } from '../action/TextLink.tsx'

export interface Mark {
  readonly id: number
  readonly name: string
  /** The BCP 47 tag of the name where it differs from the page's. */
  readonly lang?: string | undefined
  /** A mark that leads somewhere has no tick, which would read as a promise (product.topics-are-links). */
  readonly href?: string
}

export interface MarkListProps {
  /** Such as 'Suitable for' or 'Topics'. */
  readonly label: string
  readonly marks: readonly Mark[]
}

export function MarkList({ label, marks }: MarkListProps) {
  const id = useId()
  return (
    <div>
      <p className="vb-mark-label" id={id}>
        {label}
      </p>
      <ul className="vb-mark-list" aria-labelledby={id}>
        {marks.map((mark) => (
          <li key={mark.id} className="vb-mark">
            {mark.href === undefined ? (
              <>
                <Check className="vb-mark-tick" size={14} strokeWidth={2.5} />
                <span lang={mark.lang}>{mark.name}</span>
              </>
            ) : (
              <TextLink href={mark.href} lang={mark.lang}>
                {mark.name}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
