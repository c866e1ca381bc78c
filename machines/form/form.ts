import type { GenericSchema, InferInput } from 'valibot'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'
import { asTaken, brokenRules } from '#contract/rules.ts'
import type { RuleText } from '#contract/rules.ts'

import { fieldAt, fieldsOf, isBelow, pathAfter, valueAt, wholeFieldsOf, withoutUnchosen, withValue } from './values.ts'
import type { Draft, Origins, Path } from './values.ts'

/** What a form is made of: the values that a person gives, and the body that its call takes. */
export interface Form<Values, Body> {
  /** What it holds at first, its fields in the order in which they stand. */
  readonly empty: Values
  /** Which rule each wrong field breaks, by its path; a field that is right is left out. */
  readonly check: (values: Values) => Readonly<Record<string, RuleText>>
  /** What is sent; only where `check` finds nothing is it what the call takes. */
  readonly body: (values: Values) => Body
  /** Fields that are let go of once the form was taken: passwords, one-time tokens. */
  readonly secret?: readonly string[]
}

/** The values of a form that fills in a body, or some of its fields. */
type Filled<Schema extends GenericSchema, Name> = Pick<
  Draft<InferInput<Schema>>,
  Name & keyof Draft<InferInput<Schema>>
>

/**
 * A form by the schema of the body that it sends, which must take what it makes. What was not chosen yet is left out of the
 * body, unless `body` says otherwise.
 */
/* @__NO_SIDE_EFFECTS__ */
export function formOf<Schema extends GenericSchema, Name extends keyof Draft<InferInput<Schema>>>(
  schema: Schema,
  {
    empty,
    secret = [],
    body = withoutUnchosen,
  }: {
    readonly empty: Pick<Draft<InferInput<Schema>>, Name>
    readonly secret?: readonly Path<Filled<Schema, Name>>[]
    readonly body?: (values: Filled<Schema, Name>) => unknown
  },
): Form<Filled<Schema, Name>, InferInput<Schema>> {
  return {
    empty,
    secret,
    check: (values) => brokenRules(schema, body(values)),
    body: (values) => asTaken(schema, body(values)) as InferInput<Schema>,
  }
}

/** Any form, whatever its values. */
export interface AnyForm {
  readonly empty: unknown
  // oxlint-disable-next-line typescript/no-explicit-any -- each form takes its own values
  readonly check: (values: any) => Readonly<Record<string, RuleText>>
  // oxlint-disable-next-line typescript/no-explicit-any -- each form takes its own values
  readonly body: (values: any) => unknown
  readonly secret?: readonly string[]
}
export type ValuesOf<Of extends AnyForm> = Of['empty']
export type BodyOf<Of extends AnyForm> = ReturnType<Of['body']>

export interface FormContext<Values, Sent> {
  values: Values
  /** The fields that were left once, or were there when sending was tried. */
  touched: readonly string[]
  /** The fields that a person has changed since the form was empty, filled in or sent: the shop fills nothing in over them. */
  changed: readonly string[]
  /** What the server said against a field, by its path, until the field is changed. */
  refused: Readonly<Record<string, string>>
  /** Why the last sending failed. */
  problem: Problem | null
  /** What the call has answered. */
  sent: Sent | null
  /** The language of the last sending, thus of the server's words. */
  language: LanguageCode
  /** How often sending was tried in vain: each time the person is led to what is wrong. */
  failures: number
  /** The open one of a form in steps, counted from 0. */
  step?: number
}

/** What a field tells of itself: nothing before it was touched (forms.neutral-valid-or-error). */
export type FieldState = 'neutral' | 'valid' | 'error'

/** What is wrong with a field: the rule it breaks, or what the server said, in the language of the sending. */
export type FieldError = { readonly rule: RuleText } | { readonly words: string }

export function emptyForm<Values, Sent>({ empty }: Pick<Form<Values, unknown>, 'empty'>): FormContext<Values, Sent> {
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

/** Another value of a field. */
export interface FieldChange {
  readonly field: string
  readonly value: unknown
  /** For a list: where each of its items stood before. What was said of an item goes with it; without this, it is forgotten. */
  readonly origins?: Origins | undefined
}

export function changeValue<Values>(
  {
    values,
    touched,
    changed,
    refused,
  }: Pick<FormContext<Values, unknown>, 'values' | 'touched' | 'changed' | 'refused'>,
  { field, value, origins }: FieldChange,
) {
  const after = (path: string) => pathAfter(path, field, origins)
  const others = Object.entries(refused).filter(([path]) => path !== field)
  return {
    values: withValue(values, field, value),
    touched: touched.flatMap(after),
    changed: touch(changed.flatMap(after), field),
    refused: Object.fromEntries(others.flatMap(([path, words]) => after(path).map((next) => [next, words]))),
  }
}

/**
 * What is filled in by the shop takes the place of what a field held, and of what was said against it, unless a person has
 * changed the field. What is no field of the form is left out.
 */
export function fillValues<Values>(
  { values, changed, refused }: Pick<FormContext<Values, unknown>, 'values' | 'changed' | 'refused'>,
  given: unknown,
) {
  const filled = wholeFieldsOf(given).filter(
    (field) => valueAt(values, field) !== undefined && !changed.some((path) => path === field || isBelow(path, field)),
  )
  const others = Object.entries(refused).filter(
    ([path]) => !filled.some((field) => path === field || isBelow(path, field)),
  )
  return {
    values: filled.reduce((held, field) => withValue(held, field, valueAt(given, field)), values),
    refused: Object.fromEntries(others),
  }
}

export function touch(touched: readonly string[], field: string): readonly string[] {
  return touched.includes(field) ? touched : [...touched, field]
}

/** Whether no field breaks a rule, so that the form can be sent. What the server said against a value is the server's to say again. */
export function isComplete<Values>({ check }: Pick<Form<Values, unknown>, 'check'>, values: Values): boolean {
  return Object.keys(check(values)).length === 0
}

/** What is said by path, by the field at which it stands. What is about no field is left out. */
function byField<Said>(values: unknown, said: Readonly<Record<string, Said>>): Record<string, Said> {
  const fields = fieldsOf(values)
  const told: Record<string, Said> = {}
  for (const [path, words] of Object.entries(said)) {
    const field = fieldAt(fields, path)
    if (field !== undefined) told[field] ??= words
  }
  return told
}

/** What the server said against fields when the last sending failed. What it said of something else is only in the problem. */
export function refusedIn({
  values,
  problem,
}: Pick<FormContext<unknown, unknown>, 'values' | 'problem'>): Readonly<Record<string, string>> {
  return byField(values, (problem?.kind === 'refused' && problem.errors) || {})
}

/** What is wrong with each field that was touched; the rules come before the server's words, which spoke of an older value. */
export function errorsOf<Values>(
  { check }: Pick<Form<Values, unknown>, 'check'>,
  { values, touched, refused }: Pick<FormContext<Values, unknown>, 'values' | 'touched' | 'refused'>,
): Readonly<Record<string, FieldError>> {
  const broken = byField(values, check(values))
  return Object.fromEntries(
    touched.flatMap((field): [string, FieldError][] => {
      const rule = broken[field]
      if (rule !== undefined) return [[field, { rule }]]
      const words = refused[field]
      return words === undefined ? [] : [[field, { words }]]
    }),
  )
}

/** What is wrong with a field that was touched; undefined where nothing is, or nothing is to be said yet. */
export function fieldError<Values>(
  form: Pick<Form<Values, unknown>, 'check'>,
  context: FormContext<Values, unknown>,
  field: string,
): FieldError | undefined {
  return errorsOf(form, context)[field]
}

export function fieldState<Values>(
  form: Pick<Form<Values, unknown>, 'check'>,
  context: FormContext<Values, unknown>,
  field: string,
): FieldState {
  if (!context.touched.includes(field)) return 'neutral'
  return fieldError(form, context, field) ? 'error' : 'valid'
}

/** Whether the last sending failed because of what fields hold, so that the words at the fields say it all. */
export function isAboutFields(context: Pick<FormContext<unknown, unknown>, 'values' | 'problem'>): boolean {
  return Object.keys(refusedIn(context)).length > 0
}

/** What a form that was taken goes on holding: nothing that is secret. */
export function withoutSecrets<Values>(
  { secret = [], empty }: { readonly secret?: readonly string[]; readonly empty: Values },
  values: Values,
): Values {
  return secret.reduce((held, field) => withValue(held, field, valueAt(empty, field)), values)
}
