import './CartLine.css'
import './PlainLine.css'

import type { ReactNode } from 'react'
import ClipboardList from 'lucide-react/icons/clipboard-list'

import { Anchor } from '../action/Anchor.tsx'
import { Price } from '../product/Price.tsx'

export interface PlainLineProps {
  readonly kind?: string | undefined
  readonly name: string
  /** Absent if it has no page of its own. */
  readonly href?: string | undefined
  readonly sum?: string | undefined
  readonly actions: ReactNode
}

/** A line of something without a picture, in a CartLines. */
export function PlainLine({ kind, name, href, sum, actions }: PlainLineProps) {
  return (
    <li className="vb-line-item">
      <div className="vb-line-item-shelf vb-line-item-sign">
        <ClipboardList size={28} />
      </div>
      <div className="vb-line-item-what">
        {kind !== undefined && <p className="vb-line-item-brand">{kind}</p>}
        <p className="vb-line-item-name">
          {href === undefined ? (
            name
          ) : (
            <Anchor className="vb-line-item-link" href={href}>
              {name}
            </Anchor>
          )}
        </p>
      </div>
      {sum !== undefined && (
        <div className="vb-line-item-sum">
          <Price text={sum} />
        </div>
      )}
      <div className="vb-line-item-foot">
        <div className="vb-line-item-actions">{actions}</div>
      </div>
    </li>
  )
}
