import './ChangeList.css'

import { useId } from 'react'

export interface ChangeListProps {
  readonly heading: string
  /** The names of the two sides. */
  readonly before: string
  readonly after: string
  readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[]
}

/** Values that have changed, each with what it was beside it. */
export function ChangeList({ heading, before, after, changes }: ChangeListProps) {
  const headingId = useId()
  return (
    <section className="vb-changes" aria-labelledby={headingId}>
      <p className="vb-changes-heading" id={headingId}>
        {heading}
      </p>
      <dl className="vb-changes-list">
        {changes.map((change) => (
          <div className="vb-change" key={change.name}>
            <dt className="vb-change-name">{change.name}</dt>
            <dd className="vb-change-value">
              <span className="vb-change-side">{`${before}: `}</span>
              <span>{change.before}</span>
            </dd>
            <dd className="vb-change-value vb-change-new">
              <span className="vb-change-side">{`${after}: `}</span>
              <span>{change.after}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
