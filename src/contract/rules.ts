import * as v from 'valibot'

import {
  DESCRIPTION_MAX,
  DISCOUNT_CHOICES,
  EMAIL_MAX_LENGTH,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  NAME_MAX,
  NOTE_MAX,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  QUANTITY_MAX,
} from './constants.ts'
import { plainDigits } from './digits.ts'
import { emailOf } from './email.ts'
import { cleaned, singleLine, VISIBLE } from './plain-text.ts'

/**
 * The validation rules, shared by the browser's forms and the server. A rule that fails says so with a code, which is a
 * translation key, never with a sentence.
 */
export const RULE_ERRORS = [
  'form.empty-field',
  'form.invalid',
  'form.too-long',
  'form.email-invalid',
  'form.phone-invalid',
  'form.website-invalid',
  'form.country-invalid',
  'form.postcode-invalid',
  'form.password-length',
  'form.password-digit',
  'form.password-uppercase',
  'form.password-special',
  'form.passwords-differ',
  'form.terms-required',
  'form.discount-invalid',
  'form.quantity-invalid',
  'form.number-invalid',
  'form.image-type',
  'form.image-size',
] as const
export type RuleError = (typeof RULE_ERRORS)[number]
/** The key of a text for a broken rule: in `common` for those of every form, else with the file of its area. */
export type RuleText = RuleError | `${string}:${string}`

const CODES: ReadonlySet<string> = new Set(RULE_ERRORS)

const isRuleError = (text: string): text is RuleError => CODES.has(text)

/** The code of an issue: its own, `form.empty-field` where a value is missing, else `form.invalid`. */
export function ruleErrorOf(issue: v.BaseIssue<unknown>): RuleError {
  if (isRuleError(issue.message)) return issue.message
  return issue.kind === 'schema' && issue.input === undefined ? 'form.empty-field' : 'form.invalid'
}

/** The first code for each field, by its dotted path; an issue of no field stands under the empty path. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, RuleError> {
  const errors: Record<string, RuleError> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= ruleErrorOf(issue)
  return errors
}

/** Errors by field of values meant as the body of a call; empty if the call can take them. */
export function brokenRules(schema: v.GenericSchema, values: unknown): Record<string, RuleError> {
  return fieldErrors(v.safeParse(schema, values).issues ?? [])
}

/** Values as a schema makes them: plain texts cleaned, emails as they are stored. Unchanged where they break a rule. */
export function asTaken(schema: v.GenericSchema, values: unknown): unknown {
  const { success, output } = v.safeParse(schema, values)
  return success ? output : values
}

/* @__NO_SIDE_EFFECTS__ */
const plainText = (max: number, clean = cleaned) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, 'form.too-long' satisfies RuleError), v.transform(clean))

/** Spaces alone are an empty field (forms.empty-required-field). */
/* @__NO_SIDE_EFFECTS__ */
const visibleText = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(VISIBLE, 'form.empty-field' satisfies RuleError),
    v.trim(),
    v.maxLength(max, 'form.too-long' satisfies RuleError),
  )

/* @__NO_SIDE_EFFECTS__ */
const requiredPlainText = (max: number, clean = cleaned) => v.pipe(visibleText(max), v.transform(clean))

/**
 * Plain texts: markup stays text (forms.texts-are-plain). Lengths are in UTF-16 units, without surrounding spaces. Those and
 * bidirectional control characters are removed.
 * A name is one line (forms.one-line-stays-one).
 */
export const name = /* @__PURE__ */ plainText(NAME_MAX, singleLine)
export const requiredName = /* @__PURE__ */ requiredPlainText(NAME_MAX, singleLine)
export const note = /* @__PURE__ */ plainText(NOTE_MAX)
export const requiredNote = /* @__PURE__ */ requiredPlainText(NOTE_MAX)
export const description = /* @__PURE__ */ plainText(DESCRIPTION_MAX)
export const requiredDescription = /* @__PURE__ */ requiredPlainText(DESCRIPTION_MAX)

/** A public name: small letters, digits and single hyphens. */
export const slug = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ visibleText(NAME_MAX),
  /* @__PURE__ */ v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'form.invalid' satisfies RuleError),
)

/** Length of a pasted email with the name that mail programs put before it. */
const EMAIL_TEXT_MAX = NAME_MAX + 2 * EMAIL_MAX_LENGTH

/**
 * An email as it is typed or pasted, told as it is stored: the pattern that browsers use for `type="email"`, and a dot in
 * its domain (forms.email-pattern, forms.international-email, forms.email-as-pasted).
 */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(EMAIL_TEXT_MAX, 'form.too-long' satisfies RuleError),
  v.transform(emailOf),
  v.regex(/\S/, 'form.empty-field' satisfies RuleError),
  v.maxLength(EMAIL_MAX_LENGTH, 'form.too-long' satisfies RuleError),
  v.rfcEmail('form.email-invalid' satisfies RuleError),
  v.regex(/@.+\../, 'form.email-invalid' satisfies RuleError),
)

/**
 * A new password (password.eight-characters, password.digit-capital-and-special). Each rule it breaks is an issue of
 * its own, so that a form can show them as a list.
 */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN_LENGTH, 'form.password-length' satisfies RuleError),
  v.regex(/\d/, 'form.password-digit' satisfies RuleError),
  v.regex(/\p{Lu}/u, 'form.password-uppercase' satisfies RuleError),
  v.regex(/[^\p{L}\p{N}\s]/u, 'form.password-special' satisfies RuleError),
  v.maxLength(PASSWORD_MAX_LENGTH, 'form.too-long' satisfies RuleError),
)

/** The rules that a typed password breaks, in the order in which they are listed; empty if it is good. */
export function brokenPasswordRules(text: string): RuleError[] {
  return (v.safeParse(newPassword, text).issues ?? []).map(ruleErrorOf)
}

/** A password that is to be compared, not chosen: only its length is bounded. */
export const currentPassword = v.pipe(
  v.string(),
  v.nonEmpty('form.empty-field' satisfies RuleError),
  v.maxLength(PASSWORD_MAX_LENGTH, 'form.too-long' satisfies RuleError),
)

const agree = (fields: { password: string; confirm_password: string }): boolean =>
  fields.password === fields.confirm_password

/** A chosen password with its repetition; two that differ are refused at the second. */
export const chosenPassword = v.pipe(
  v.object({ password: newPassword, confirm_password: v.string() }),
  v.forward(v.partialCheck([['password'], ['confirm_password']], agree, 'form.passwords-differ' satisfies RuleError), [
    'confirm_password',
  ]),
)

/** The same with the password it takes the place of. */
export const changedPassword = v.pipe(
  v.object({ current_password: currentPassword, password: newPassword, confirm_password: v.string() }),
  v.forward(v.partialCheck([['password'], ['confirm_password']], agree, 'form.passwords-differ' satisfies RuleError), [
    'confirm_password',
  ]),
)

/** U+2212 is the minus sign; the Japanese mark of a long vowel stands for a dash in telephone numbers. */
const DASHES = /[\p{Pd}\u2212ー]/gu

/** Format characters come with numbers copied from address books. */
const plainPhone = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** The number, and after it an extension of up to six digits: `ext. 12`, `x12`, `Durchwahl 12`, `内線12`, `#12`, `,12`. */
const PHONE = /^(?:\(?\+?[\d ().\-/]{5,30}(?:[ ,;]*(?:#|[,;]|\p{L}[\p{L}\p{M}]{0,14}\.?) ?:? ?\d{1,6})?)?$/u

/** A telephone number as people write it (forms.phone-has-one-form, forms.phone-with-extension); may be empty. */
export const phone = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.transform(plainPhone),
  /* @__PURE__ */ v.regex(PHONE, 'form.phone-invalid' satisfies RuleError),
)

/** A web address over http or https; may be empty. Other schemes could run script where it is shown as a link. */
export const website = v.union(
  [
    v.pipe(v.string(), v.trim(), v.literal('')),
    v.pipe(
      v.string(),
      v.trim(),
      v.url('form.website-invalid' satisfies RuleError),
      v.regex(/^https?:\/\/[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'form.website-invalid' satisfies RuleError),
      v.maxLength(NOTE_MAX, 'form.too-long' satisfies RuleError),
    ),
  ],
  'form.website-invalid' satisfies RuleError,
)

/** An ISO 3166-1 alpha-2 country code. */
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'form.country-invalid' satisfies RuleError))

/** A discount in whole percents (share.discount-choices). */
export const discount = v.picklist(DISCOUNT_CHOICES, 'form.discount-invalid' satisfies RuleError)

const wholeQuantity = (min: number) =>
  v.pipe(
    v.number('form.quantity-invalid' satisfies RuleError),
    v.integer('form.quantity-invalid' satisfies RuleError),
    v.minValue(min, 'form.quantity-invalid' satisfies RuleError),
    v.maxValue(QUANTITY_MAX, 'form.quantity-invalid' satisfies RuleError),
  )

/** At least one of a variant; `quantityOrNone` may be 0, which removes the line (cart.set-quantity-zero-removes). */
export const quantity = /* @__PURE__ */ wholeQuantity(1)
export const quantityOrNone = /* @__PURE__ */ wholeQuantity(0)

/** A file that a form was given, as plain data: the file itself is kept under this id until it is sent. */
export interface ChosenFile {
  readonly kind: 'file'
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The media type. */
  readonly type: string
}

/** A picture that a form was given, by the rules of `image`. */
export const chosenImage = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.custom<ChosenFile>((file) => file instanceof Object, 'form.empty-field' satisfies RuleError),
  /* @__PURE__ */ v.check(({ type }) => IMAGE_TYPES.some((one) => one === type), 'form.image-type' satisfies RuleError),
  /* @__PURE__ */ v.check(({ size }) => size <= IMAGE_MAX_BYTES, 'form.image-size' satisfies RuleError),
)

/** An uploaded picture. */
export const image = v.pipe(
  v.file('form.empty-field' satisfies RuleError),
  v.mimeType(IMAGE_TYPES, 'form.image-type' satisfies RuleError),
  v.maxSize(IMAGE_MAX_BYTES, 'form.image-size' satisfies RuleError),
)
