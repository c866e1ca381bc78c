import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react'

import { EmailCorrection, type MeantEmail } from './EmailCorrection.tsx'
import { Field, type FieldProps, descriptionProps } from './Field.tsx'
import { useFilled } from './filled.ts'

export interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'time' | 'date' | undefined
  /** With more than one it is a field of lines, which grows with its text. */
  readonly lines?: number | undefined
  readonly autoComplete?: string | undefined
  /** The keyboard of a phone, where another than that of the type fits. */
  readonly inputMode?: 'decimal' | 'numeric' | undefined
  /** It takes the place of what had the focus. */
  readonly autoFocus?: boolean | undefined
  /** A button within the field, at its end. */
  readonly button?: ReactNode
  /** Asks about what was typed. */
  readonly correction?: MeantEmail | undefined
  /** `id` is that of the describing element in `content`. */
  readonly below?: { readonly id: string; readonly content: ReactNode } | undefined
}

/** Kinds of text that are not sentences. */
const NO_SENTENCES: readonly TextFieldProps['type'][] = ['email', 'url', 'password']

/** A native field of text with its label above and, below, room for what is wrong with it. */
export function TextField({
  id,
  label,
  value,
  onChange,
  state,
  error,
  hint,
  type = 'text',
  lines = 1,
  button,
  correction,
  below,
  ...native
}: TextFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useFilled({ control: field, read: (control) => control.value, value, onChange })

  const attributes = {
    ...native,
    ref: field,
    id,
    className: 'vb-field-control',
    value,
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
    ...descriptionProps({ id, state, error, hint }, below && [below.id]),
  } satisfies ComponentPropsWithoutRef<'input'> & ComponentPropsWithoutRef<'textarea'> & { ref: unknown }

  return (
    <Field id={id} label={label} state={state} error={error} hint={hint}>
      {lines > 1 ? (
        <textarea {...attributes} rows={lines} />
      ) : (
        <span className="vb-field-box">
          <input
            {...attributes}
            type={type}
            {...(NO_SENTENCES.includes(type) && { autoCapitalize: 'none', spellCheck: false })}
          />
          {button}
        </span>
      )}
      {type === 'email' && <EmailCorrection correction={correction} field={field} />}
      {below?.content}
    </Field>
  )
}
