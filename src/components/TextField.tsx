import './TextField.css'

import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'

import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface TextFieldProps {
  /** By which a summary of errors leads here. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly state: 'neutral' | 'valid' | 'error'
  /** What is wrong; `lang` where its words are in another language than the page's. */
  readonly error?: { readonly text: string; readonly lang?: string | undefined } | undefined
  /** What to know before one types. */
  readonly hint?: string | undefined
  readonly type?: 'text' | 'email' | undefined
  /** With more than one it is a field of lines, which grows with its text. */
  readonly lines?: number | undefined
  readonly autoComplete?: string | undefined
  readonly required?: boolean | undefined
  /** It keeps the focus and cannot be changed. */
  readonly readOnly?: boolean | undefined
}

/** A native field of text with its label above and, below, room for what is wrong with it. */
export function TextField({ id, label, value, onChange, onBlur, state, error, hint, type = 'text', lines = 1, ...native }: TextFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const errorId = `${id}-error`
  const hintId = `${id}-hint`

  useEffect(() => {
    // A browser fills a field in without telling, before there is anybody to tell: from its memory, or after a reload.
    const filled = field.current?.value ?? value
    if (filled !== value) onChange(filled)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only at first can the two differ
  }, [])

  const attributes = {
    ...native,
    ref: field,
    id,
    className: 'vb-field-control',
    value,
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
    onBlur,
    'aria-invalid': state === 'error',
    'aria-describedby': [error && errorId, hint !== undefined && hintId].filter(Boolean).join(' ') || undefined,
  } satisfies ComponentPropsWithoutRef<'input'> & ComponentPropsWithoutRef<'textarea'> & { ref: unknown }

  return (
    <div className="vb-field">
      <div className="vb-field-head">
        <label className="vb-field-label" htmlFor={id}>
          {label}
        </label>
        {state === 'valid' && <Check className="vb-field-valid" size={18} />}
      </div>
      {hint !== undefined && (
        <p className="vb-field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {lines > 1 ? (
        <textarea {...attributes} rows={lines} />
      ) : (
        <input {...attributes} type={type} {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })} />
      )}
      {/* It is there before its words are, so that they are read out when they come. */}
      <div className="vb-field-foot" aria-live="polite">
        {error && (
          <p className="vb-field-error">
            <CircleAlert className="vb-field-error-icon" size={16} />
            <VisuallyHidden>{label}: </VisuallyHidden>
            <span id={errorId} lang={error.lang}>
              {error.text}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
