import { useId } from 'react'

import { SelectField } from './SelectField.tsx'
import type { SelectFieldProps } from './SelectField.tsx'

type ChoiceFieldProps = Pick<SelectFieldProps, 'name' | 'label' | 'value' | 'options' | 'onChange'>

/** A select that belongs to no form: what is chosen holds at once. */
export function ChoiceField(props: ChoiceFieldProps) {
  return <SelectField id={useId()} state="neutral" onBlur={() => undefined} {...props} />
}
