import './Field.css'

import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'

import { VisuallyHidden } from '../focus/VisuallyHidden.tsx'

/** `lang` is set if the words are in another language than the page's. */
export interface FieldErrorWords {
  readonly text: string
  readonly lang?: string | undefined
}

export interface FieldProps {
  /** By which a summary of errors leads here. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly state: 'neutral' | 'valid' | 'error'
  readonly error?: FieldErrorWords | undefined
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
  /** It keeps the focus and cannot be changed. */
  readonly readOnly?: boolean | undefined
  readonly onBlur: () => void
}

const errorId = (id: string) => `${id}-error`
const hintId = (id: string) => `${id}-hint`

/** The ARIA attributes by which a control refers to its error and hint. */
export function descriptionProps(
  { id, state, error, hint }: Pick<FieldProps, 'id' | 'state' | 'error' | 'hint'>,
  others: readonly string[] = [],
) {
  const ids = [...(error ? [errorId(id)] : []), ...(hint === undefined ? [] : [hintId(id)]), ...others]
  return { 'aria-invalid': state === 'error', 'aria-describedby': ids.length === 0 ? undefined : ids.join(' ') }
}

/** The room below a control for what is wrong with it. It is there before its words are, so that they are read out when they come. */
export function FieldFoot({
  id,
  label,
  error,
}: {
  readonly id: string
  readonly label: string
  readonly error: FieldErrorWords | undefined
}) {
  return (
    <div className="vb-field-foot" aria-live="polite">
      {error && (
        <p className="vb-field-error">
          <CircleAlert className="vb-field-error-icon" size={16} />
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          <span id={errorId(id)} lang={error.lang}>
            {error.text}
          </span>
        </p>
      )}
    </div>
  )
}

/** A control with its label above and, below, room for what is wrong with it. */
export function Field({
  id,
  label,
  state,
  error,
  hint,
  children,
}: Pick<FieldProps, 'id' | 'label' | 'state' | 'error' | 'hint'> & { readonly children: ReactNode }) {
  return (
    <div className="vb-field">
      <div className="vb-field-head">
        <label className="vb-field-label" htmlFor={id}>
          {label}
        </label>
        {state === 'valid' && <Check className="vb-field-valid" size={18} />}
      </div>
      {hint !== undefined && (
        <p className="vb-field-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      <FieldFoot id={id} label={label} error={error} />
    </div>
  )
}
