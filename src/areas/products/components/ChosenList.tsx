import './ChosenList.css'

import { Chip } from '#components/action/Chip.tsx'
import { SelectField, type SelectFieldProps } from '#components/form/SelectField.tsx'

export interface ChosenListProps extends Omit<SelectFieldProps, 'value' | 'onChange' | 'options'> {
  readonly chosen: readonly number[]
  readonly options: readonly { readonly id: number; readonly name: string }[]
  readonly removeLabel: (name: string) => string
  readonly onChange: (chosen: number[]) => void
}

/** Any number of options: those that are chosen, and a menu of the others. */
export function ChosenList({ chosen, options, removeLabel, onChange, ...field }: ChosenListProps) {
  const names = new Map(options.map(({ id, name }) => [id, name]))
  const nameOf = (id: number) => names.get(id) ?? `${id}`
  return (
    <div className="vb-chosen">
      <SelectField
        {...field}
        value=""
        options={options
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => id !== '' && onChange([...chosen, Number(id)].toSorted((one, other) => one - other))}
      />
      {chosen.length > 0 && (
        <div className="vb-chosen-chips" role="group" aria-label={field.label}>
          {chosen.map((id) => (
            <Chip
              key={id}
              label={nameOf(id)}
              removeLabel={removeLabel(nameOf(id))}
              onRemove={() => onChange(chosen.filter((one) => one !== id))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
