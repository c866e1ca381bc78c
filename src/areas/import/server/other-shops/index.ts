import type { ImportAnswers } from '#areas/import/contract/catalogue-import.ts'
import type { CatalogueFormat } from '#areas/import/contract/import-formats.ts'

import type { ImportSource, OpenedFile } from '../source.ts'
import { createTally } from '../tally.ts'
import { NAMED_COLUMNS } from './column-fields.ts'
import { encodingOf, startOf } from './encoding.ts'
import { feedRecords } from './feed.ts'
import { type FieldTable, namesIn } from './fields.ts'
import { MERCHANT, readMerchant } from './merchant.ts'
import { readNamedColumns } from './named-columns.ts'
import { createOrigin } from './origin.ts'
import type { ReadingShop, ReadProducts } from './reading.ts'
import type { Records } from './records.ts'
import { readShopify, SHOPIFY } from './shopify.ts'
import { type ColumnsSaid, tableLayout } from './table-layout.ts'
import { tableRecords } from './table.ts'

export type { ReadingShop } from './reading.ts'
export type { ColumnsSaid } from './table-layout.ts'

const READERS: Readonly<
  Record<Exclude<CatalogueFormat, 'lines'>, { readonly table: FieldTable; readonly read: ReadProducts }>
> = {
  shopify: { table: SHOPIFY, read: readShopify },
  woocommerce: { table: NAMED_COLUMNS, read: readNamedColumns('woocommerce') },
  merchant: { table: MERCHANT, read: readMerchant },
  table: { table: NAMED_COLUMNS, read: readNamedColumns('table') },
}

/**
 * The products of another shop's feed (operations.import-reads-other-shops). Its lines are read once.
 */
export async function feedSource(file: OpenedFile, shop: ReadingShop, answers: ImportAnswers): Promise<ImportSource> {
  return sourceOf(file, 'merchant', feedRecords(file, await encodingOf(file)), { shop, answers })
}

/**
 * The same of a table, whatever its encoding, its delimiter and the order of its columns.
 *
 * @throws ColumnsNeededError where an admin is to say what its columns are, ImportSourceError where it has no rows
 */
export async function tableSource(file: OpenedFile, shop: ReadingShop, said: ColumnsSaid): Promise<ImportSource> {
  const encoding = await encodingOf(file)
  const layout = await tableLayout(file.path, startOf(file, encoding), file.isWhole, said)
  const source = sourceOf(file, layout.format, tableRecords(file, layout, encoding), {
    shop,
    answers: said.answers,
    headings: new Map(
      layout.keys
        .flatMap((key, at) => (key === undefined ? [] : [[key, layout.headings[at] ?? ''] as const]))
        .toReversed(),
    ),
  })
  return layout.named === undefined ? source : { ...source, named: layout.named }
}

interface HowToRead {
  readonly shop: ReadingShop
  readonly answers: ImportAnswers
  /** The file's own headings by key. */
  readonly headings?: ReadonlyMap<string, string>
}

function sourceOf(
  { flaw, fraction }: OpenedFile,
  format: keyof typeof READERS,
  records: Records,
  { shop, answers, headings }: HowToRead,
): ImportSource {
  const { table, read } = READERS[format]
  const tally = createTally()
  const names = namesIn(table, headings)
  const origin = createOrigin()
  const seen: Records = async function* () {
    for await (const record of records()) {
      origin.see(record)
      yield record
    }
  }
  return {
    format,
    tally,
    flaw,
    fraction,
    shop: origin.read,
    lines: async function* () {
      for await (const line of read(seen, { shop, tally, names, answers }))
        yield 'foreign' in line ? { ...line, shop: origin.read() } : line
    },
  }
}
