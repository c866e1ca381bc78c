import './ProtocolRow.css'

import type { ReactNode } from 'react'

export interface ProtocolRowProps {
  readonly name: string
  /** The number of products, and their total. */
  readonly facts: readonly string[]
  /** When it was changed, in words. */
  readonly changed: string
  /** With how many it was shared, in words. */
  readonly shared?: string | undefined
  /** It is the one that is worked on, in words. */
  readonly mark?: string | undefined
  readonly select: ReactNode
  readonly menu: ReactNode
}

/** A protocol to choose, in ProtocolRows. */
export function ProtocolRow({ name, facts, changed, shared, mark, select, menu }: ProtocolRowProps) {
  return (
    <li className="vb-prow">
      <div className="vb-prow-what">
        <h3 className="vb-prow-name">{name}</h3>
        <p className="vb-prow-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className="vb-prow-changed">{changed}</p>
        {shared !== undefined && <p className="vb-prow-changed">{shared}</p>}
      </div>
      <div className="vb-prow-menu">{menu}</div>
      <div className="vb-prow-select">
        {select}
        {mark !== undefined && <span className="vb-prow-mark">{mark}</span>}
      </div>
    </li>
  )
}

/** Protocols to choose from. */
export function ProtocolRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="vb-prows" aria-label={label}>
      {children}
    </ul>
  )
}

export function ProtocolTools({ children }: { readonly children: ReactNode }) {
  return <div className="vb-prow-tools">{children}</div>
}
