import { kindOfFile } from './format.ts'
import { type ColumnsSaid, feedSource, type ReadingShop, tableSource } from './other-shops/index.ts'
import { type ImportSource, ImportSourceError, linesSource, openFile } from './source.ts'

export interface ReadingOptions extends Partial<ColumnsSaid> {
  readonly unpackedMax?: number
}

/**
 * A catalogue's file in any of the formats that the import reads, told by its content.
 *
 * @param shop the shop that reads it: what another shop's file does not say is taken from there
 * @param options what an admin has said about how to read it; `unpackedMax`: bytes that a gzip file may unpack to, the shop's own
 * limit where not said
 * @throws ImportSourceError where there is no such file, it cannot be read, it is named .gz and is no gzip file, it unpacks to
 * more than it may, it is of a format that the import does not read, or a table without rows; ColumnsNeededError where it is not
 * known what the columns of a table are
 */
export async function catalogueFile(
  path: string,
  shop: ReadingShop,
  { unpackedMax, answers = {}, ...said }: ReadingOptions = {},
): Promise<ImportSource> {
  const file = await openFile(path, unpackedMax)
  const kind = kindOfFile(file.start)
  if (kind === 'lines') return linesSource(file)
  if (kind === 'feed') return feedSource(file, shop, answers)
  if (kind === 'table') return tableSource(file, shop, { ...said, answers })
  if (kind.isWorkbook)
    throw new ImportSourceError(`This is a spreadsheet; save it as “CSV UTF-8” and import that: ${path}`)
  throw new ImportSourceError(
    `This is ${kind.other}. The import takes JSON lines, tables of products as CSV, and Google Merchant feeds: ${path}`,
  )
}
