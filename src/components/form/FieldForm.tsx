import './FieldForm.css'

import { type ReactNode, type SyntheticEvent, useState } from 'react'

import { FilledContext, type FilledControls, tellFilled } from './filled.ts'

export interface FieldFormProps {
  /** Its accessible name. */
  readonly label: string
  readonly onSubmit: () => void
  /** Shown instead if no code runs, on a page that can be reached then. */
  readonly withoutCode?: string | undefined
  readonly children: ReactNode
}

/** Scripts of the page that submit a form tell no one of it; this way the shop hears. */
function tellSubmits(form: HTMLFormElement | null): void {
  if (form) Object.assign(form, { submit: () => form.requestSubmit() })
}

/** A form that the shop's code sends, and that says itself what is wrong with its fields. */
export function FieldForm({ label, onSubmit, withoutCode, children }: FieldFormProps) {
  const [controls] = useState<FilledControls>(() => new Set())
  const tell = ({ target }: SyntheticEvent) => tellFilled(controls, target)
  return (
    // POST, since a form that the browser sent by itself would otherwise put what was typed into the address.
    <form
      ref={tellSubmits}
      className="vb-form"
      aria-label={label}
      method="post"
      noValidate
      // What each of them changes is drawn next.
      onClickCapture={tell}
      onInputCapture={tell}
      onFocusCapture={tell}
      onBlurCapture={tell}
      onSubmitCapture={tell}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {withoutCode !== undefined && <p className="vb-form-without-code">{withoutCode}</p>}
      <FilledContext value={controls}>{children}</FilledContext>
    </form>
  )
}
