import './FieldGroup.css'

import type { ReactNode } from 'react'

/** The fields of one of several equal things. */
export function FieldGroup({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="vb-field-group">
      <legend>{legend}</legend>
      <div className="vb-field-group-fields">{children}</div>
    </fieldset>
  )
}
