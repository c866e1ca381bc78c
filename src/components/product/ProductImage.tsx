import './ProductImage.css'

import { useEffect, useRef } from 'react'

import { showPicture } from './later-pictures.ts'
import { isInNearPart } from './near-parts.ts'

/** One file of a picture and its width in pixels. */
export interface ImageSource {
  readonly url: string
  readonly width: number
}

export interface ProductImageProps {
  /** The same picture in several widths, or the one that replaces it; none leaves the image without a source. */
  readonly sources: readonly ImageSource[]
  /** The `sizes` attribute: the width at which it will stand. */
  readonly sizes: string
  /** Empty if the text beside it says everything. */
  readonly alt: string
  /** In sight when the page opens: fetched at once and first. */
  readonly priority?: boolean | undefined
  /**
   * One of very many: it has a source only while its ProductGridPart is near. The browser looks at each picture that waits
   * for its sight, and so at thousands, whenever anything on the page changes.
   */
  readonly deferred?: boolean | undefined
  /** The source could not be shown. What is tried next is decided outside. */
  readonly onFailed?: (() => void) | undefined
}

const SIDE = 250

/** A square product picture that keeps its room before, while and after it loads. */
export function ProductImage({ sources, sizes, alt, priority = false, deferred = false, onFailed }: ProductImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const widest = sources.at(-1)
  const src = sources.find((source) => source.width >= SIDE)?.url ?? widest?.url
  const srcSet = sources.length > 1 ? sources.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined

  useEffect(() => {
    const element = image.current
    if (element === null || src === undefined) return
    if (deferred) {
      if (isInNearPart(element)) showPicture(element)
    }
    // A picture of the first paint may fail before React listens for it; its state still tells.
    else if (element.complete && element.naturalWidth === 0) onFailed?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each source, not for each new callback
  }, [src, deferred])

  return (
    <img
      ref={image}
      className="vb-product-image"
      {...(deferred ? { 'data-src': src, 'data-srcset': srcSet } : { src, srcSet })}
      sizes={sources.length > 1 ? sizes : undefined}
      width={SIDE}
      height={SIDE}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={src === undefined ? undefined : onFailed}
    />
  )
}
