import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Kysely, sql } from 'kysely'

import { accountRecords } from '#areas/account/server/account-records.ts'
import type { RateBound } from '#areas/account/server/own-rate.ts'
import { catalogueLines, translationLines } from '#areas/import/server/catalogue-lines.ts'
import type { ImportLine } from '#areas/import/server/index.ts'
import { parseLine } from '#areas/import/server/parse.ts'
import { orderRecords } from '#areas/orders/server/order-records.ts'

import { PERSONAL } from '../areas.ts'
import type { Database } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'
import { photoPath } from '../pictures/photos/folder.ts'
import { LARGEST, photoFile } from '../pictures/photos/names.ts'
import { makeFolder, OWN_FILE, OWN_FOLDER, writeLines } from './files.ts'

export { ExportFolderError } from './files.ts'

export interface ExportOptions {
  readonly folder: string
  readonly uploadsDir: string
  readonly bound: RateBound
  readonly shopName: string
  readonly signal?: AbortSignal
  /** Called with the name of each file before it is written. */
  readonly onFile?: (name: string) => void
}

export interface ExportReport {
  /** Lines by file. */
  readonly files: Readonly<Record<string, number>>
  readonly pictures: number
  /** Products of which a picture is known by its address alone. */
  readonly withoutPicture: number
  /** Products that the import would refuse as they are, and why. */
  readonly refused: readonly { readonly externalId: string; readonly detail: string }[]
}

/** Written last: an export without it is not whole. */
const MANIFEST = 'export.json'
const PICTURES = 'pictures'

/**
 * Writes all that a shop holds of its own into an empty folder (operations.export-command): the catalogue in the import
 * format with its pictures, texts in further languages, accounts and orders. All of it is of one moment, and none of it
 * opens a door.
 *
 * @throws ExportFolderError if the folder is not empty or cannot be written
 */
export async function exportShop(database: Pick<Database, 'bulk'>, options: ExportOptions): Promise<ExportReport> {
  await makeFolder(options.folder)
  const pictures = pictureCopies(options)
  return database.bulk
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const refused: { readonly externalId: string; readonly detail: string }[] = []
      const writers = {
        'catalogue.jsonl': judged(catalogueLines(db, pictures.copy), refused),
        'translations.jsonl': translationLines(db),
        'accounts.jsonl': accountRecords(db, { bound: options.bound, areas: PERSONAL }),
        'orders.jsonl': orderRecords(db),
      }
      const files: Record<string, number> = {}
      for (const [name, values] of Object.entries(writers)) {
        options.onFile?.(name)
        files[name] = await writeLines(join(options.folder, name), values, options.signal)
      }
      const report = { files, pictures: pictures.copied(), withoutPicture: pictures.missing(), refused }
      await writeManifest(db, options, report)
      return report
    })
}

/** Passes lines on, and notes those that the import would not take back. */
async function* judged(
  lines: AsyncIterable<ImportLine>,
  refused: { readonly externalId: string; readonly detail: string }[],
): AsyncGenerator<ImportLine> {
  for await (const line of lines) {
    const read = parseLine(JSON.stringify(line))
    if ('problem' in read) refused.push({ externalId: line.external_id, detail: read.problem.detail })
    yield line
  }
}

/** Copies photos beside the lines, each once, in their largest size. */
function pictureCopies({ folder, uploadsDir }: ExportOptions) {
  const [copied, missing] = [new Set<string>(), new Set<string>()]
  const copy = async (photo: string): Promise<string | undefined> => {
    const file = photoFile(photo, LARGEST)
    if (!copied.has(photo) && !missing.has(photo)) {
      await mkdir(join(folder, PICTURES), { recursive: true, mode: OWN_FOLDER })
      const isThere = await copyFile(photoPath(uploadsDir, file), join(folder, PICTURES, file)).then(
        () => true,
        () => false,
      )
      ;(isThere ? copied : missing).add(photo)
    }
    return copied.has(photo) ? `${PICTURES}/${file}` : undefined
  }
  return { copy, copied: () => copied.size, missing: () => missing.size }
}

async function writeManifest(db: Kysely<Schema>, { folder, shopName }: ExportOptions, report: ExportReport) {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db)
  const manifest = { shop: shopName, exported_at: rows[0]?.at.toISOString(), ...report }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: OWN_FILE })
}
