import { type Kysely, sql } from 'kysely'

import type { ImportLook, ImportSample, PriceChange } from '#areas/import/contract/catalogue-import.ts'
import { CURRENCIES } from '#contract/constants.ts'
import type { Schema } from '#server/database/schema.ts'

import type { ImportProduct, ReadLine } from './line.ts'

/** Products that are shown as they would look. */
const SAMPLES = 5
/** Changed products that are told by name. */
const CHANGES_TOLD = 100

type Change = ImportLook['changes'][number]
export type Sample = Omit<ImportSample, 'asset'> & { readonly picture: string | undefined }

/** A preview of the shop after the import, gathered during the check (admin.import-is-looked-at). */
export interface Look {
  readonly products: readonly Sample[]
  readonly changes: readonly Change[]
  readonly edited: number
}

export interface Looker {
  /** @param stored the hashes of the products that there are, by `external_id` */
  see(kept: readonly ReadLine[], stored: ReadonlyMap<string, string>): Promise<void>
  read(): Look
}

export function createLooker(db: Kysely<Schema>): Looker {
  const products: Sample[] = []
  const priced: Change[] = []
  const others: Change[] = []
  let edited = 0
  return {
    see: async (kept, stored) => {
      const fresh = kept.filter(({ product }) => !stored.has(product.external_id))
      const known = kept.filter(({ product }) => stored.has(product.external_id))
      for (const { product } of [...fresh, ...known]) if (products.length < SAMPLES) products.push(sampleOf(product))
      if (known.length === 0) return
      const ids = known.map(({ product }) => product.external_id)
      edited += await countEdited(db, ids)
      const before = await readBefore(db, ids)
      for (const { product } of known) {
        const was = before.get(product.external_id)
        if (was === undefined) continue
        const prices = priceChanges(was.variants, product.variants)
        const list = prices.length > 0 ? priced : others
        if (list.length < CHANGES_TOLD) list.push({ name: was.name, brand: product.brand, prices })
      }
    },
    read: () => ({ products, changes: [...priced, ...others].slice(0, CHANGES_TOLD), edited }),
  }
}

const moneyOf = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : cents / 100

function sampleOf({ name, brand, images, variants }: ImportProduct): Sample {
  return {
    name,
    brand,
    picture: images[0],
    variants: variants.map(({ net_contents, stock, price_eur, price_gbp }) => ({
      net_contents: net_contents ?? '',
      stock,
      price_eur: moneyOf(price_eur),
      price_gbp: moneyOf(price_gbp),
    })),
  }
}

interface Priced {
  readonly sku: string
  readonly net_contents?: string | null | undefined
  readonly price_eur?: number | null | undefined
  readonly price_gbp?: number | null | undefined
}

function priceChanges(before: readonly Priced[], after: readonly Priced[]): PriceChange[] {
  const was = new Map(before.map((variant) => [variant.sku, variant]))
  const is = new Map(after.map((variant) => [variant.sku, variant]))
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((sku) =>
    ([CURRENCIES.eu.currency, CURRENCIES.uk.currency] as const).flatMap((currency) => {
      const price = (variant: Priced | undefined) =>
        moneyOf(currency === 'EUR' ? variant?.price_eur : variant?.price_gbp)
      const change = { currency, before: price(was.get(sku)), after: price(is.get(sku)) }
      const net_contents = is.get(sku)?.net_contents ?? was.get(sku)?.net_contents ?? ''
      return change.before === change.after ? [] : [{ net_contents, ...change }]
    }),
  )
}

async function countEdited(db: Kysely<Schema>, externalIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product
    where external_id = any(${externalIds})
      and exists (select from product_edit where product_id = product.id and undone_at is null)
  `.execute(db)
  return rows[0]?.count ?? 0
}

async function readBefore(db: Kysely<Schema>, externalIds: readonly string[]) {
  const { rows } = await sql<{ external_id: string; name: string; variants: Priced[] }>`
    select external_id, name, (
      select coalesce(json_agg(variant order by position), '[]') from variant
      where product_id = product.id and withdrawn_at is null
    ) as variants
    from product where external_id = any(${externalIds})
  `.execute(db)
  return new Map(rows.map((row) => [row.external_id, row]))
}
