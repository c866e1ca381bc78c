import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

type Asset = Pick<ListProduct['assets'][number], 'thumbnails'>

/** The ending that mail programs draw, by that of the shop's own pages: few of them know SVG, and some no WebP. */
const ENDINGS: Readonly<Record<string, string>> = { '.svg': '.png', '.webp': '.jpg' }

/** The absolute address of a product's picture for a mail; null where there is none that mail programs draw. */
export function mailPicture(asset: Asset | null | undefined, publicUrl: string): string | null {
  const [, path, ending = ''] = /^(\/media\/.+)(\.\w+)$/.exec(asset?.thumbnails[125] ?? '') ?? []
  const drawn = ENDINGS[ending]
  return path === undefined || drawn === undefined ? null : `${publicUrl}${path}${drawn}`
}
