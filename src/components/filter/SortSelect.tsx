import './SortSelect.css'

import { useId } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'

export interface SortSelectProps {
  readonly label: string
  /** The value of the chosen option. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  /** There is no list to sort yet. */
  readonly disabled?: boolean | undefined
}

/** The order of a list, by the platform's own select. */
export function SortSelect({ label, value, options, onChange, disabled }: SortSelectProps) {
  const id = useId()
  return (
    <div className="vb-sort">
      <label className="vb-sort-label" htmlFor={id}>
        {label}
      </label>
      <span className="vb-sort-field">
        <select
          id={id}
          className="vb-sort-select"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="vb-sort-chevron" size={16} />
      </span>
    </div>
  )
}
