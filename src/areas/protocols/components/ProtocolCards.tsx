import './ProtocolCards.css'

import type { ReactNode } from 'react'

import { Anchor } from '#components/action/Anchor.tsx'
import { Price } from '#components/product/Price.tsx'

export interface ProtocolCard {
  readonly id: number
  readonly href: string
  readonly name: string
  /** Such as 'New'. */
  readonly mark?: string | undefined
  /** Two lines of it are shown. */
  readonly text?: string | undefined
  /** Its author, date and size, each in words. */
  readonly facts: readonly string[]
  /** The total of all its products, in words. */
  readonly sum: string
  /** The total before the discount, in words. */
  readonly before?: string | undefined
  readonly actions?: ReactNode
}

/** Protocols in a list, each leading to its own page. */
export function ProtocolCards({
  label,
  protocols,
}: {
  readonly label: string
  readonly protocols: readonly ProtocolCard[]
}) {
  return (
    <ul className="vb-protocols" aria-label={label}>
      {protocols.map(({ id, href, name, mark, text, facts, sum, before, actions }) => (
        <li key={id} className="vb-protocol">
          <div>
            <div className="vb-protocol-head">
              <h2 className="vb-protocol-name">
                <Anchor className="vb-protocol-link" href={href}>
                  {name}
                </Anchor>
              </h2>
              {mark !== undefined && <p className="vb-protocol-mark">{mark}</p>}
            </div>
            {text !== undefined && <p className="vb-protocol-text">{text}</p>}
            <p className="vb-protocol-facts">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </div>
          <div className="vb-protocol-sum">
            <Price text={sum} />
            {before !== undefined && <p className="vb-protocol-before">{before}</p>}
          </div>
          {actions !== undefined && <div className="vb-protocol-actions">{actions}</div>}
        </li>
      ))}
    </ul>
  )
}
