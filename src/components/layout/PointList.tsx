import './PointList.css'

import { type ReactNode, useId } from 'react'

export interface PointListProps {
  /** Introduces the points. */
  readonly label: string
  readonly points: readonly { readonly id: string; readonly words: ReactNode }[]
}

/** A few short points below the words that introduce them. */
export function PointList({ label, points }: PointListProps) {
  const id = useId()
  return (
    <div>
      <p className="vb-points-label" id={id}>
        {label}
      </p>
      <ul className="vb-points" aria-labelledby={id}>
        {points.map(({ id: point, words }) => (
          <li key={point}>{words}</li>
        ))}
      </ul>
    </div>
  )
}
