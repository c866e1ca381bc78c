import './TakenPlan.css'

import { type ReactNode, useId } from 'react'

import type { DayPlanItem } from './DayPlan.tsx'

export interface TakenItem extends Omit<DayPlanItem, 'key'> {
  readonly key: string
  readonly isTaken: boolean
  readonly onChange: (isTaken: boolean) => void
}

export interface TakenTime {
  readonly time: string
  readonly items: readonly TakenItem[]
  /** Marks all, or says that all are marked. */
  readonly all: ReactNode
}

/** The intakes of a day by their times, each with a mark. */
export function TakenPlan({ times }: { readonly times: readonly TakenTime[] }) {
  return (
    <div className="vb-taken">
      {times.map(({ time, items, all }) => (
        <Time key={time} time={time} items={items} all={all} />
      ))}
    </div>
  )
}

function Time({ time, items, all }: TakenTime) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className="vb-taken-head">
        <h3 id={headingId}>{time}</h3>
        {all}
      </div>
      {items.map(({ key, name, lang, amount, detail, isTaken, onChange }) => (
        <label key={key} className="vb-taken-item">
          <input type="checkbox" checked={isTaken} onChange={(event) => onChange(event.currentTarget.checked)} />
          <span>
            <span className="vb-taken-name">
              <span>{`${amount} · `}</span>
              <span lang={lang}>{name}</span>
            </span>
            {detail !== '' && <span className="vb-taken-detail">{detail}</span>}
          </span>
        </label>
      ))}
    </section>
  )
}

/** All of a time of day are marked. */
export const AllTaken = ({ text }: { readonly text: string }) => <span className="vb-taken-done">{text}</span>
