import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { batches } from '#areas/import/server/batches.ts'
import { catalogueFile, type ReadingOptions } from '#areas/import/server/catalogue-file.ts'
import type { ImportProduct } from '#areas/import/server/line.ts'
import type { ReadingShop } from '#areas/import/server/index.ts'

/** The path of a file with this content, under a name that says nothing. */
export async function fileWith(content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-other-shop-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'catalogue')
  await writeFile(path, content)
  return path
}

/** A CSV file of these columns and rows; columns that a row does not name are blank. */
export function table(...rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (text = ''): string => `"${text.replaceAll('"', '""')}"`
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')
}

/** Cells of rows as lines of text. */
export const lines = (rows: readonly (readonly string[])[], delimiter: string): string =>
  rows.map((cells) => `${cells.join(delimiter)}\n`).join('')

/** A feed of these items, each given as its elements. */
export const feed = (...items: readonly string[]): string =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items
    .map((item) => `<item>${item}</item>\n`)
    .join('')}</channel></rss>\n`

/** All that is read of a file. */
export async function read(
  content: string | Buffer,
  shop: ReadingShop = { region: 'eu', name: 'Verbena' },
  options: ReadingOptions = {},
) {
  const source = await catalogueFile(await fileWith(content), shop, options)
  const products: ImportProduct[] = []
  const faults: string[] = []
  const notes: string[] = []
  for await (const batch of batches(source)) {
    products.push(...batch.lines.map(({ product }) => product))
    faults.push(...batch.rejected.map(({ number, problem }) => `line ${number}: ${problem.detail}`))
    notes.push(...batch.notes.map(({ detail }) => detail))
  }
  const { tally, format } = source
  return {
    format,
    products,
    faults,
    notes: [...notes, ...(tally?.notes ?? []).map(({ number, detail }) => `line ${number}: ${detail}`)],
    leftOut: Object.fromEntries((tally?.leftOut() ?? []).map(({ reason, count }) => [reason, count])),
    lost: Object.fromEntries((tally?.lost() ?? []).map(({ field, count }) => [field, count])),
    records: tally?.records,
  }
}
