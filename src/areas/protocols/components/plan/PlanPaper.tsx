import './PlanPaper.css'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { Cautions, type Caution } from './Cautions.tsx'
import type { DayPlanItem } from './DayPlan.tsx'

export interface PlanPaperItem extends DayPlanItem {
  readonly picture: ReactNode
}

export interface PlanPaperProps {
  readonly title: string
  /** The protocol, and the day that the plan is for. */
  readonly lead: string
  readonly times: readonly { readonly time: string; readonly items: readonly PlanPaperItem[] }[]
  /** The heading of the cautions. */
  readonly mind: string
  readonly cautions: readonly Caution[]
  readonly foot: readonly string[]
}

/** The day's plan as a printed page of its own, in letters that are read from a step away. */
export function PlanPaper({ title, lead, times, mind, cautions, foot }: PlanPaperProps) {
  return createPortal(
    <div className="vb-paper vb-plan-paper">
      <h1 className="vb-paper-title">{title}</h1>
      <p className="vb-plan-paper-lead">{lead}</p>
      {times.map(({ time, items }) => (
        <section key={time} className="vb-plan-paper-time">
          <h2>{time}</h2>
          <ul>
            {items.map(({ key, name, lang, amount, detail, picture }) => (
              <li key={key} className="vb-plan-paper-item">
                <div className="vb-plan-paper-shelf">{picture}</div>
                <div>
                  <p className="vb-plan-paper-amount">{amount}</p>
                  <p lang={lang}>{name}</p>
                  {detail !== '' && <p className="vb-plan-paper-detail">{detail}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {cautions.length > 0 && (
        <section className="vb-plan-paper-cautions">
          <h2>{mind}</h2>
          <Cautions cautions={cautions} />
        </section>
      )}
      <div className="vb-paper-foot">
        {foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>,
    document.body,
  )
}
