import './DosageSteps.css'

import type { ReactNode } from 'react'

/** All fields of a dosage, one below the other. */
export function DosageFields({ children }: { readonly children: ReactNode }) {
  return <div className="vb-dosage-form">{children}</div>
}

interface DosageStepFieldsProps {
  readonly legend: string
  /** A field for each time of day. */
  readonly times: ReactNode
  /** Rows of own times. */
  readonly children: ReactNode
  /** Adds one more of these. */
  readonly more: ReactNode
  readonly length: ReactNode
}

/** The fields of one step. */
export function DosageStepFields({ legend, times, children, more, length }: DosageStepFieldsProps) {
  return (
    <fieldset className="vb-dosage-step">
      <legend className="vb-dosage-step-legend">{legend}</legend>
      <div className="vb-dosage-times">{times}</div>
      {children}
      <div className="vb-dosage-more">{more}</div>
      {length}
    </fieldset>
  )
}

/** An own time, its amount, and a button that removes both. */
export function OwnTimeRow({ children }: { readonly children: ReactNode }) {
  return <div className="vb-dosage-own">{children}</div>
}

/** The dosage in words, said anew when it changes. */
export function DosageInWords({ text }: { readonly text: string }) {
  return (
    <p className="vb-dosage-words" aria-live="polite">
      {text}
    </p>
  )
}
