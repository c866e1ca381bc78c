import { isComplete } from './form.ts'
import type { Form, FormContext } from './form.ts'
import { fieldsOf, isBelow } from './values.ts'

/** The fields of each step of a form, in order: a group stands for all below it. */
export type Steps = readonly (readonly string[])[]

/** The fields of a step as they stand in the values. */
export const fieldsOfStep = (values: unknown, fields: readonly string[]): readonly string[] =>
  fieldsOf(values).filter((path) => fields.some((field) => field === path || isBelow(path, field)))

const isIn = (fields: readonly string[]) => (path: string) =>
  fields.some((field) => field === path || isBelow(path, field))

/** True where no field of the step breaks a rule: the next step can be shown (forms.steps-check-their-own-fields). */
export const isStepComplete = <Values>(
  { check }: Pick<Form<Values, unknown>, 'check'>,
  values: Values,
  fields: readonly string[],
): boolean => isComplete({ check: (held: Values) => onlyIn(check(held), fields) }, values)

const onlyIn = <Said>(said: Readonly<Record<string, Said>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(said).filter(([path]) => isIn(fields)(path)))

/** The first step with something wrong, by its rules or by the server's words; undefined where none has. */
export function firstWrongStep<Values>(
  { check }: Pick<Form<Values, unknown>, 'check'>,
  { values, refused }: Pick<FormContext<Values, unknown>, 'values' | 'refused'>,
  steps: Steps,
): number | undefined {
  const wrong = [...Object.keys(check(values)), ...Object.keys(refused)]
  const at = steps.findIndex((fields) => wrong.some(isIn(fields)))
  return at < 0 ? undefined : at
}

/** The step to be shown once sending was tried in vain: the first that is wrong, else the one that is open. */
export const stepAfterRefusal = <Values>(
  form: Pick<Form<Values, unknown>, 'check'>,
  context: Pick<FormContext<Values, unknown>, 'values' | 'refused' | 'step'>,
  steps: Steps,
): number => firstWrongStep(form, context, steps) ?? context.step ?? 0
