import './Field.css'
import './RadioField.css'

import { useRef } from 'react'

import { FieldFoot, type FieldProps, descriptionProps } from './Field.tsx'
import { useFilled } from './filled.ts'

export interface RadioGroupProps extends Omit<FieldProps, 'onBlur'> {
  /** The value of the chosen option; that of none where none is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly RadioOption[]
  /** One below the other, with room for a mark and an amount. */
  readonly inRows?: boolean | undefined
}

export interface RadioOption {
  readonly value: string
  readonly label: string
  /** The consequence of choosing it. */
  readonly note?: string | undefined
  /** A second consequence, below the first. */
  readonly more?: string | undefined
  /** The price, at the end of its row. */
  readonly amount?: string | undefined
  /** Address of a picture that the label names. */
  readonly mark?: string | undefined
}

/** A few options of which one is chosen, all in sight. */
export function RadioGroup({
  id,
  name,
  label,
  value,
  onChange,
  options,
  state,
  error,
  hint,
  required,
  readOnly = false,
  inRows = false,
}: RadioGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const read = (control: HTMLFieldSetElement) =>
    control.querySelector<HTMLInputElement>('input:checked')?.value ?? value
  useFilled({ control: group, read, value, onChange })
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <fieldset
      ref={group}
      className="vb-radios"
      role="radiogroup"
      aria-disabled={readOnly}
      aria-required={required}
      {...descriptionProps({ id, state, error, hint })}
    >
      <legend className="vb-radios-legend">{label}</legend>
      {hint !== undefined && (
        <p className="vb-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={inRows ? 'vb-radios-rows' : 'vb-radios-list'}>
        {options.map((option, index) => (
          <label className="vb-radio" key={option.value}>
            <input
              // A summary of errors leads to where the arrow keys begin.
              id={index === at ? id : undefined}
              className="vb-radio-button"
              type="radio"
              name={`${id}${name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                if (!readOnly) onChange(option.value)
              }}
            />
            <span className="vb-radio-words">
              <span>{option.label}</span>{' '}
              {option.note !== undefined && <span className="vb-radio-note">{option.note}</span>}{' '}
              {option.more !== undefined && <span className="vb-radio-note">{option.more}</span>}
            </span>
            {option.amount !== undefined && (
              <span className="vb-radio-amount" translate="no">
                {option.amount}
              </span>
            )}
            {option.mark !== undefined && <img className="vb-mark" src={option.mark} alt="" width={38} height={24} />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The same in a form, with room for what is wrong with it. */
export function RadioField(props: RadioGroupProps) {
  return (
    <div className="vb-field">
      <RadioGroup {...props} />
      <FieldFoot id={props.id} label={props.label} error={props.error} />
    </div>
  )
}
