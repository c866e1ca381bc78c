import './CardChoice.css'

import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'

export interface CardChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string; readonly drawing: ReactNode }[]
}

/** A few options as cards with a drawing each, of which one is chosen. */
export function CardChoice<Value extends string>({ label, value, onChange, options }: CardChoiceProps<Value>) {
  return (
    <RadioGroup className="vb-card-choice" value={value} onChange={(chosen) => onChange(chosen as Value)}>
      <Label className="vb-card-choice-label">{label}</Label>
      <div className="vb-card-choice-list">
        {options.map((option) => (
          <Radio key={option.value} className="vb-card-choice-card" value={option.value}>
            <span className="vb-card-choice-drawing" aria-hidden="true">
              {option.drawing}
            </span>
            <span>{option.label}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
