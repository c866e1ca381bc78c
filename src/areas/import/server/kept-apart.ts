import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import type { ReadLine } from './line.ts'
import { shopOf } from './other-shops/origin.ts'
import { hashOf } from './parse.ts'
import type { LineNote } from './report.ts'

/**
 * Gives products another id where theirs is that of another shop's product: handles and numbers of two shops may be the same, and
 * neither file overwrites what came from the other (operations.import-keeps-shops-apart).
 */
export async function keptApart(
  db: Kysely<Schema>,
  lines: readonly ReadLine[],
): Promise<{ readonly lines: readonly ReadLine[]; readonly notes: readonly LineNote[] }> {
  const shops = await readShops(db, lines)
  const notes: LineNote[] = []
  const kept = lines.map((line) => {
    const { external_id: id, images } = line.product
    const there = shops.get(id)
    if (line.shop === undefined || there === undefined || there === line.shop) return line
    if (images.some((address) => shopOf(address) === there)) return line
    const own = id.replace(':', `:${line.shop}:`)
    notes.push({ number: line.number, detail: `${id} is a product of another shop; this one is ${own}` })
    const product = { ...line.product, external_id: own }
    return { ...line, product, hash: hashOf(product) }
  })
  return { lines: kept, notes }
}

/** The shops of stored products by their ids: as it was noted, else as their pictures have it. */
async function readShops(db: Kysely<Schema>, lines: readonly ReadLine[]): Promise<ReadonlyMap<string, string>> {
  const ids = lines.flatMap(({ shop, product }) => (shop === undefined ? [] : [product.external_id]))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ external_id: string; import_shop: string | null; address: string | null }>`
    select external_id, import_shop,
      (select address from product_image where product_id = product.id order by position limit 1) as address
    from product where external_id = any(${ids})
  `.execute(db)
  return new Map(
    rows.flatMap(({ external_id, import_shop, address }) => {
      const shop = import_shop ?? shopOf(address ?? '')
      return shop === undefined ? [] : [[external_id, shop] as const]
    }),
  )
}
