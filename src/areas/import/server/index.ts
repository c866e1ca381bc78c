import { performance } from 'node:perf_hooks'

import { IMPORT_REFUSED_MAX } from '#contract/constants.ts'
import type { CatalogueDatabase } from '#areas/catalogue/server/needs.ts'
import { publishCatalogue } from '#areas/catalogue/server/version.ts'
import { batches } from './batches.ts'
import { batchJudge, type Judged } from './judge.ts'
import { keptApart } from './kept-apart.ts'
import type { ReadLine } from './line.ts'
import { asOnlyImport } from './only-import.ts'
import { readOptionBook } from './options.ts'
import type { Looker } from './look.ts'
import type { PictureSource } from './picture-source.ts'
import { type PictureProblem, takePictures, type TakeOptions } from './pictures.ts'
import type { ImportProgress, ImportReport, LineNote, RejectedLine } from './report.ts'
import { type ImportSource, textSource } from './source.ts'
import type { WriteOptions } from './batch.ts'
import { writeLines } from './write-lines.ts'

export { createLooker } from './look.ts'
export { noteAbsent } from './absent.ts'
export { catalogueFile } from './catalogue-file.ts'
export type { ImportLine } from './line.ts'
export type { ReadingShop } from './other-shops/index.ts'
export { ImportBusyError } from './only-import.ts'
export { readColumnsFile } from './columns-file.ts'
export { obstacleOf } from './obstacle.ts'
export { pictureSource } from './picture-source.ts'
export type { ImportProgress, ImportReport } from './report.ts'
export { ColumnsNeededError, ImportSourceError } from './source.ts'

/**
 * Milliseconds that a running import writes before shops show the result: each publication reloads the whole catalogue.
 */
const PUBLISH_EVERY = 30_000

export interface ImportOptions extends WriteOptions {
  /** Called after each batch and after each picture. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops between two batches, or two pictures. */
  readonly signal?: AbortSignal
  /** Source of pictures; without it only their addresses are stored. */
  readonly pictures?: PictureSource
  /** Filled with the `external_id` of each line that has one, taken or not. */
  readonly named?: Set<string>
  /** Milliseconds between two versions of the catalogue while the import runs; a last one is published at its end. */
  readonly publishEvery?: number
}

type Given = ImportSource | AsyncIterable<string> | Iterable<string>

/**
 * Imports a catalogue as a stream. Each batch is one transaction, so an import interrupted at any point leaves only
 * whole products, and running the same import again completes it. Lines that match what is stored write nothing. Shops
 * show the result every half minute and at the end; what a killed import has left is published by a running shop
 * (operations.import-publishes-once).
 *
 * @param source a file (see `catalogueFile`), or lines in the import format
 * @throws ImportBusyError if another import is running
 * @throws ImportSourceError if the file itself turns out to be broken; nothing is written of such a table or feed
 */
export async function importCatalogue(
  database: Pick<CatalogueDatabase, 'bulk'>,
  source: Given,
  options: ImportOptions = {},
): Promise<ImportReport> {
  return asOnlyImport(database.bulk, async (db, stillLocked) => {
    let book = await readOptionBook(db)
    let published = performance.now()
    const publishOften = async () => {
      if (performance.now() - published < (options.publishEvery ?? PUBLISH_EVERY)) return
      await publishCatalogue(db)
      published = performance.now()
    }
    try {
      return await run(source, options, {
        keepApart: (lines) => keptApart(db, lines),
        write: async (lines) => {
          await stillLocked()
          const result = await writeLines(db, book, lines, options)
          book = result.book
          await publishOften()
          return result
        },
        takePictures: (lines, take) => takePictures(db, lines, { ...take, written: publishOften }),
      })
    } finally {
      await publishCatalogue(db)
    }
  })
}

/**
 * A dry run of `importCatalogue`, without pictures. It writes nothing and may run beside an import
 * (operations.import-check).
 */
export async function checkCatalogue(
  database: Pick<CatalogueDatabase, 'bulk'>,
  source: Given,
  { looker, ...options }: Omit<ImportOptions, 'pictures'> & { readonly looker?: Looker } = {},
): Promise<ImportReport> {
  const judge = batchJudge(database.bulk, options, looker)
  return run(source, options, {
    keepApart: (lines) => keptApart(database.bulk, lines),
    write: judge,
    takePictures: async () => undefined,
  })
}

interface Writer {
  readonly keepApart: (lines: readonly ReadLine[]) => ReturnType<typeof keptApart>
  readonly write: (lines: readonly ReadLine[]) => Promise<Judged>
  readonly takePictures: (lines: readonly ReadLine[], options: TakeOptions) => Promise<void>
}

/** Reads one batch after the other, until too many lines are rejected (operations.import-stops-at-many-refusals). */
async function run(
  source: Given,
  { onProgress, signal, pictures, named }: ImportOptions,
  { keepApart, write, takePictures: take }: Writer,
): Promise<ImportReport> {
  const opened = 'lines' in source ? source : textSource(source)
  const { tally, format } = opened
  const state = {
    lines: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    pictures: 0,
    rejected: new Array<RejectedLine>(),
    missingPictures: new Array<PictureProblem>(),
  }
  const notes: LineNote[] = []
  const tell = (): void => {
    const { missingPictures: _, rejected, ...counts } = state
    onProgress?.({ ...counts, rejected: rejected.length, fraction: opened.fraction() })
  }
  const reportAs = (incomplete: ImportReport['incomplete']): ImportReport => ({
    ...state,
    lines: tally?.records ?? state.lines,
    format,
    shop: opened.shop?.(),
    notes: [...notes, ...(tally?.notes ?? [])].toSorted((a, b) => a.number - b.number),
    leftOut: tally?.leftOut() ?? [],
    lost: tally?.lost() ?? [],
    incomplete,
  })
  for await (const batch of batches(opened, named)) {
    if (signal?.aborted) return reportAs('stopped')
    if (state.rejected.length > IMPORT_REFUSED_MAX) return reportAs('refusals')
    const { lines, notes: apart } = await keepApart(batch.lines)
    for (const { product } of lines) named?.add(product.external_id)
    const result = await write(lines)
    state.lines = tally?.records ?? state.lines + batch.lines.length + batch.rejected.length
    state.created += result.created
    state.updated += result.updated
    state.unchanged += result.unchanged
    for (const { number, pictures: lost } of lines)
      state.missingPictures.push(...lost.map((picture) => ({ number, ...picture })))
    state.rejected.push(...[...batch.rejected, ...result.rejected].sort((a, b) => a.number - b.number))
    notes.push(...batch.notes, ...apart)
    tell()
    if (pictures === undefined) continue
    await take(lines, {
      source: pictures,
      signal,
      taken: () => {
        state.pictures += 1
        tell()
      },
      failed: (problem) => {
        state.missingPictures.push(problem)
        tell()
      },
    })
  }
  if (pictures && signal?.aborted) return reportAs('stopped')
  return reportAs(opened.flaw)
}
