import { type Kysely, sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import { raiseCatalogueVersion } from '../version.ts'
import type { LineProblem, ReadLine } from './line.ts'
import { ensureOptions, type OptionBook } from './options.ts'
import { insertProducts, updateProducts, writeParts } from './write.ts'

/** What became of a batch. */
export interface BatchResult {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: readonly { readonly number: number; readonly problem: LineProblem }[]
  /** The options known after it. */
  readonly book: OptionBook
}

/** Writes the lines in one transaction: all that differ from what is stored, and the catalogue's next version, or nothing. */
export async function writeBatch(
  db: Kysely<Schema>,
  book: OptionBook,
  lines: readonly ReadLine[],
): Promise<BatchResult> {
  return db.transaction().execute(async (trx) => {
    const stored = await readStored(trx, lines)
    const differing = lines.filter(({ product, hash }) => stored.get(product.external_id) !== hash)
    const unchanged = lines.length - differing.length
    const { kept, rejected } = await keepOwnSkus(trx, differing)
    if (kept.length === 0) return { created: 0, updated: 0, unchanged, rejected, book }

    const extended = await ensureOptions(
      trx,
      book,
      kept.map(({ product }) => product),
    )
    const fresh = kept.filter(({ product }) => !stored.has(product.external_id))
    const known = kept.filter(({ product }) => stored.has(product.external_id))
    await insertProducts(trx, extended, fresh)
    await updateProducts(trx, extended, known)
    await writeParts(trx, extended, kept)
    await raiseCatalogueVersion(trx)
    return { created: fresh.length, updated: known.length, unchanged, rejected, book: extended }
  })
}

async function readStored(db: Transaction<Schema>, lines: readonly ReadLine[]) {
  const { rows } = await sql<{ external_id: string; hash: string }>`
    select external_id, encode(import_hash, 'hex') as hash from product
    where external_id = any(${lines.map(({ product }) => product.external_id)})
  `.execute(db)
  return new Map(rows.map(({ external_id, hash }) => [external_id, hash]))
}

/** A sku stays with the product it was first sold under, on sale or withdrawn: orders and protocols know it there. */
async function keepOwnSkus(db: Transaction<Schema>, lines: readonly ReadLine[]) {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.sku', 'product.external_id'])
    .where(
      'variant.sku',
      '=',
      sql<string>`any(${lines.flatMap(({ product }) => product.variants.map(({ sku }) => sku))})`,
    )
    .execute()
  const owners = new Map(rows.map(({ sku, external_id }) => [sku, external_id]))
  const kept: ReadLine[] = []
  const rejected: { number: number; problem: LineProblem }[] = []
  for (const line of lines) {
    const { external_id, variants } = line.product
    const taken = variants.filter(({ sku }) => (owners.get(sku) ?? external_id) !== external_id)
    if (taken.length > 0) {
      const detail = taken.map(({ sku }) => `sku ${sku} belongs to the product ${owners.get(sku) ?? ''}`).join('; ')
      rejected.push({ number: line.number, problem: { code: 'sku-taken', detail } })
    } else {
      kept.push(line)
      for (const { sku } of variants) owners.set(sku, external_id)
    }
  }
  return { kept, rejected }
}
