import { type Kysely, sql } from 'kysely'

import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { Region } from '#areas/catalogue/server/needs.ts'
import { type FieldValue, isSameValue, type StoredPicture } from '#areas/products/contract/fields.ts'
import type { AdminProduct, FieldChange, listAllProducts, ProductChoices } from '#areas/products/contract/products.ts'
import type { CallInput, CallResponse } from '#contract/call.ts'
import { bcp47, type LanguageCode, toLanguageCode } from '#contract/languages.ts'
import { type Database, withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import type { PhotoFolder } from '#server/pictures/photos/folder.ts'

import { readChoices } from './choices.ts'
import { saveChanges, undoChanges } from './edit.ts'
import { readFields } from './fields.ts'
import { asListed, readList } from './list.ts'

/** Edits of a product that are told with it. */
const EDITS_TOLD = 50

/** The products as admins edit them (role.admin-features). */
export interface Products {
  list(
    query: CallInput<typeof listAllProducts>['query'],
    language: LanguageCode,
  ): Promise<CallResponse<typeof listAllProducts>>
  /** Undefined where there is no such product. */
  read(productId: number): Promise<AdminProduct | undefined>
  /** The ids of the edits that were made. Throws a Refused where none can be. */
  save(productId: number, userId: number, changes: readonly FieldChange[]): Promise<number[]>
  /** Throws a Refused where a field has changed since. */
  undo(productId: number, edits: readonly number[]): Promise<void>
  /** Keeps a picture, which no product shows yet. Throws a PhotoError where it is not taken. */
  keepPicture(bytes: Buffer): Promise<StoredPicture>
  choices(language: LanguageCode): Promise<ProductChoices>
}

export interface ProductDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly catalogue: Pick<Catalogue, 'productsOf'>
  readonly region: Region
  readonly photos: PhotoFolder
}

export function openProducts({ database, catalogue, region, photos }: ProductDeps): Products {
  const { db } = database
  return {
    async list(query, language) {
      const { page, rows } = await withReadRetry(database, () => readList(db, region, language, query))
      const shown = await catalogue.productsOf(
        rows.map(({ product_id }) => product_id),
        language,
        { mayBuyRestricted: true },
      )
      const cards = new Map(shown.map((card) => [card.product_id, card]))
      return {
        ...page,
        data: rows.map((row) =>
          asListed(
            { ...row, lang: row.lang && bcp47(toLanguageCode(row.lang) ?? language) },
            cards.get(row.product_id),
          ),
        ),
      }
    },
    read: (productId) => withReadRetry(database, () => readProduct(db, productId)),
    save: (productId, userId, changes) =>
      db.transaction().execute((trx) => saveChanges(trx, productId, userId, changes)),
    undo: (productId, edits) => db.transaction().execute((trx) => undoChanges(trx, productId, edits)),
    async keepPicture(bytes) {
      const photo = await photos.keep(bytes)
      return { source: `upload:${photo}`, photo, variant_id: null }
    },
    choices: (language) => withReadRetry(database, () => readChoices(db, language)),
  }
}

async function readProduct(db: Kysely<Schema>, productId: number): Promise<AdminProduct | undefined> {
  const product = await db
    .selectFrom('product')
    .innerJoin('language', 'language.id', 'product.language_id')
    .leftJoin('import_job', 'import_job.import_id', 'product.import_id')
    .select(['product.slug', 'language.code as language', 'import_job.import_id', 'file_name', 'begun_at'])
    .where('product.id', '=', productId)
    .executeTakeFirst()
  const fields = await readFields(db, productId)
  if (product === undefined || fields === undefined) return undefined
  const { slug, language, import_id, file_name, begun_at } = product
  return {
    product_id: productId,
    slug,
    language,
    fields,
    variants: await db
      .selectFrom('variant')
      .select(['id', 'sku', sql<boolean>`withdrawn_at is not null`.as('withdrawn')])
      .where('product_id', '=', productId)
      .orderBy('withdrawn')
      .orderBy('position')
      .orderBy('id')
      .execute(),
    import:
      import_id === null ? null : { import_id, file_name: file_name ?? '', begun_at: begun_at?.toISOString() ?? '' },
    edits: await readEdits(db, productId, fields),
  }
}

async function readEdits(
  db: Kysely<Schema>,
  productId: number,
  fields: Readonly<Record<string, FieldValue>>,
): Promise<AdminProduct['edits']> {
  const rows = await db
    .selectFrom('product_edit')
    .leftJoin('account', 'account.user_id', 'edited_by')
    .select(['id', 'field', 'before', 'after', 'edited_at', 'undone_at', 'user_id', 'first_name', 'last_name'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(EDITS_TOLD)
    .execute()
  const last = new Set<string>()
  return rows.map(({ id, field, user_id, first_name, last_name, edited_at, undone_at, ...values }) => {
    const { before, after } = values as { before: FieldValue; after: FieldValue }
    const isLast = undone_at === null && !last.has(field)
    if (isLast) last.add(field)
    return {
      id: Number(id),
      field,
      before,
      after,
      edited_by: user_id === null ? null : { user_id, first_name: first_name ?? '', last_name: last_name ?? '' },
      edited_at: edited_at.toISOString(),
      undone_at: undone_at?.toISOString() ?? null,
      can_undo: isLast && isSameValue(fields[field], after),
    }
  })
}
