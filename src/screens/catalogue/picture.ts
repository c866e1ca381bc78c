import type { ProductImageProps } from '#components/ProductImage.tsx'
import type { ListProduct } from '#contract/catalogue.ts'
import type { FallbackState } from '#hooks/images.ts'

/** The default product image (section 2, 'Other widgets'). */
const DEFAULT_IMAGE = '/images/product-default.svg'
/** A pixel that shows nothing but needs no network. */
const BLANK_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

type Picture = Pick<ProductImageProps, 'sources' | 'alt'>

/** What a product's picture is known by: its address, or the product itself where it has none. */
export function pictureKey({ assets, product_id }: ListProduct): string {
  return assets[0]?.thumbnails[250] ?? `product ${product_id}`
}

/** The sources of a product's picture, or of what stands in for it. The text beside it names the product, so it has none of its own. */
export function pictureOf({ assets }: ListProduct, fallback: FallbackState | undefined, failedText: string): Picture {
  const [asset] = assets
  const defaultImage: Picture = { sources: [{ url: DEFAULT_IMAGE, width: 250 }], alt: '' }
  const blankPixel: Picture = { sources: [{ url: BLANK_PIXEL, width: 1 }], alt: '' }
  if (fallback === 'noSource') return { sources: [], alt: failedText }
  if (fallback === 'blankPixel') return blankPixel
  // Without a picture of its own the default image is the first one, so its failure is the first already.
  if (!asset) return fallback === undefined ? defaultImage : blankPixel
  if (fallback === 'defaultImage') return defaultImage
  const { 125: small, 250: middle } = asset.thumbnails
  // A drawn pack shot is sharp at every density, so one file serves all.
  if (middle.endsWith('.svg')) return { sources: [{ url: middle, width: 250 }], alt: '' }
  return { sources: [{ url: small, width: 125 }, { url: middle, width: 250 }, { url: asset.image_url, width: 1000 }], alt: '' }
}
