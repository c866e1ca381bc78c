import { type Kysely, sql } from 'kysely'

import {
  type FieldValue,
  OF_VARIANT,
  OPTION_LISTS,
  type OfVariant,
  type StoredPicture,
  TEXTS,
  type TextName,
} from '#areas/products/contract/fields.ts'
import { MENU_LANGUAGES } from '#contract/languages.ts'
import type { TaxClass } from '#contract/tax.ts'
import type { Schema } from '#server/database/schema.ts'

/** The value of every field of a product, by the field's name. */
export type Fields = Readonly<Record<string, FieldValue>>

type Texts = Readonly<Record<TextName, string | null>>

interface Row {
  readonly texts: Texts
  readonly translations: Readonly<Record<string, Texts>>
  readonly brand: number
  readonly delivery_form: number | null
  readonly zero_waste: boolean
  readonly practitioner_only: boolean
  readonly hidden: boolean
  readonly tax_class: TaxClass
  readonly options: Readonly<Record<string, readonly number[]>>
  readonly pictures: readonly StoredPicture[]
  /** Prices in cents. */
  readonly variants: readonly ({ readonly id: number } & Readonly<Record<OfVariant, string | number | null>>)[]
}

const textColumns = (table: string) => sql.raw(TEXTS.map((text) => `'${text}', ${table}.${text}`).join(', '))
const variantColumns = sql.raw(OF_VARIANT.map((one) => `'${one}', ${one}`).join(', '))

/** Undefined where there is no such product. */
export async function readFields(db: Kysely<Schema>, productId: number): Promise<Fields | undefined> {
  const { rows } = await sql<Row>`
    select
      json_build_object(${textColumns('product')}) as texts,
      coalesce((
        select json_object_agg(language.code, json_build_object(${textColumns('product_text')}))
        from product_text join language on language.id = language_id where product_id = product.id
      ), '{}') as translations,
      brand_id as brand, delivery_form_id as delivery_form, zero_waste, practitioner_only,
      hidden_at is not null as hidden, tax_class,
      coalesce((
        select json_object_agg(filter_group, ids) from (
          select filter_group, json_agg(option.id order by option.id) as ids
          from product_option join option on option.id = option_id where product_id = product.id group by filter_group
        ) as grouped
      ), '{}') as options,
      coalesce((
        select json_agg(json_build_object('source', address, 'photo', photo, 'variant_id', variant_id) order by position)
        from product_image where product_id = product.id
      ), '[]') as pictures,
      coalesce((
        select json_agg(json_build_object('id', id, ${variantColumns}) order by position, id)
        from variant where product_id = product.id
      ), '[]') as variants
    from product where id = ${productId}
  `.execute(db)
  return rows[0] && asFields(rows[0])
}

function asFields({ texts, translations, options, variants, ...plain }: Row): Fields {
  return Object.fromEntries([
    ...TEXTS.map((text) => [text, texts[text] ?? ''] as const),
    ...MENU_LANGUAGES.flatMap((language) =>
      TEXTS.map((text) => [`${text}.${language}`, translations[language]?.[text] ?? ''] as const),
    ),
    ...OPTION_LISTS.map((group) => [group, [...(options[group] ?? [])]] as const),
    ...variants.flatMap((variant) =>
      OF_VARIANT.map((one) => [`${one}.${variant.id}`, ofVariant(one, variant[one])] as const),
    ),
    ...Object.entries(plain),
  ]) as Fields
}

function ofVariant(one: OfVariant, stored: string | number | null): string | number | null {
  if (one === 'net_contents' || one === 'barcode') return stored ?? ''
  return one === 'stock' || stored === null ? stored : Number(stored) / 100
}
