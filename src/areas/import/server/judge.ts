import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import { DIFFERS_FROM_FILE } from '#areas/products/server/keep.ts'
import type { LineProblem, ReadLine } from './line.ts'
import type { Looker } from './look.ts'

/** The outcome of lines that are written, or would be. */
export interface Judged {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: readonly { readonly number: number; readonly problem: LineProblem }[]
}

export interface JudgeOptions {
  /** The products that skus would belong to by then. */
  readonly earlier?: ReadonlyMap<string, string>
  /** A product that was edited by hand is never as its line says. */
  readonly overwriteEdits?: boolean | undefined
}

/**
 * Compares lines with what is stored: `kept` are those to be written, none of them as it stands already
 * (operations.real-catalogue-import-changes-nothing-twice).
 */
export async function judge(
  db: Kysely<Schema>,
  lines: readonly ReadLine[],
  { earlier, overwriteEdits = false }: JudgeOptions = {},
) {
  const stored = await readStored(db, lines, overwriteEdits)
  const differing = lines.filter(({ product, hash }) => stored.get(product.external_id) !== hash)
  const unchanged = lines.length - differing.length
  const owners = new Map([...(earlier ?? []), ...(await readOwners(db, differing))])
  return { stored, unchanged, owners, ...keepOwnSkus(differing, owners) }
}

/** Judges one batch after the other as if those before had been written. */
export function batchJudge(
  db: Kysely<Schema>,
  options: Pick<JudgeOptions, 'overwriteEdits'> = {},
  looker?: Looker,
): (lines: readonly ReadLine[]) => Promise<Judged> {
  let owners: ReadonlyMap<string, string> = new Map()
  return async (lines) => {
    const judged = await judge(db, lines, { ...options, earlier: owners })
    owners = judged.owners
    await looker?.see(judged.kept, judged.stored)
    const created = judged.kept.filter(({ product }) => !judged.stored.has(product.external_id)).length
    return {
      created,
      updated: judged.kept.length - created,
      unchanged: judged.unchanged,
      rejected: judged.rejected,
    }
  }
}

async function readStored(db: Kysely<Schema>, lines: readonly ReadLine[], overwriteEdits: boolean) {
  const { rows } = await sql<{ external_id: string; hash: string }>`
    select external_id, case when ${overwriteEdits} and ${DIFFERS_FROM_FILE} then '' else encode(import_hash, 'hex') end as hash
    from product
    where external_id = any(${lines.map(({ product }) => product.external_id)})
  `.execute(db)
  return new Map(rows.map(({ external_id, hash }) => [external_id, hash]))
}

/** A sku stays with the product it was first sold under, on sale or withdrawn: orders and protocols know it there. */
async function readOwners(db: Kysely<Schema>, lines: readonly ReadLine[]): Promise<Map<string, string>> {
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
  return new Map(rows.map(({ sku, external_id }) => [sku, external_id]))
}

function keepOwnSkus(lines: readonly ReadLine[], owners: Map<string, string>) {
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
