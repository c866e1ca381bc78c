import * as v from 'valibot'

import { MENU_LANGUAGES } from '#contract/languages.ts'
import { description, name, requiredName, type RuleError } from '#contract/rules.ts'
import { taxClass } from '#contract/tax.ts'
import { id, ids } from '#contract/wire.ts'

/** The texts of a product. By themselves they are in its own language; `description.de` is a translation. */
export const TEXTS = ['name', 'description', 'serving_size', 'suggested_use', 'warnings', 'allergens'] as const
export type TextName = (typeof TEXTS)[number]

/** The groups of options of which a product has any number. */
export const OPTION_LISTS = ['categories', 'health_goals', 'suitable_for', 'free_from'] as const
export const SINGLE_OPTIONS = ['brand', 'delivery_form'] as const
export const FLAGS = ['zero_waste', 'practitioner_only', 'hidden'] as const

/** Fields of a variant; `stock.12` is that of the variant 12. */
export const OF_VARIANT = ['price_eur', 'price_gbp', 'stock', 'net_contents', 'barcode'] as const
export type OfVariant = (typeof OF_VARIANT)[number]

export type FieldKind = 'line' | 'text' | 'price' | 'stock' | 'flag' | 'option' | 'options' | 'pictures' | 'tax'

const KINDS: Readonly<Record<string, FieldKind>> = {
  name: 'line',
  description: 'text',
  serving_size: 'text',
  suggested_use: 'text',
  warnings: 'text',
  allergens: 'text',
  brand: 'option',
  delivery_form: 'option',
  categories: 'options',
  health_goals: 'options',
  suitable_for: 'options',
  free_from: 'options',
  zero_waste: 'flag',
  practitioner_only: 'flag',
  hidden: 'flag',
  tax_class: 'tax',
  pictures: 'pictures',
  price_eur: 'price',
  price_gbp: 'price',
  stock: 'stock',
  net_contents: 'line',
  barcode: 'line',
}

const PRICE_MAX = 100_000
const STOCK_MAX = 1_000_000
const PICTURES_MAX = 50

/** A picture as a product's field holds it: where it came from, and the photo made of it, which may not have been had. */
export const storedPicture = v.object({
  source: v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,4000}$/u)),
  photo: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
  /** Set if it shows only that variant. */
  variant_id: v.nullable(id),
})
export type StoredPicture = v.InferOutput<typeof storedPicture>

/** Money is decimal, texts that are not there are empty, and what is not set is null. */
export const fieldValue = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.number()),
  v.array(storedPicture),
])
export type FieldValue = v.InferOutput<typeof fieldValue>

/** A value that is to be written; `schemaOf` says whether its field can hold it. */
export const newValue = v.union([
  description,
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.number()),
  v.array(storedPicture),
])

const NUMBER: RuleError = 'form.number-invalid'

const SCHEMAS: Readonly<Record<FieldKind, v.GenericSchema<FieldValue>>> = {
  line: name,
  text: description,
  price: v.nullable(
    v.pipe(
      v.number(NUMBER),
      v.minValue(0.01, NUMBER),
      v.maxValue(PRICE_MAX, NUMBER),
      v.check((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, NUMBER),
    ),
  ),
  stock: v.nullable(v.pipe(v.number(NUMBER), v.integer(NUMBER), v.minValue(0, NUMBER), v.maxValue(STOCK_MAX, NUMBER))),
  flag: v.boolean(),
  option: v.nullable(id),
  options: ids,
  pictures: v.pipe(v.array(storedPicture), v.maxLength(PICTURES_MAX)),
  tax: taxClass,
}

const REQUIRED: Readonly<Record<string, v.GenericSchema<FieldValue>>> = {
  name: requiredName,
  brand: v.pipe(
    v.nullable(id),
    v.check((chosen) => chosen !== null, 'form.empty-field' satisfies RuleError),
  ),
}

/** The parts of a field's name: `{ name: 'price_eur', of: '12' }`. */
export function partsOf(field: string): { readonly name: string; readonly of: string | undefined } {
  const [start = '', of] = field.split('.')
  return { name: start, of }
}

const isTranslated = (start: string, of: string): boolean =>
  TEXTS.some((text) => text === start) && MENU_LANGUAGES.some((language) => language === of)
const isOfVariant = (start: string, of: string): boolean =>
  OF_VARIANT.some((one) => one === start) && /^[1-9]\d{0,9}$/.test(of)

/** The kind of value that a field holds; undefined where no product has such a field. */
export function kindOf(field: string): FieldKind | undefined {
  const { name: start, of } = partsOf(field)
  const kind = Object.hasOwn(KINDS, start) ? KINDS[start] : undefined
  if (of === undefined) return OF_VARIANT.some((one) => one === start) ? undefined : kind
  return field.split('.').length === 2 && (isTranslated(start, of) || isOfVariant(start, of)) ? kind : undefined
}

export const schemaOf = (field: string): v.GenericSchema<FieldValue> =>
  REQUIRED[field] ?? SCHEMAS[kindOf(field) ?? 'flag']

const plain = (value: FieldValue | undefined): unknown =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'number' ? one : [one.source, one.photo, one.variant_id]))
    : value

export const isSameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** The thumbnail of a photo, within 250 pixels. */
export const thumbnailOf = (photo: string): string => `/media/photos/${photo}-250.webp`
