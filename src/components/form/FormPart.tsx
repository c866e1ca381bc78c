import './FormPart.css'

import { type ReactNode, useId } from 'react'

export interface FormPartProps {
  readonly heading: string
  /** A note before the fields. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** Fields of a long form that belong together. */
export function FormPart({ heading, text, children }: FormPartProps) {
  const textId = useId()
  return (
    <fieldset className="vb-form-part" aria-describedby={text !== undefined ? textId : undefined}>
      <legend>
        <h2 className="vb-form-part-heading">{heading}</h2>
      </legend>
      {text !== undefined && (
        <p className="vb-form-part-text" id={textId}>
          {text}
        </p>
      )}
      {children}
    </fieldset>
  )
}
