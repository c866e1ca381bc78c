import type { FieldError, Form, FormContext } from './form.ts'
import { isBelow } from './values.ts'

/**
 * Errors of groups as wholes, such as `opening_hours` or `opening_hours.2`, by path. A group says what is wrong once one of
 * its fields was touched; the server's words stay until the form is sent again (forms.groups-have-errors-of-their-own).
 */
export function groupErrorsOf<Values>(
  { check }: Pick<Form<Values, unknown>, 'check'>,
  { values, touched, problem }: Pick<FormContext<Values, unknown>, 'values' | 'touched' | 'problem'>,
  groups: readonly string[],
): Readonly<Record<string, FieldError>> {
  const broken = check(values)
  const said = (problem?.kind === 'refused' && problem.errors) || {}
  return Object.fromEntries(
    groups.flatMap((group): [string, FieldError][] => {
      if (!touched.some((field) => field === group || isBelow(field, group) || isBelow(group, field))) return []
      const rule = broken[group]
      if (rule !== undefined) return [[group, { rule }]]
      const words = said[group]
      return words === undefined ? [] : [[group, { words }]]
    }),
  )
}
