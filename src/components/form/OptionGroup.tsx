import './OptionGroup.css'

import { CheckboxRow } from './CheckboxRow.tsx'

export interface OptionGroupProps {
  readonly legend: string
  readonly options: readonly { readonly id: number; readonly label: string; readonly lang?: string | undefined }[]
  readonly chosen: readonly number[]
  /** They keep the focus and cannot be changed. */
  readonly readOnly?: boolean | undefined
  readonly onChange: (id: number, chosen: boolean) => void
}

/** Several options of one kind in a form, of which any number can be ticked. */
export function OptionGroup({ legend, options, chosen, readOnly = false, onChange }: OptionGroupProps) {
  return (
    // Said of the group, it holds for each of its boxes. They change only with what is chosen.
    <fieldset aria-disabled={readOnly}>
      <legend className="vb-options-legend">{legend}</legend>
      <div className="vb-options-list">
        {options.map(({ id, label, lang }) => (
          <CheckboxRow
            key={id}
            label={label}
            lang={lang}
            checked={chosen.includes(id)}
            onChange={(isChosen) => onChange(id, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}
