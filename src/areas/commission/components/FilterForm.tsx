import './FilterForm.css'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'

import { Button } from '#components/action/Button.tsx'
import { Form } from '#components/form/Form.tsx'

interface FilterFieldProps {
  readonly name: string
  readonly label: string
  /** The value in the address; the field follows it. */
  readonly value: string
}

interface FilterFormProps {
  readonly label: string
  /** The address whose query the fields become. */
  readonly action: string
  readonly days: readonly FilterFieldProps[]
  readonly amounts?: readonly FilterFieldProps[]
  /** Goes along unseen, by name. */
  readonly hidden?: Readonly<Record<string, string>>
  /** One each of some options; the first means all. */
  readonly choices: readonly (FilterFieldProps & {
    readonly options: readonly { readonly value: string; readonly label: string }[]
  })[]
  readonly button: string
  /** Link to the unfiltered list, while a filter is set. */
  readonly more?: ReactNode
}

/** Leaves empty fields out of the address. */
function leaveOutEmpty(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', ({ formData }) => {
    const empty = [...formData].filter(([, value]) => value === '')
    for (const [name] of empty) formData.delete(name)
  })
}

/** Narrows a list by days and choices. The address keeps them, so that it works before the shop's code has come. */
export function FilterForm({ label, action, days, amounts = [], hidden = {}, choices, button, more }: FilterFormProps) {
  return (
    <Form ref={leaveOutEmpty} className="vb-filter-form" aria-label={label} action={action}>
      {days.map((field) => (
        <Day key={field.name} {...field} />
      ))}
      {amounts.map((field) => (
        <Amount key={field.name} {...field} />
      ))}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map((choice) => (
        <Choice key={choice.name} {...choice} />
      ))}
      <div className="vb-filter-form-actions">
        <Button type="submit">{button}</Button>
        {more}
      </div>
    </Form>
  )
}

function Day({ name, label, value }: FilterFieldProps) {
  const id = useId()
  const field = useFollowing<HTMLInputElement>(value)
  return (
    <div className="vb-field">
      <label className="vb-field-label" htmlFor={id}>
        {label}
      </label>
      <input ref={field} id={id} className="vb-field-control" type="date" name={name} defaultValue={value} />
    </div>
  )
}

function Amount({ name, label, value }: FilterFieldProps) {
  const id = useId()
  const field = useFollowing<HTMLInputElement>(value)
  return (
    <div className="vb-field">
      <label className="vb-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className="vb-field-control"
        inputMode="decimal"
        autoComplete="off"
        name={name}
        defaultValue={value}
      />
    </div>
  )
}

function Choice({ name, label, value, options }: FilterFormProps['choices'][number]) {
  const id = useId()
  const field = useFollowing<HTMLSelectElement>(value)
  return (
    <div className="vb-field">
      <label className="vb-field-label" htmlFor={id}>
        {label}
      </label>
      <span className="vb-field-box">
        <select ref={field} id={id} className="vb-field-control vb-field-select" name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="vb-field-chevron" size={16} />
      </span>
    </div>
  )
}

/** Puts new values of the address into the field, but not the first: what was typed before hydration must stay. */
function useFollowing<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Control>(null)
  const followed = useRef(value)
  useEffect(() => {
    if (followed.current === value) return
    followed.current = value
    if (field.current) field.current.value = value
  }, [value])
  return field
}
