import './Timeline.css'

interface TimelineEntry {
  readonly id: number
  readonly what: string
  /** The time, and whoever did it. */
  readonly when: string
  /** Somebody's own words. */
  readonly text?: string | undefined
}

/** Events one below the other, the latest first. */
export function Timeline({ label, entries }: { readonly label: string; readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="vb-timeline" aria-label={label}>
      {entries.map(({ id, what, when, text }) => (
        <li key={id} className="vb-timeline-entry">
          <p className="vb-timeline-what">{what}</p>
          {text !== undefined && <p className="vb-timeline-text">{text}</p>}
          <p className="vb-timeline-when">{when}</p>
        </li>
      ))}
    </ol>
  )
}
