import { isSameValue, kindOf, OF_VARIANT, partsOf, schemaOf, TEXTS } from '#areas/products/contract/fields.ts'
import type { FieldValue } from '#areas/products/contract/fields.ts'
import type { AdminProduct, FieldChange } from '#areas/products/contract/products.ts'
import { MENU_LANGUAGES } from '#contract/languages.ts'
import { brokenRules } from '#contract/rules.ts'
import type { RuleText } from '#contract/rules.ts'

import { readNumber } from '../form/number.ts'

type Fields = AdminProduct['fields']

/** A field that was changed and is not saved. */
export interface Typed {
  /** The value that was changed. */
  readonly from: FieldValue
  /** As it was typed: a number is a text. */
  readonly typed: FieldValue
}

/** Unsaved changes of one product, by field. */
export type Draft = Readonly<Record<string, Typed>>

const isNumber = (field: string): boolean => {
  const kind = kindOf(field)
  return kind === 'price' || kind === 'stock'
}

/** The typed text as a value; undefined if it isn't one. */
export const valueOf = (field: string, typed: FieldValue): FieldValue | undefined =>
  isNumber(field) && typeof typed === 'string' ? readNumber(typed) : typed

/** The draft without changes that say what the product says already. */
export const pruned = (draft: Draft, fields: Fields): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, { typed }]) => !isSameValue(valueOf(field, typed), fields[field])),
  )

export const withTyped = (draft: Draft, fields: Fields, field: string, typed: FieldValue): Draft =>
  pruned({ ...draft, [field]: { from: draft[field]?.from ?? fields[field] ?? null, typed } }, fields)

/** The fields that somebody else has changed since this draft began with them (products.admins-merge-by-field). */
export const conflictsOf = (draft: Draft, fields: Fields): string[] =>
  Object.keys(draft).filter((field) => !isSameValue(draft[field]?.from, fields[field]))

/** The draft over the value that the field has now. */
export const keptMine = (draft: Draft, fields: Fields, field: string): Draft =>
  draft[field] ? { ...draft, [field]: { ...draft[field], from: fields[field] ?? null } } : draft

export const without = (draft: Draft, fields: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field)))

/** The changes left once `sent` is saved: those typed meanwhile stand over the saved values. */
export const leftOver = (draft: Draft, sent: readonly FieldChange[], fields: Fields): Draft =>
  pruned(
    Object.fromEntries(
      Object.entries(draft).map(([field, { from, typed }]) => [
        field,
        { typed, from: sent.some((change) => change.field === field) ? (fields[field] ?? null) : from },
      ]),
    ),
    fields,
  )

export const changesOf = (draft: Draft): FieldChange[] =>
  Object.entries(draft).map(([field, { from, typed }]) => ({ field, from, to: valueOf(field, typed) ?? null }))

const ruleOf = (field: string, typed: FieldValue): RuleText | undefined => {
  const value = valueOf(field, typed)
  return value === undefined ? 'form.number-invalid' : Object.values(brokenRules(schemaOf(field), value))[0]
}

/** Faults of the product as it would be saved, by field (products.bad-input-is-said-at-its-field). */
export function faultsOf(draft: Draft, fields: Fields): Readonly<Record<string, RuleText>> {
  const faults: Record<string, RuleText> = {}
  const next = (field: string) => {
    const change = draft[field]
    return change ? valueOf(field, change.typed) : fields[field]
  }
  for (const [field, { typed }] of Object.entries(draft)) {
    const rule = ruleOf(field, typed)
    if (rule !== undefined) faults[field] = rule
    const { name, of } = partsOf(field)
    if (of === undefined) continue
    if (OF_VARIANT.some((one) => one === name) && next(`price_eur.${of}`) === null && next(`price_gbp.${of}`) === null)
      faults[`price_eur.${of}`] = 'products:noPrice'
  }
  for (const language of MENU_LANGUAGES)
    if (TEXTS.some((text) => `${text}.${language}` in draft) && lacksName(language, next))
      faults[`name.${language}`] = 'form.empty-field'
  return faults
}

/** A translation begins with the name. */
const lacksName = (language: string, next: (field: string) => FieldValue | undefined): boolean =>
  isBlankText(next(`name.${language}`)) && TEXTS.some((text) => !isBlankText(next(`${text}.${language}`)))

const isBlankText = (text: FieldValue | undefined): boolean => typeof text !== 'string' || text.trim() === ''
