import type { Kysely } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import { dropEdits, readKeptEdits, restoreKeptEdits } from '#areas/products/server/keep.ts'
import { noteCatalogueChange } from '#areas/catalogue/server/version.ts'
import { type Judged, judge } from './judge.ts'
import { noteAfter, noteBefore } from './changes.ts'
import type { ReadLine } from './line.ts'
import { ensureOptions, type OptionBook } from './options.ts'
import { insertProducts, updateProducts, writeParts } from './write.ts'

export interface WriteOptions {
  /** The import in the browser that writes (products.of-their-import); undefined for the command. */
  readonly importId?: number | undefined
  /** Edits by hand give way to what the file says (products.import-keeps-edits). */
  readonly overwriteEdits?: boolean | undefined
}

/** Outcome of a batch. */
export interface BatchResult extends Judged {
  /** Options known after the batch. */
  readonly book: OptionBook
}

/**
 * Writes all lines that differ from what is stored, or none, in one transaction, and marks the catalogue as
 * unpublished.
 */
export async function writeBatch(
  db: Kysely<Schema>,
  book: OptionBook,
  lines: readonly ReadLine[],
  options: WriteOptions = {},
): Promise<BatchResult> {
  return db.transaction().execute(async (trx) => {
    const { stored, unchanged, kept, rejected } = await judge(trx, lines, { overwriteEdits: options.overwriteEdits })
    if (kept.length === 0) return { created: 0, updated: 0, unchanged, rejected, book }

    const extended = await ensureOptions(
      trx,
      book,
      kept.map(({ product }) => product),
    )
    const fresh = kept.filter(({ product }) => !stored.has(product.external_id))
    const known = kept.filter(({ product }) => stored.has(product.external_id))
    await noteBefore(trx, options.importId, known)
    const named = known.map(({ product }) => product.external_id)
    const edits = options.overwriteEdits ? undefined : await readKeptEdits(trx, named)
    await insertProducts(trx, extended, fresh, options.importId)
    await updateProducts(trx, extended, known, options.importId)
    await writeParts(trx, extended, kept)
    await (edits ? restoreKeptEdits(trx, edits) : dropEdits(trx, named))
    await noteAfter(trx, options.importId, kept)
    await noteCatalogueChange(trx)
    return { created: fresh.length, updated: known.length, unchanged, rejected, book: extended }
  })
}
