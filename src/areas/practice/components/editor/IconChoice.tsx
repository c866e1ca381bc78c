import './IconChoice.css'

import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'

export interface IconChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon: ReactNode }[]
}

/** Icons of which one is chosen, each with its name below it. */
export function IconChoice<Value extends string>({ label, value, onChange, options }: IconChoiceProps<Value>) {
  return (
    <RadioGroup className="vb-icon-choice" value={value} onChange={(chosen) => onChange(chosen as Value)}>
      <Label className="vb-icon-choice-label">{label}</Label>
      <div className="vb-icon-choice-list">
        {options.map((option) => (
          <Radio key={option.value} className="vb-icon-choice-icon" value={option.value}>
            <span aria-hidden="true">{option.icon}</span>
            <span className="vb-icon-choice-name">{option.label}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
