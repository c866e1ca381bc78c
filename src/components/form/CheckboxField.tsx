import './CheckboxRow.css'
import './CheckboxField.css'

import { type ReactNode, useRef } from 'react'

import { FieldFoot, type FieldProps, descriptionProps } from './Field.tsx'
import { useFilled } from './filled.ts'

export interface CheckboxFieldProps extends Omit<FieldProps, 'hint'> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Replaces the plain label, for one with a link in it. */
  readonly children?: ReactNode
}

/** Something to agree to in a form: a box with its label beside it and, below, room for what is wrong with it. */
export function CheckboxField({
  id,
  label,
  checked,
  onChange,
  state,
  error,
  readOnly = false,
  children,
  ...native
}: CheckboxFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useFilled({ control: box, read: (control) => control.checked, value: checked, onChange })

  return (
    <div className="vb-field">
      <label className="vb-check vb-check-field" htmlFor={id}>
        <input
          {...native}
          {...descriptionProps({ id, state, error })}
          ref={box}
          id={id}
          className="vb-check-box"
          type="checkbox"
          checked={checked}
          // A disabled one would lose the focus; the value that React holds takes no other.
          aria-disabled={readOnly}
          onChange={({ currentTarget }) => {
            if (!readOnly) onChange(currentTarget.checked)
          }}
        />
        <span className="vb-check-label">{children ?? label}</span>
      </label>
      <FieldFoot id={id} label={label} error={error} />
    </div>
  )
}
