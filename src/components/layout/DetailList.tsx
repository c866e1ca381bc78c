import './DetailList.css'

import type { ReactNode } from 'react'

export interface Detail {
  readonly name: string
  readonly value: ReactNode
}

export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return (
    <dl className="vb-details">
      {details.map(({ name, value }) => (
        <div className="vb-detail" key={name}>
          <dt className="vb-detail-name">{name}</dt>
          <dd className="vb-detail-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
