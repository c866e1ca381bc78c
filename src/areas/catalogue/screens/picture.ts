import type { ProductImageProps } from '#components/product/ProductImage.tsx'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import type { StandIn } from '#machines/image-fallback/image-fallback.machine.ts'

/** The default product image (product.picture-fallback-order). */
const DEFAULT_IMAGE = '/images/product-default.svg'
/** A pixel that shows nothing but needs no network. */
const BLANK_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

type Asset = ListProduct['assets'][number]
export type Picture = Pick<ProductImageProps, 'sources' | 'alt'>

/** Products without a picture need keys as well. */
export function pictureKey(asset: Asset | undefined, product_id: number): string {
  return asset?.thumbnails[250] ?? `product ${product_id}`
}

/**
 * The sources of a picture, or of what stands in for it. The text beside it names the product, so it has none of its own.
 * `large`: it stands alone on a product's page.
 */
export function pictureOf(asset: Asset | undefined, fallback: StandIn, failedText: string, large = false): Picture {
  const defaultImage: Picture = { sources: [{ url: DEFAULT_IMAGE, width: 250 }], alt: '' }
  const blankPixel: Picture = { sources: [{ url: BLANK_PIXEL, width: 1 }], alt: '' }
  // Without a picture of its own the default image is the first one, so each failure counts for one more.
  if (fallback === 'noSource' || (fallback === 'blankPixel' && !asset)) return { sources: [], alt: failedText }
  if (fallback === 'blankPixel') return blankPixel
  if (!asset) return fallback === undefined ? defaultImage : blankPixel
  if (fallback === 'defaultImage') return defaultImage
  const { 125: small, 250: middle, 500: dense } = asset.thumbnails
  // A drawn pack shot is sharp at every density, so one file serves all.
  if (middle.endsWith('.svg'))
    return { sources: [{ url: large ? asset.image_url : middle, width: large ? 1000 : 250 }], alt: '' }
  return {
    sources: [
      { url: small, width: 125 },
      { url: middle, width: 250 },
      ...(dense === undefined ? [] : [{ url: dense, width: 500 }]),
      { url: asset.image_url, width: 1000 },
    ],
    alt: '',
  }
}
