import type { ImportAnswers } from '#areas/import/contract/catalogue-import.ts'

import { CURRENCIES, type Region } from '#contract/constants.ts'

import { formatOf } from './format.ts'
import { otherShopSource, type ReadingShop } from './other-shops/index.ts'
import { type ImportSource, ImportSourceError, linesSource, openFile } from './source.ts'

export interface ReadingOptions {
  readonly answers?: ImportAnswers
  readonly unpackedMax?: number
}

/**
 * A catalogue's file in any of the formats that the import reads, told by its content.
 *
 * @param shop the shop that reads it: what another shop's file does not say is taken from there
 * @param options `answers`: what an admin has said about how to read it; `unpackedMax`: bytes that a gzip file may unpack to,
 * the shop's own limit where not said
 * @throws ImportSourceError where there is no such file, it cannot be read, it is named .gz and is no gzip file, it unpacks to
 * more than it may, or it is of a format that the import does not read
 */
export async function catalogueFile(
  path: string,
  shop: ReadingShop,
  { answers = {}, unpackedMax }: ReadingOptions = {},
): Promise<ImportSource> {
  const file = await openFile(path, unpackedMax)
  const format = formatOf(file.start)
  if (typeof format === 'object')
    throw new ImportSourceError(
      `This is ${format.other}. The import takes JSON lines, product exports of Shopify and WooCommerce, and Google Merchant feeds: ${path}`,
    )
  return format === 'lines'
    ? linesSource(file)
    : otherShopSource(file, format, { ...shop, region: regionOf(answers, shop) })
}

/** The region in whose currency prices are read that name none. */
function regionOf({ currency }: ImportAnswers, { region }: ReadingShop): Region {
  if (currency === undefined) return region
  return currency === CURRENCIES.uk.currency ? 'uk' : 'eu'
}
