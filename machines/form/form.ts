import type { GenericSchema, InferInput } from 'valibot'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'
import { asTaken, brokenRules } from '#contract/rules.ts'
import type { RuleText } from '#contract/rules.ts'

import { fieldAt, fieldsOf, isBelow, pathAfter, valueAt, wholeFieldsOf, withoutUnchosen, withValue } from './values.ts'
import type { Draft, Origins, Path } from './values.ts'

/** `Values` are typed by the user; `Body` is what the call takes. */
export interface Form<Values, Body> {
  /** The values at first, in the order of the fields. */
  readonly empty: Values
  /** Which rule each wrong field breaks, by its path; a field that is right is left out. */
  readonly check: (values: Values) => Readonly<Record<string, RuleText>>
  /** Valid for the call only if `check` finds nothing. */
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
  /** The server's words by path, until the field is changed. */
  refused: Readonly<Record<string, string>>
  problem: Problem | null
  sent: Sent | null
  /** The language of the last sending, thus of the server's words. */
  language: LanguageCode
  /** Counts failed sendings: each leads the user to the first error. */
  failures: number
  /** The open one of a form in steps, counted from 0. */
  step?: number
}

/** Neutral until the field was touched (forms.neutral-valid-or-error). */
export type FieldState = 'neutral' | 'valid' | 'error'

/** A broken rule, or the server's words in the language of the sending. */
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
 * Given values replace those of fields, and the server's words against them, unless the user has changed the field. Values
 * of no field are left out.
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

/** The server's refusals do not count: only the server can tell if they still hold. */
export function isComplete<Values>({ check }: Pick<Form<Values, unknown>, 'check'>, values: Values): boolean {
  return Object.keys(check(values)).length === 0
}

/** Collects words for deeper paths at the field that shows them. Words for no field are left out. */
function byField<Said>(values: unknown, said: Readonly<Record<string, Said>>): Record<string, Said> {
  const fields = fieldsOf(values)
  const saidByField: Record<string, Said> = {}
  for (const [path, words] of Object.entries(said)) {
    const field = fieldAt(fields, path)
    if (field !== undefined) saidByField[field] ??= words
  }
  return saidByField
}

/** The server's words by field for the last sending. Words for anything else stay in `problem` alone. */
export function refusedIn({
  values,
  problem,
}: Pick<FormContext<unknown, unknown>, 'values' | 'problem'>): Readonly<Record<string, string>> {
  return byField(values, (problem?.kind === 'refused' && problem.errors) || {})
}

/** Errors by touched field; rules come before the server's words, which were about an older value. */
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

/** Undefined if the field is right or was not touched. */
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

/** True if the words at the fields say all of the last refusal. */
export function isAboutFields(context: Pick<FormContext<unknown, unknown>, 'values' | 'problem'>): boolean {
  return Object.keys(refusedIn(context)).length > 0
}

/** The values that a form keeps after it was sent. */
export function withoutSecrets<Values>(
  { secret = [], empty }: { readonly secret?: readonly string[]; readonly empty: Values },
  values: Values,
): Values {
  return secret.reduce((held, field) => withValue(held, field, valueAt(empty, field)), values)
}
