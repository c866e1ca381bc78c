import type { CatalogueFormat } from '#areas/import/contract/import-formats.ts'

import type { ImportSource, OpenedFile } from '../source.ts'
import { createTally } from '../tally.ts'
import { feedRecords } from './feed.ts'
import { readMerchant } from './merchant.ts'
import type { ReadingShop, ReadProducts } from './reading.ts'
import type { Records } from './records.ts'
import { readShopify } from './shopify.ts'
import { tableRecords } from './table.ts'
import { readWooCommerce } from './woocommerce.ts'

export type { ReadingShop } from './reading.ts'

const READERS: Readonly<
  Record<
    Exclude<CatalogueFormat, 'lines'>,
    { readonly records: (file: OpenedFile) => Records; readonly read: ReadProducts }
  >
> = {
  table: { records: tableRecords, read: readMerchant },
  shopify: { records: tableRecords, read: readShopify },
  woocommerce: { records: tableRecords, read: readWooCommerce },
  merchant: { records: feedRecords, read: readMerchant },
}

/** The products of another shop's file (operations.import-reads-other-shops). Its lines are read once. */
export function otherShopSource(file: OpenedFile, format: keyof typeof READERS, shop: ReadingShop): ImportSource {
  const { records, read } = READERS[format]
  const tally = createTally()
  return { format, tally, flaw: file.flaw, fraction: file.fraction, lines: () => read(records(file), shop, tally) }
}
