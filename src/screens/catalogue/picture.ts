import type { ProductImageProps } from '#components/ProductImage.tsx'
import type { ListProduct } from '#contract/catalogue.ts'
import type { FallbackState } from '#hooks/images.ts'

/** The default product image (section 2, 'Other widgets'). */
const DEFAULT_IMAGE = '/images/product-default.svg'
/** A pixel that shows nothing but needs no network. */
const BLANK_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

type Picture = Pick<ProductImageProps, 'sources' | 'alt'>

/** The address that a product's picture is known by; empty where it has none. */
export function pictureKey({ assets }: ListProduct): string {
  return assets[0]?.thumbnails[250] ?? ''
}

/** The sources of a product's picture, or of what stands in for it. The text beside it names the product, so it has none of its own. */
export function pictureOf({ assets }: ListProduct, fallback: FallbackState | undefined, failedText: string): Picture {
  const [asset] = assets
  if (fallback === 'noSource') return { sources: [], alt: failedText }
  if (fallback === 'blankPixel') return { sources: [{ url: BLANK_PIXEL, width: 1 }], alt: '' }
  if (fallback === 'defaultImage' || !asset) return { sources: [{ url: DEFAULT_IMAGE, width: 250 }], alt: '' }
  const { 125: small, 250: middle } = asset.thumbnails
  // A drawn pack shot is sharp at every density, so one file serves all.
  if (middle.endsWith('.svg')) return { sources: [{ url: middle, width: 250 }], alt: '' }
  return { sources: [{ url: small, width: 125 }, { url: middle, width: 250 }, { url: asset.image_url, width: 1000 }], alt: '' }
}
