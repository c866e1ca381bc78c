import { TextField, type TextFieldProps } from './TextField.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'lines' | 'inputMode'> & {
  /** Without decimals the phone's keyboard has no separator. */
  readonly whole?: boolean | undefined
}

/** A field for a number as text, since native ones drop what they cannot read, such as a comma or full-width digits. */
export function NumberField({ whole = false, ...field }: NumberFieldProps) {
  return <TextField {...field} inputMode={whole ? 'numeric' : 'decimal'} />
}
