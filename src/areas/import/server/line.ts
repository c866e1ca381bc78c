import * as v from 'valibot'

import { DESCRIPTION_MAX, FILE_TITLE_MAX, NAME_MAX } from '#contract/constants.ts'
import { taxClass } from '#contract/tax.ts'

import { plainLine, plainText, RAW_MAX } from './plain.ts'

/**
 * One line of the import format: a product with its variants. Fields the format does not name are ignored; a field
 * that is null or blank is absent. Markup and entities of texts become what they show.
 */

/** The longest line, in bytes: no real product comes near, and memory stays bounded. */
export const LINE_BYTES_MAX = 1_048_576

const OPTION_NAME_MAX = 120
const LABEL_TEXT_MAX = 500
const LIST_MAX = 500
const PRICE_MAX = 100_000
const STOCK_MAX = 1_000_000

/** NUL and halves of surrogate pairs are no text that a database can give back as it was. */
export const UNSTORABLE = /[\0\p{Surrogate}]/u

const textBy = (read: (raw: string) => string, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(RAW_MAX, `is longer than ${max} characters`),
    v.transform(read),
    v.trim(),
    v.nonEmpty('is empty'),
    v.check((value) => value.length <= max || Array.from(value).length <= max, `is longer than ${max} characters`),
    v.check((value) => !UNSTORABLE.test(value), 'holds characters that are no text'),
  )

const text = (max: number) => textBy(plainLine, max)
const paragraphs = (max: number) => textBy(plainText, max)

const isBlank = (value: string): boolean => value.length <= RAW_MAX && plainLine(value) === ''

const blankIsAbsent = (value: unknown): unknown =>
  value === null || (typeof value === 'string' && isBlank(value)) ? undefined : value

const zeroIsAbsent = (value: unknown): unknown => (value === 0 ? undefined : blankIsAbsent(value))

const absentOr = <const Schema extends v.GenericSchema>(schema: Schema, absent = blankIsAbsent) =>
  v.optional(
    v.pipe(
      v.custom<v.InferInput<Schema> | null>(() => true),
      v.transform(absent),
      v.optional(schema),
    ),
  )

const listOf = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(v.array(schema), []),
    v.transform((list) => list ?? []),
    v.maxLength(LIST_MAX, `has more than ${LIST_MAX} entries`),
  )

const names = v.pipe(
  listOf(text(OPTION_NAME_MAX)),
  v.transform((list) => [...new Set(list)]),
)

const amount = v.pipe(v.number(), v.finite(), v.minValue(0, 'is below 0'))

/** A price with at most two decimals, in cents. */
const price = v.pipe(
  v.number(),
  v.minValue(0.01, 'is not above 0'),
  v.maxValue(PRICE_MAX, `is above ${PRICE_MAX}`),
  v.transform((value) => value * 100),
  v.check((cents) => Math.abs(cents - Math.round(cents)) < 1e-6, 'has more than two decimals'),
  v.transform(Math.round),
)

const variantFields = v.object({
  sku: text(64),
  net_contents: absentOr(text(LABEL_TEXT_MAX)),
  quantity: absentOr(amount),
  unit: absentOr(text(LABEL_TEXT_MAX)),
  price_eur: absentOr(price),
  price_gbp: absentOr(price),
  regular_price_eur: absentOr(price, zeroIsAbsent),
  regular_price_gbp: absentOr(price, zeroIsAbsent),
  stock: v.nullable(
    v.pipe(
      v.number(),
      v.integer('is not a whole number'),
      v.minValue(0, 'is below 0'),
      v.maxValue(STOCK_MAX, `is above ${STOCK_MAX}`),
    ),
  ),
  barcode: absentOr(text(64)),
  image: absentOr(v.pipe(v.string(), v.trim())),
})

const variant = v.pipe(
  variantFields,
  v.check(({ price_eur, price_gbp }) => price_eur !== undefined || price_gbp !== undefined, 'has no price'),
)

const ingredient = v.object({
  name: text(LABEL_TEXT_MAX),
  amount: absentOr(amount),
  unit: absentOr(text(64)),
  dv_percent: absentOr(amount),
  group: absentOr(text(LABEL_TEXT_MAX)),
  kind: absentOr(text(LABEL_TEXT_MAX)),
})

function isRealDate(date: string): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(Date.parse(date.slice(0, 10))).toISOString().startsWith(date.slice(0, 10))
}

const iso = v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())])

const isoDate = v.pipe(
  v.string(),
  v.trim(),
  v.check((date) => v.is(iso, date), 'is not an ISO date'),
  v.check((date) => !v.is(iso, date) || isRealDate(date), 'is not a date that exists'),
)

export const VARIANT_FIELDS = variantFields.entries
export const INGREDIENT_FIELDS = ingredient.entries

const lineOf = (descriptionMax: number) =>
  v.object({
    external_id: text(120),
    brand: text(NAME_MAX),
    name: text(FILE_TITLE_MAX),
    delivery_form: absentOr(text(OPTION_NAME_MAX)),
    categories: listOf(
      v.pipe(v.array(text(OPTION_NAME_MAX)), v.minLength(1, 'is an empty path'), v.maxLength(8, 'is deeper than 8')),
    ),
    health_goals: names,
    suitable_for: names,
    free_from: names,
    zero_waste: v.nullish(v.boolean(), false),
    practitioner_only: v.nullish(v.boolean(), false),
    tax_class: absentOr(taxClass),
    variants: v.pipe(
      v.array(variant),
      v.minLength(1, 'has no entry'),
      v.maxLength(100, 'has more than 100 entries'),
      v.check((list) => new Set(list.map(({ sku }) => sku)).size === list.length, 'has the same sku twice'),
      v.check(
        (list) => list.length < 2 || list.every(({ net_contents }) => net_contents !== undefined),
        'has several entries, one of them without net_contents',
      ),
    ),
    description: absentOr(paragraphs(descriptionMax)),
    serving_size: absentOr(text(LABEL_TEXT_MAX)),
    suggested_use: absentOr(paragraphs(DESCRIPTION_MAX)),
    ingredients: listOf(ingredient),
    other_ingredients: listOf(text(LABEL_TEXT_MAX)),
    images: v.pipe(
      listOf(v.pipe(v.string(), v.trim())),
      v.transform((list) => [...new Set(list)]),
    ),
    created_at: absentOr(isoDate),
    warnings: absentOr(paragraphs(DESCRIPTION_MAX)),
    allergens: absentOr(paragraphs(DESCRIPTION_MAX)),
  })

export const importLine = lineOf(DESCRIPTION_MAX)

/** A product of another shop's file: its description is never cut. */
export const foreignLine = lineOf(RAW_MAX)

/** A line as it is written. */
export type ImportLine = v.InferInput<typeof importLine>

/** A line that was read: prices are cents. */
export type ImportProduct = v.InferOutput<typeof importLine>

/** `detail` is in English, for the author of the file. */
export interface LineProblem {
  readonly code: 'too-long' | 'not-utf8' | 'not-json' | 'invalid' | 'repeated-id' | 'sku-taken' | 'refused'
  readonly detail: string
}

/** A picture that is left out because of its address. */
export interface LostPicture {
  readonly address: string
  readonly detail: string
}

/** A product that was read, with its line's number from 1. */
export interface ReadLine {
  readonly number: number
  readonly product: ImportProduct
  readonly hash: string
  /** The shop whose file it is of, as its addresses have it. */
  readonly shop?: string | undefined
  readonly pictures: readonly LostPicture[]
  /** Fields with values that the import format has not. */
  readonly unknown?: readonly string[]
}
