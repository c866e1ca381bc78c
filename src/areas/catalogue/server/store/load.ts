import { type Kysely, sql } from 'kysely'

import { type LanguageCode, toLanguageCode } from '#contract/languages.ts'
import type { Schema } from '#server/database/schema.ts'

import type { Region } from '../needs.ts'
import { IN_STOCK, onSale, priceColumn, shownProducts } from '../on-sale.ts'
import { loadIngredients } from './ingredients.ts'
import { type CatalogueColumns, POPULAR, type StoredOption } from './columns.ts'
import { type Packed, unpack } from './packed.ts'

/**
 * Reads one version of the catalogue, all of it from one snapshot. Columns arrive as packed integers and sorted
 * by PostgreSQL: no object per row is made, so 50,000 products take a fraction of a second.
 *
 * @param known an earlier version: if only stock has changed since, its other columns are taken over as they are
 */
export async function loadColumns(
  db: Kysely<Schema>,
  region: Region,
  known?: CatalogueColumns,
): Promise<CatalogueColumns> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await joinWholeTables(snapshot)
      const { version, contents } = await snapshot
        .selectFrom('catalogue_version')
        .select(['version', 'contents'])
        .executeTakeFirstOrThrow()
      if (known?.contents === contents) return { ...known, version, ...(await loadStock(snapshot, region)) }
      const languages = await loadLanguages(snapshot)
      return {
        version,
        contents,
        options: await loadOptions(snapshot, languages),
        ...(await loadProducts(snapshot, region)),
        translatedNames: await loadTranslatedNames(snapshot, languages, region),
        ...(await loadPairs(snapshot, region)),
        ...(await loadStock(snapshot, region)),
        ...(await loadDateOrders(snapshot, region)),
        ingredients: await loadIngredients(snapshot, region, (id) => languageOf(languages, id)),
      }
    })
}

/**
 * Rules out nested loops: with statistics from when the tables were empty, PostgreSQL chooses them, and loading the
 * texts of the demo alone takes more than ten minutes. The JIT compiler is off as well, since ruling them out raises
 * the estimated cost above its threshold.
 */
async function joinWholeTables(db: Kysely<Schema>): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`.execute(db)
}

type Languages = ReadonlyMap<number, LanguageCode>

async function loadLanguages(db: Kysely<Schema>): Promise<Languages> {
  const rows = await db.selectFrom('language').selectAll().execute()
  return new Map(
    rows.flatMap(({ id, code }) => {
      const language = toLanguageCode(code)
      return language === undefined ? [] : [[id, language]]
    }),
  )
}

function languageOf(languages: Languages, id: number): LanguageCode {
  const language = languages.get(id)
  if (language === undefined) throw new Error(`The shop has no language ${id}`)
  return language
}

async function loadOptions(db: Kysely<Schema>, languages: Languages): Promise<StoredOption[]> {
  const rows = await db.selectFrom('option').selectAll().orderBy('id').execute()
  const translations = new Map<number, Map<LanguageCode, string>>()
  for (const row of await db.selectFrom('option_name').selectAll().execute()) {
    const names = translations.get(row.option_id) ?? new Map<LanguageCode, string>()
    names.set(languageOf(languages, row.language_id), row.name)
    translations.set(row.option_id, names)
  }
  return rows.map((row) => ({
    id: row.id,
    group: row.filter_group,
    parentId: row.parent_id,
    slug: row.slug,
    name: row.name,
    language: languageOf(languages, row.language_id),
    translations: translations.get(row.id) ?? new Map(),
  }))
}

async function loadTranslatedNames(db: Kysely<Schema>, languages: Languages, region: Region) {
  const names = new Map<LanguageCode, Map<number, string>>()
  const { rows } = await sql<{ product: number; language_id: number; name: string }>`
    with numbered as (select id, number as product from ${shownProducts(region)} shown)
    select n.product, t.language_id, t.name from product_text t join numbered n on n.id = t.product_id
  `.execute(db)
  for (const { product, language_id, name } of rows) {
    const language = languageOf(languages, language_id)
    const inLanguage = names.get(language) ?? new Map<number, string>()
    inLanguage.set(product, name)
    names.set(language, inLanguage)
  }
  return names
}

async function loadProducts(db: Kysely<Schema>, region: Region) {
  const { rows } = await sql<
    Record<'id' | 'brand' | 'form' | 'zero_waste' | 'practitioner_only', Packed> & {
      names: string[] | null
    }
  >`
    select
      string_agg(int4send(id), '' order by id) as id,
      string_agg(int4send(brand_id), '' order by id) as brand,
      string_agg(int4send(coalesce(delivery_form_id, 0)), '' order by id) as form,
      string_agg(int4send(zero_waste::int), '' order by id) as zero_waste,
      string_agg(int4send(practitioner_only::int), '' order by id) as practitioner_only,
      json_agg(name order by id) as names
    from ${shownProducts(region)} shown
  `.execute(db)
  const [row] = rows
  return {
    productIds: unpack(row?.id),
    brandIds: unpack(row?.brand),
    deliveryFormIds: unpack(row?.form),
    zeroWaste: unpack(row?.zero_waste),
    practitionerOnly: unpack(row?.practitioner_only),
    names: row?.names ?? [],
  }
}

async function loadPairs(db: Kysely<Schema>, region: Region) {
  const { rows } = await sql<Record<'product' | 'option', Packed>>`
    with numbered as (select id, number as product from ${shownProducts(region)} shown)
    select
      string_agg(int4send(product), '' order by product, option_id) as product,
      string_agg(int4send(option_id), '' order by product, option_id) as option
    from product_option join numbered on id = product_id
  `.execute(db)
  return { pairProducts: unpack(rows[0]?.product), pairOptionIds: unpack(rows[0]?.option) }
}

/** The columns that depend on stock and on orders, which change it. */
async function loadStock(db: Kysely<Schema>, region: Region) {
  const { rows } = await sql<{ available: Packed }>`
    select string_agg(int4send((stocked.product_id is not null)::int), '' order by id) as available
    from ${shownProducts(region)} shown
    left join (select distinct product_id from variant where ${onSale(region)} and ${IN_STOCK}) stocked
      on stocked.product_id = shown.id
  `.execute(db)
  return {
    available: unpack(rows[0]?.available),
    byPrice: await loadPriceOrder(db, region),
    bought: await loadBought(db, region),
  }
}

/** Counted by orders: one of many pieces says no more than one of a single piece (search.popular-are-ordered-most). */
async function loadBought(db: Kysely<Schema>, region: Region): Promise<Int32Array> {
  const { rows } = await sql<{ id: number }>`
    select sold.product_id as id
    from order_line sold
    join shop_order on shop_order.order_id = sold.order_id
    join product on product.id = sold.product_id
    where placed_at > now() - interval '90 days' and cancelled_at is null and not practitioner_only
      and exists (
        select 1 from variant where variant.product_id = sold.product_id and ${onSale(region)} and ${IN_STOCK}
      )
    group by sold.product_id
    order by count(distinct sold.order_id) desc, sum(quantity) desc, sold.product_id
    limit ${POPULAR}
  `.execute(db)
  return Int32Array.from(rows, ({ id }) => id)
}

async function loadPriceOrder(db: Kysely<Schema>, region: Region): Promise<Int32Array> {
  const price = sql.ref(priceColumn(region))
  const { rows } = await sql<{ product: Packed }>`
    with numbered as (select id, number as product from ${shownProducts(region)} shown),
    card as (
      select distinct on (product_id) product_id, ${price} as price
      from variant where ${onSale(region)}
      order by product_id, ${IN_STOCK} desc, ${price}, position
    )
    select string_agg(int4send(product), '' order by price nulls last, product) as product
    from numbered left join card on product_id = id
  `.execute(db)
  return unpack(rows[0]?.product)
}

async function loadDateOrders(db: Kysely<Schema>, region: Region) {
  const { rows } = await sql<Record<'created' | 'updated', Packed>>`
    with numbered as (
      select number as product, created_at, updated_at from ${shownProducts(region)} shown
    )
    select
      string_agg(int4send(product), '' order by created_at, product) as created,
      string_agg(int4send(product), '' order by updated_at, product) as updated
    from numbered
  `.execute(db)
  return { byCreated: unpack(rows[0]?.created), byUpdated: unpack(rows[0]?.updated) }
}
