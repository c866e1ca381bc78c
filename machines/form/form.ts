import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'
import type { RuleError } from '#contract/rules.ts'

export { TICKED } from './ticked.ts'

export type Values<Field extends string> = Readonly<Record<Field, string>>

/** What a form is made of. */
export interface Form<Field extends string> {
  /** What its fields hold at first, in the order in which they stand. */
  readonly empty: Values<Field>
  /** Which rule each wrong field breaks; a field that is right is left out. */
  readonly check: (values: Values<Field>) => Readonly<Partial<Record<Field, RuleError>>>
  /** Fields that are let go of once the form was taken: passwords, one-time tokens. */
  readonly secret?: readonly Field[]
}

export interface FormContext<Field extends string, Sent> {
  values: Values<Field>
  /** The fields that were left once, or were there when sending was tried. */
  touched: readonly Field[]
  /** The fields that a person has changed since the form was empty, filled in or sent: the shop fills nothing in over them. */
  changed: readonly Field[]
  /** What the server said against a field, by its name, until the field is changed. */
  refused: Readonly<Record<string, string>>
  /** Why the last sending failed. */
  problem: Problem | null
  /** What the call has answered. */
  sent: Sent | null
  /** The language of the last sending, thus of the server's words. */
  language: LanguageCode
  /** How often sending was tried in vain: each time the person is led to what is wrong. */
  failures: number
}

/** What a field tells of itself: nothing before it was touched (section 4, 'Forms'). */
export type FieldState = 'neutral' | 'valid' | 'error'

/** What is wrong with a field: the rule it breaks, or what the server said, in the language of the sending. */
export type FieldError = { readonly rule: RuleError } | { readonly words: string }

export function emptyForm<Field extends string, Sent>({ empty }: Form<Field>): FormContext<Field, Sent> {
  return {
    values: empty,
    touched: [],
    changed: [],
    refused: {},
    problem: null,
    sent: null,
    language: DEFAULT_LANGUAGE,
    failures: 0,
  }
}

/** The fields of a form, in the order in which they stand. */
export function fieldsOf<Field extends string>({ empty }: Form<Field>): readonly Field[] {
  return Object.keys(empty) as Field[]
}

export function changeValue<Field extends string, Sent>(
  { values, changed, refused }: FormContext<Field, Sent>,
  field: Field,
  value: string,
): Partial<FormContext<Field, Sent>> {
  const others = Object.entries(refused).filter(([name]) => name !== field)
  return { values: { ...values, [field]: value }, changed: touch(changed, field), refused: Object.fromEntries(others) }
}

/**
 * What is filled in by the shop takes the place of what a field held, and of what was said against it, unless a person has
 * changed the field. What is no field of the form is left out.
 */
export function fillValues<Field extends string, Sent>(
  { values, changed, refused }: FormContext<Field, Sent>,
  given: Readonly<Partial<Record<Field, string>>>,
): Partial<FormContext<Field, Sent>> {
  const taken = (name: string) =>
    Object.hasOwn(given, name) && Object.hasOwn(values, name) && !changed.includes(name as Field)
  return {
    values: { ...values, ...Object.fromEntries(Object.entries(given).filter(([name]) => taken(name))) },
    refused: Object.fromEntries(Object.entries(refused).filter(([name]) => !taken(name))),
  }
}

export function touch<Field extends string>(touched: readonly Field[], field: Field): readonly Field[] {
  return touched.includes(field) ? touched : [...touched, field]
}

/** Whether no field breaks a rule, so that the form can be sent. What the server said against a value is the server's to say again. */
export function isComplete<Field extends string>({ check }: Form<Field>, values: Values<Field>): boolean {
  return Object.keys(check(values)).length === 0
}

/** What a call that failed leaves in the form. Words against something that is no field of it are only in the problem. */
export function keepRefusal<Field extends string>(
  form: Form<Field>,
  problem: Problem,
): { problem: Problem; refused: Readonly<Record<string, string>> } {
  const errors = Object.entries((problem.kind === 'refused' && problem.errors) || {})
  return { problem, refused: Object.fromEntries(errors.filter(([field]) => Object.hasOwn(form.empty, field))) }
}

/** What is wrong with a field that was touched; undefined where nothing is, or nothing is to be said yet. */
export function fieldError<Field extends string, Sent>(
  form: Form<Field>,
  { values, touched, refused }: FormContext<Field, Sent>,
  field: Field,
): FieldError | undefined {
  if (!touched.includes(field)) return undefined
  const rule = form.check(values)[field]
  if (rule !== undefined) return { rule }
  const words = refused[field]
  return words === undefined ? undefined : { words }
}

export function fieldState<Field extends string, Sent>(
  form: Form<Field>,
  context: FormContext<Field, Sent>,
  field: Field,
): FieldState {
  if (!context.touched.includes(field)) return 'neutral'
  return fieldError(form, context, field) ? 'error' : 'valid'
}

/** Whether the last sending failed because of what fields hold, so that the words at the fields say it all. */
export function isAboutFields<Field extends string, Sent>(
  form: Form<Field>,
  { problem }: FormContext<Field, Sent>,
): boolean {
  return problem !== null && Object.keys(keepRefusal(form, problem).refused).length > 0
}

/** What a form that was taken goes on holding: nothing that is secret. */
export function withoutSecrets<Field extends string>(
  { secret = [], empty }: Form<Field>,
  values: Values<Field>,
): Values<Field> {
  return { ...values, ...Object.fromEntries(secret.map((field) => [field, empty[field]])) }
}
