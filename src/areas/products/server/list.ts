import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { IN_STOCK, priceColumn } from '#areas/catalogue/server/on-sale.ts'
import type { Region } from '#areas/catalogue/server/needs.ts'
import type { listAllProducts, ProductOrder, ProductState } from '#areas/products/contract/products.ts'
import type { CallInput, CallResponse } from '#contract/call.ts'
import { withoutInvisibleLetters } from '#contract/invisible-letters.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import { photoAsset } from '#server/pictures/photos/names.ts'

import { IS_EDITED } from './keep.ts'

type Listed = CallResponse<typeof listAllProducts>
type Row = Omit<Listed['data'][number], 'asset' | 'updated_at' | 'price_eur' | 'price_gbp'> & {
  readonly photo: string | null
  readonly updated_at: Date
  readonly eur: readonly [number | null, number | null]
  readonly gbp: readonly [number | null, number | null]
}

/** Imports that the list can be narrowed to. */
const IMPORTS = 12

const LISTED = sql<boolean>`variant.product_id = product.id and variant.withdrawn_at is null`

const STATES: Readonly<Record<ProductState, (region: Region) => RawBuilder<boolean>>> = {
  in_stock: () => sql`exists (select from variant where ${LISTED} and ${IN_STOCK})`,
  out_of_stock: () => sql`not exists (select from variant where ${LISTED} and ${IN_STOCK})`,
  no_price: (region) =>
    sql`exists (select from variant where ${LISTED} and ${sql.ref(`variant.${priceColumn(region)}`)} is null)`,
  hidden: () => sql`product.hidden_at is not null`,
  edited: () => IS_EDITED,
}

const ORDERS: Readonly<Record<ProductOrder, RawBuilder<unknown>>> = {
  newest: sql`product.id desc`,
  updated: sql`product.updated_at desc, product.id desc`,
  name: sql`lower(product.name), product.id`,
  stock: sql`(
    select case when bool_or(stock is null) then null else sum(stock) end from variant where ${LISTED}
  ) nulls last, product.id`,
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Each word stands in a name or the brand, or the whole begins a sku or barcode. */
function has(keyword: string): RawBuilder<boolean> {
  const words = keyword.toLowerCase().split(/\s+/)
  const within = words.map((word) => {
    const like = `%${escaped(word)}%`
    return sql<boolean>`(
      lower(product.name) like ${like}
      or product.brand_id in (select id from option where filter_group = 'brands' and lower(name) like ${like})
      or product.id in (select product_id from product_text where lower(name) like ${like})
    )`
  })
  const starts = [...new Set([keyword, keyword.toLowerCase(), keyword.toUpperCase()])].map(
    (text) => `${escaped(text)}%`,
  )
  const begins = sql.join(
    starts.map((start) => sql`sku like ${start} or barcode collate "C" like ${start}`),
    sql` or `,
  )
  return sql<boolean>`(
    (${sql.join(within, sql` and `)}) or product.id in (select product_id from variant where ${begins})
  )`
}

/** Products on sale or not, as an admin looks for them (products.admin-finds-every-product, products.lists-stay-fast). */
export async function readList(
  db: Kysely<Schema>,
  region: Region,
  language: LanguageCode,
  { keyword = '', state, import_id, order_by = 'newest', ...paging }: CallInput<typeof listAllProducts>['query'],
): Promise<{ page: Omit<Listed, 'data'>; rows: Row[] }> {
  const { offset, limit, fields } = pageOf(paging)
  const words = withoutInvisibleLetters(keyword).trim()
  const wanted = sql.join(
    [
      sql`true`,
      ...(words === '' ? [] : [has(words)]),
      ...(state === undefined ? [] : [STATES[state](region)]),
      ...(import_id === undefined ? [] : [sql`product.import_id = ${import_id}`]),
    ],
    sql` and `,
  )
  const { rows } = await sql<Row>`
    with page as (
      select id, row_number() over (order by ${ORDERS[order_by]}) as place from product
      where ${wanted} order by ${ORDERS[order_by]} offset ${offset} limit ${limit}
    )
    select
      product.id as product_id, coalesce(product_text.name, product.name) as name, brand.name as brand,
      case when product_text.name is null and own.code <> ${language} then own.code end as lang,
      product.hidden_at is not null as hidden, ${IS_EDITED} as edited, product.updated_at,
      coalesce(sku, '') as sku, variants, stock, eur, gbp,
      (select photo from product_image where product_id = product.id and photo is not null order by position limit 1) as photo
    from page
    join product using (id)
    join option as brand on brand.id = brand_id
    join language as own on own.id = product.language_id
    left join product_text on product_text.product_id = product.id
      and product_text.language_id = (select id from language where code = ${language})
    cross join lateral (
      select
        (array_agg(sku order by position))[1] as sku, count(*)::int as variants,
        case when bool_or(stock is null) then null else coalesce(sum(stock), 0)::int end as stock,
        json_build_array(min(price_eur), max(price_eur)) as eur, json_build_array(min(price_gbp), max(price_gbp)) as gbp
      from variant where ${LISTED}
    ) as sold
    order by place
  `.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from product where ${wanted}
  `.execute(db)
  return { page: { imports: await readImports(db), ...fields(counts[0]?.total ?? 0) }, rows }
}

async function readImports(db: Kysely<Schema>): Promise<Listed['imports']> {
  const imports = await db
    .selectFrom('import_job')
    .select(['import_id', 'file_name', 'begun_at'])
    .where((eb) => eb.exists(eb.selectFrom('product').whereRef('product.import_id', '=', 'import_job.import_id')))
    .orderBy('import_id', 'desc')
    .limit(IMPORTS)
    .execute()
  return imports.map(({ begun_at, ...one }) => ({ ...one, begun_at: begun_at.toISOString() }))
}

const rangeOf = ([from, to]: Row['eur']) => (from === null || to === null ? null : { from: from / 100, to: to / 100 })

/** A row of the list; `card` is the product as the shop shows it, absent if it is not for sale. */
export function asListed({ photo, eur, gbp, lang, updated_at, ...row }: Row, card: ListProduct | undefined) {
  return {
    ...row,
    ...(lang && { lang }),
    price_eur: rangeOf(eur),
    price_gbp: rangeOf(gbp),
    asset: card?.assets[0] ?? (photo === null ? null : photoAsset(photo)),
    updated_at: updated_at.toISOString(),
  }
}
