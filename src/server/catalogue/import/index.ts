import { type Kysely, sql } from 'kysely'
import { DatabaseError } from 'pg'

import type { Schema } from '#server/database/schema.ts'

import type { CatalogueDatabase } from '../needs.ts'
import { type BatchResult, writeBatch } from './batch.ts'
import { parseLine, type ReadLine } from './line.ts'
import { type OptionBook, readOptionBook } from './options.ts'
import type { PictureSource } from './picture-source.ts'
import { type PictureProblem, takePictures } from './pictures.ts'
import type { ImportProgress, ImportReport, LeftOut, LineNote, LostField, RejectedLine } from './report.ts'
import { type ImportSource, type SourceLine, textSource } from './source.ts'

export type { ImportLine } from './line.ts'
export type { ImportProgress, ImportReport } from './report.ts'
export { pictureSource } from './picture-source.ts'
export { fileSource, ImportSourceError } from './source.ts'

/** A batch is written when it has this many lines, or this much text: memory stays bounded whatever the lines are. */
const BATCH_LINES = 1000
const BATCH_CHARACTERS = 8_388_608

/** Another import into the same database is running; the message is one line, made to be shown. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError'
}

export interface ImportOptions {
  /** Told after each batch, and after each picture. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** Looks only, and writes nothing. */
  readonly check?: boolean
  /** Stops between two batches, or two pictures. */
  readonly signal?: AbortSignal
  /** Where pictures are taken from; without it only their addresses are stored. */
  readonly pictures?: PictureSource
}

/**
 * Imports a catalogue in the import format, streamed. Each batch is one transaction, so that an import that is
 * interrupted at any point leaves whole products only, and the same import again completes it. Lines that say what
 * is stored already write nothing.
 *
 * @param source a file (see `fileSource`), or the lines themselves
 * @throws ImportBusyError where another import is running
 */
export async function importCatalogue(
  database: Pick<CatalogueDatabase, 'bulk'>,
  source: ImportSource | AsyncIterable<string> | Iterable<string>,
  { onProgress, check, signal, pictures }: ImportOptions = {},
): Promise<ImportReport> {
  const opened = 'lines' in source ? source : textSource(source)
  return asOnlyImport(database.bulk, async (db, stillLocked) => {
    const state = {
      format: 'lines' as const,
      notes: new Array<LineNote>(),
      leftOut: new Array<LeftOut>(),
      lost: new Array<LostField>(),
      lines: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      pictures: 0,
      rejected: new Array<RejectedLine>(),
      missingPictures: new Array<PictureProblem>(),
    }
    const tell = (): void => {
      const { lines, created, updated, unchanged, pictures: taken, rejected } = state
      const counts = { lines, created, updated, unchanged, pictures: taken, rejected: rejected.length }
      onProgress?.({ ...counts, fraction: opened.fraction() })
    }
    let book = await readOptionBook(db)
    for await (const batch of batches(opened)) {
      if (signal?.aborted) return { ...state, incomplete: 'stopped' }
      await stillLocked()
      const result = check
        ? { book, created: batch.lines.length, updated: 0, unchanged: 0, rejected: [] }
        : await writeLines(db, book, batch.lines)
      book = result.book
      state.lines += batch.lines.length + batch.rejected.length
      state.created += result.created
      state.updated += result.updated
      state.unchanged += result.unchanged
      for (const { number, pictures: lost } of batch.lines)
        state.missingPictures.push(...lost.map((picture) => ({ number, ...picture })))
      state.rejected.push(...[...batch.rejected, ...result.rejected].sort((a, b) => a.number - b.number))
      tell()
      if (pictures === undefined) continue
      await takePictures(db, batch.lines, {
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
    if (pictures && signal?.aborted) return { ...state, incomplete: 'stopped' }
    return { ...state, incomplete: opened.flaw }
  })
}

/**
 * Two imports at once would give the same slugs and options twice. The lock is that of a transaction in which nothing else
 * happens: it ends with the connection, so a killed import leaves none, and no pooler gives it to others meanwhile.
 */
function asOnlyImport<Result>(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>, stillLocked: () => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (lock) => {
    const { rows } = await sql<{
      locked: boolean
    }>`select pg_try_advisory_xact_lock(hashtext('catalogue import')) as locked`.execute(lock)
    if (!rows[0]?.locked) throw new ImportBusyError('Another import is running')
    // Throws where that connection was lost.
    return work(db, () => sql`select 1`.execute(lock))
  })
}

interface Batch {
  readonly lines: ReadLine[]
  readonly rejected: RejectedLine[]
}

async function* batches(source: ImportSource): AsyncGenerator<Batch> {
  const firstLines = new Map<string, number>()
  let batch: Batch = { lines: [], rejected: [] }
  let characters = 0
  for await (const line of source.lines()) {
    if ('text' in line && line.text.trim() === '') continue
    const read = readLine(line, firstLines)
    if ('problem' in read) batch.rejected.push(read)
    else batch.lines.push(read)
    characters += 'text' in line ? line.text.length : 0
    if (batch.lines.length + batch.rejected.length >= BATCH_LINES || characters >= BATCH_CHARACTERS) {
      yield batch
      batch = { lines: [], rejected: [] }
      characters = 0
    }
  }
  if (batch.lines.length + batch.rejected.length > 0) yield batch
}

function readLine(line: SourceLine, firstLines: Map<string, number>): ReadLine | RejectedLine {
  const { number } = line
  if ('problem' in line) return line
  const read = parseLine(line.text)
  const id = 'problem' in read ? read.externalId : read.product.external_id
  const first = id === undefined ? undefined : firstLines.get(id)
  const repeated = first === undefined ? [] : [`external_id ${id} stands in line ${first} already`]
  if ('problem' in read)
    return { number, problem: { ...read.problem, detail: [read.problem.detail, ...repeated].join('; ') } }
  const [detail] = repeated
  if (detail !== undefined) return { number, problem: { code: 'repeated-id', detail } }
  firstLines.set(read.product.external_id, number)
  return { number, ...read }
}

/** Writes a batch; where the database refuses what is in it, line by line, so that only the lines at fault are left out. */
async function writeLines(db: Kysely<Schema>, book: OptionBook, lines: readonly ReadLine[]): Promise<BatchResult> {
  try {
    return await writeBatch(db, book, lines)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [only] = lines
    if (only && lines.length === 1) {
      const rejected = [{ number: only.number, problem: { code: 'refused' as const, detail: error.message } }]
      return { created: 0, updated: 0, unchanged: 0, rejected, book }
    }
  }
  let total: BatchResult = { created: 0, updated: 0, unchanged: 0, rejected: [], book }
  for (const line of lines) {
    const result = await writeLines(db, total.book, [line])
    total = {
      created: total.created + result.created,
      updated: total.updated + result.updated,
      unchanged: total.unchanged + result.unchanged,
      rejected: [...total.rejected, ...result.rejected],
      book: result.book,
    }
  }
  return total
}

/** Data that cannot be stored (class 22), a broken constraint (23), or more than fits (54): the fault of what was written. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(22|23|54)/.test(error.code ?? '')
}
