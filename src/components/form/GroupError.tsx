import { type FieldErrorWords, FieldFoot } from './Field.tsx'

export interface GroupErrorProps {
  /** The id of the group, by which a summary leads to it; its words are described by `{id}-error`. */
  readonly id: string
  readonly label: string
  readonly error: FieldErrorWords | undefined
}

/** An error of a group as a whole, besides those of its fields. It stands in the group's fieldset before it has words. */
export function GroupError({ id, label, error }: GroupErrorProps) {
  return (
    <div id={id} tabIndex={-1}>
      <FieldFoot id={id} label={label} error={error} />
    </div>
  )
}
