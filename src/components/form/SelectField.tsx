import { useRef } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'

import { Field, type FieldProps, descriptionProps } from './Field.tsx'
import { useFilled } from './filled.ts'

export interface SelectFieldProps extends FieldProps {
  /** The value of the chosen option; empty where nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Stands in the field while nothing is chosen; none where something always is. */
  readonly placeholder?: string | undefined
  readonly autoComplete?: string | undefined
}

/** The platform's own select in the look of a field of text. */
export function SelectField({
  id,
  label,
  value,
  onChange,
  state,
  error,
  hint,
  options,
  placeholder,
  readOnly = false,
  ...native
}: SelectFieldProps) {
  const field = useRef<HTMLSelectElement>(null)
  // Where the value is none of the options, as before it is known, the browser shows the first of them, which nobody has chosen.
  const isOffered = options.some((option) => option.value === value) || (value === '' && placeholder !== undefined)
  useFilled({ control: field, read: (control) => (isOffered ? control.value : value), value, onChange })

  return (
    <Field id={id} label={label} state={state} error={error} hint={hint}>
      <span className="vb-field-box">
        <select
          {...native}
          {...descriptionProps({ id, state, error, hint })}
          ref={field}
          id={id}
          className="vb-field-control vb-field-select"
          value={value}
          // A disabled one would lose the focus; the value that React holds takes no other.
          aria-disabled={readOnly}
          onChange={({ currentTarget }) => {
            if (!readOnly) onChange(currentTarget.value)
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="vb-field-chevron" size={16} />
      </span>
    </Field>
  )
}
