import './DetailList.css'

import type { ReactNode } from 'react'

export interface Detail {
  readonly name: string
  readonly value: ReactNode
}

interface DetailListProps {
  readonly details: readonly Detail[]
  /** One below the other, with the names in a column of their own. */
  readonly inRows?: boolean | undefined
}

export function DetailList({ details, inRows = false }: DetailListProps) {
  return (
    <dl className={inRows ? 'vb-details vb-details-rows' : 'vb-details'}>
      {details.map(({ name, value }) => (
        <div className="vb-detail" key={name}>
          <dt className="vb-detail-name">{name}</dt>
          <dd className="vb-detail-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
