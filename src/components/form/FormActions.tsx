import './FormActions.css'

import type { ReactNode } from 'react'

import { Button } from '../action/Button.tsx'

export interface FormActionsProps {
  /** Label of the button that sends the form. */
  readonly submit: string
  /** The form is on its way. */
  readonly busy: boolean
  /** There is nothing to send yet, as the fields say. */
  readonly disabled?: boolean | undefined
  /** Other ways on, beside it. */
  readonly children?: ReactNode
}

/** The foot of a form: what sends it, and other ways on. */
export function FormActions({ submit, busy, disabled, children }: FormActionsProps) {
  return (
    <div className="vb-form-actions">
      {/* The focus stays in the field: left by the press, it could say what is wrong and move the button from under it. */}
      <Button
        variant="primary"
        type="submit"
        busy={busy}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
      >
        {submit}
      </Button>
      {children}
    </div>
  )
}
