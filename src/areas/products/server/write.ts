import { sql, type Transaction } from 'kysely'

import {
  kindOf,
  type FieldValue,
  OF_VARIANT,
  type OfVariant,
  OPTION_LISTS,
  partsOf,
  type StoredPicture,
  TEXTS,
} from '#areas/products/contract/fields.ts'
import { MENU_LANGUAGES } from '#contract/languages.ts'
import type { TaxClass } from '#contract/tax.ts'
import type { Schema } from '#server/database/schema.ts'
import type { MessageKey } from '#server/texts/messages.ts'

import type { Fields } from './fields.ts'

/** A value that the product as a whole does not allow. */
export class FieldFault extends Error {
  override readonly name = 'FieldFault'
  readonly field: string
  readonly key: MessageKey

  constructor(field: string, key: MessageKey) {
    super(`${field}: ${key}`)
    this.field = field
    this.key = key
  }
}

/**
 * Writes fields of a product whose other fields are `held`.
 *
 * @throws FieldFault where the product would lack what each product has
 */
export async function writeFields(
  trx: Transaction<Schema>,
  productId: number,
  held: Fields,
  changes: Fields,
): Promise<void> {
  const next = { ...held, ...changes }
  const names = Object.keys(changes)
  await writePlain(trx, productId, changes)
  for (const language of MENU_LANGUAGES)
    if (TEXTS.some((text) => names.includes(`${text}.${language}`)))
      await writeTranslation(trx, productId, language, next)
  for (const group of OPTION_LISTS)
    if (names.includes(group)) await writeOptions(trx, productId, group, next[group] as readonly number[])
  const variants = new Set(names.flatMap((field) => variantOf(field) ?? []))
  for (const variant of variants) await writeVariant(trx, { productId, variant }, next, changes)
  if (names.includes('pictures')) await writePictures(trx, productId, next['pictures'] as readonly StoredPicture[])
}

function variantOf(field: string): number | undefined {
  const { name, of } = partsOf(field)
  return OF_VARIANT.some((one) => one === name) ? Number(of) : undefined
}

const orNull = (text: unknown) => (text === '' ? null : (text as string))

async function writePlain(trx: Transaction<Schema>, productId: number, changes: Fields): Promise<void> {
  const { name, brand, delivery_form, zero_waste, practitioner_only, hidden, tax_class } = changes
  const set = {
    ...(name !== undefined && { name: name as string }),
    ...Object.fromEntries(
      TEXTS.filter((text) => text !== 'name' && changes[text] !== undefined).map((text) => [
        text,
        orNull(changes[text]),
      ]),
    ),
    ...(brand !== undefined && { brand_id: brand as number }),
    ...(delivery_form !== undefined && { delivery_form_id: delivery_form as number | null }),
    ...(zero_waste !== undefined && { zero_waste: zero_waste as boolean }),
    ...(practitioner_only !== undefined && { practitioner_only: practitioner_only as boolean }),
    ...(tax_class !== undefined && { tax_class: tax_class as TaxClass }),
    ...(hidden !== undefined && { hidden_at: hidden === true ? sql<Date>`now()` : null }),
  }
  if (Object.keys(set).length === 0) return
  await trx.updateTable('product').set(set).where('id', '=', productId).execute()
}

/** A translation begins with the name; without any text there is none. */
async function writeTranslation(
  trx: Transaction<Schema>,
  productId: number,
  language: string,
  next: Fields,
): Promise<void> {
  const [name, description, serving, use, warnings, allergens] = TEXTS.map((text) =>
    orNull(next[`${text}.${language}`]),
  )
  if (name === null && [description, serving, use, warnings, allergens].every((text) => text === null)) {
    const { numDeletedRows } = await trx
      .deleteFrom('product_text')
      .where('product_id', '=', productId)
      .where('language_id', '=', (eb) => eb.selectFrom('language').select('id').where('code', '=', language))
      .where('ingredients', 'is', null)
      .where('other_ingredients', 'is', null)
      .executeTakeFirst()
    if (numDeletedRows > 0n) return
  }
  if (name === null) throw new FieldFault(`name.${language}`, 'fieldRequired')
  await sql`
    insert into product_text (product_id, language_id, name, description, serving_size, suggested_use, warnings, allergens)
    select ${productId}, id, ${name}, ${description}, ${serving}, ${use}, ${warnings}, ${allergens}
    from language where code = ${language}
    on conflict (product_id, language_id) do update set
      name = excluded.name, description = excluded.description, serving_size = excluded.serving_size,
      suggested_use = excluded.suggested_use, warnings = excluded.warnings, allergens = excluded.allergens
  `.execute(trx)
}

async function writeOptions(
  trx: Transaction<Schema>,
  productId: number,
  group: (typeof OPTION_LISTS)[number],
  ids: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('product_option')
    .where('product_id', '=', productId)
    .where('option_id', 'in', (eb) => eb.selectFrom('option').select('id').where('filter_group', '=', group))
    .execute()
  if (ids.length === 0) return
  await trx
    .insertInto('product_option')
    .values(ids.map((option_id) => ({ product_id: productId, option_id })))
    .execute()
}

const toColumn = (one: OfVariant, value: FieldValue) => {
  if (one === 'price_eur' || one === 'price_gbp') return value === null ? null : Math.round((value as number) * 100)
  return one === 'barcode' ? orNull(value) : value
}

/** Only what is changed: an order may lower the stock meanwhile. */
async function writeVariant(
  trx: Transaction<Schema>,
  { productId, variant }: { readonly productId: number; readonly variant: number },
  next: Fields,
  changes: Fields,
): Promise<void> {
  if (next[`price_eur.${variant}`] === null && next[`price_gbp.${variant}`] === null)
    throw new FieldFault(
      [`price_gbp.${variant}`, `price_eur.${variant}`].find((field) => field in changes) ?? '',
      'fieldNoPrice',
    )
  const set = OF_VARIANT.flatMap((one) => {
    const value = changes[`${one}.${variant}`]
    return value === undefined ? [] : [[one, toColumn(one, value)] as const]
  })
  await trx
    .updateTable('variant')
    .set(Object.fromEntries(set))
    .where('id', '=', variant)
    .where('product_id', '=', productId)
    .execute()
}

async function writePictures(
  trx: Transaction<Schema>,
  productId: number,
  pictures: readonly StoredPicture[],
): Promise<void> {
  const gone = await trx
    .deleteFrom('product_image')
    .where('product_id', '=', productId)
    .returning(['address', 'photo', 'file_mark'])
    .execute()
  if (pictures.length === 0) return
  const markOf = new Map(gone.map(({ address, photo, file_mark }) => [`${photo} ${address}`, file_mark]))
  await trx
    .insertInto('product_image')
    .values(
      pictures.map(({ source, photo, variant_id }, position) => ({
        product_id: productId,
        position,
        address: source,
        photo,
        variant_id,
        file_mark: markOf.get(`${photo} ${source}`) ?? null,
      })),
    )
    .execute()
}

/** Faults of new values that only the database knows: options of another group, variants of another product. */
export async function findFaults(
  trx: Transaction<Schema>,
  held: Fields,
  changes: Fields,
): Promise<Record<string, MessageKey>> {
  const chosen = Object.entries(changes).flatMap(([field, value]) => {
    const kind = kindOf(field)
    const ids = kind === 'options' ? (value as number[]) : kind === 'option' && value !== null ? [value as number] : []
    return ids.map((id) => ({ field, group: field === 'brand' ? 'brands' : field, id }))
  })
  const known = new Set(
    chosen.length === 0
      ? []
      : (
          await trx
            .selectFrom('option')
            .select(['id', 'filter_group'])
            .where(
              'id',
              'in',
              chosen.map(({ id }) => id),
            )
            .execute()
        ).map(({ id, filter_group }) => `${filter_group} ${id}`),
  )
  const faults = Object.fromEntries(
    chosen.filter(({ group, id }) => !known.has(`${group} ${id}`)).map(({ field }) => [field, 'fieldInvalid' as const]),
  )
  const pictures = (changes['pictures'] ?? []) as readonly StoredPicture[]
  const isOwn = pictures.every(({ variant_id }) => variant_id === null || `stock.${variant_id}` in held)
  return isOwn ? faults : { ...faults, pictures: 'fieldInvalid' }
}
