import './DayHours.css'

import type { ReactNode } from 'react'

/** The days of a week, one below the other. */
export function DayHoursList({ children }: { readonly children: ReactNode }) {
  return <div className="vb-day-hours-list">{children}</div>
}

export interface DayHoursProps {
  readonly name: string
  /** Said where the day has no hours. */
  readonly closed: string | undefined
  readonly children: ReactNode
}

/** One day with its hours. */
export function DayHours({ name, closed, children }: DayHoursProps) {
  return (
    <fieldset className="vb-day-hours">
      <legend className="vb-day-hours-name">{name}</legend>
      {closed !== undefined && <span className="vb-day-hours-closed">{closed}</span>}
      {children}
    </fieldset>
  )
}

/** From when to when, with a button that takes it away. */
export function DaySpan({ children }: { readonly children: ReactNode }) {
  return <div className="vb-day-span">{children}</div>
}

export function DayActions({ children }: { readonly children: ReactNode }) {
  return <div className="vb-day-actions">{children}</div>
}
