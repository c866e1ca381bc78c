import './FieldLine.css'

import type { ReactNode } from 'react'

export interface FieldLineProps {
  readonly legend: string
  /** Three fields, the first of which takes most room. */
  readonly children: ReactNode
  readonly action: ReactNode
}

/** The fields of one row of a list, side by side where there is room. */
export function FieldLine({ legend, children, action }: FieldLineProps) {
  return (
    <fieldset className="vb-field-line">
      <legend className="vb-field-line-legend">{legend}</legend>
      <div className="vb-field-line-fields">{children}</div>
      <div className="vb-field-line-action">{action}</div>
    </fieldset>
  )
}
