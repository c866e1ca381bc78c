import type { ImportAnswers } from '#areas/import/contract/catalogue-import.ts'
import type { CatalogueFormat } from '#areas/import/contract/import-formats.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'
import { currency } from '#contract/currency.ts'
import type { StoredLook } from '#areas/import/server/stored/look.ts'
import { photoAsset } from '#server/pictures/photos/names.ts'

import type { Look } from '../look.ts'
import { obstacleOf } from '../obstacle.ts'
import type { PictureSource } from '../picture-source.ts'
import { UNPUBLISHED } from '../other-shops/reading.ts'
import type { ImportReport } from '../report.ts'

/** Formats whose prices have a currency beside them. */
const NAMES_CURRENCIES: ReadonlySet<CatalogueFormat> = new Set(['lines', 'merchant'])

interface LookedAt {
  readonly look: Look
  readonly report: ImportReport
  readonly answers: ImportAnswers
  readonly region: Region
  /** Has the pictures of the products that are shown; what does not come in time is not shown. */
  readonly pictures: PictureSource
}

export async function storedLook({ look, report, answers, region, pictures }: LookedAt): Promise<StoredLook> {
  const { format, leftOut } = report
  const shown = async (address: string | undefined) => {
    if (address === undefined) return null
    const { photo } = await pictures.look({ address, photo: null, file_mark: null }).catch(() => ({ photo: null }))
    return photo === null ? null : photoAsset(photo)
  }
  return {
    currency: NAMES_CURRENCIES.has(format) ? null : (answers.currency ?? CURRENCIES[region].currency),
    currencies: [...currency.options],
    unpublished: leftOut.reduce((sum, { reason, count }) => sum + (UNPUBLISHED.includes(reason) ? count : 0), 0),
    edited: look.edited,
    changes: [...look.changes],
    products: await Promise.all(
      look.products.map(async ({ picture, ...sample }) => ({ ...sample, asset: await shown(picture) })),
    ),
    obstacle: obstacleOf(report) ?? null,
  }
}
