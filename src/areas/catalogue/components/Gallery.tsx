import './Gallery.css'

import { ProductImage, type ProductImageProps } from '#components/product/ProductImage.tsx'

export interface GalleryPicture extends Pick<ProductImageProps, 'sources' | 'alt' | 'onFailed'> {
  /** Names the button that shows it large, such as 'Picture 2 of 3'. */
  readonly label: string
}

export interface GalleryProps {
  /** The accessible name of the group. */
  readonly label: string
  readonly pictures: readonly GalleryPicture[]
  /** Which picture is shown large, counted from 0. */
  readonly shown: number
  readonly onShow: (at: number) => void
}

const LARGE_SIZES = '(width >= 1440px) 640px, (width >= 1000px) 45vw, (width >= 640px) 60vw, 100vw'

/** A product's pictures: one large, and all of them small below it where there are several. */
export function Gallery({ label, pictures, shown, onShow }: GalleryProps) {
  const large = pictures[shown]
  return (
    <div className="vb-gallery" role="group" aria-label={label}>
      <div className="vb-gallery-shelf">
        {large !== undefined && (
          <ProductImage
            sources={large.sources}
            alt={large.alt}
            onFailed={large.onFailed}
            sizes={LARGE_SIZES}
            priority
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="vb-gallery-thumbs">
          {pictures.map((picture, at) => (
            <li key={picture.label}>
              <button
                type="button"
                className="vb-gallery-thumb"
                aria-label={picture.label}
                aria-current={at === shown ? 'true' : undefined}
                onClick={() => onShow(at)}
              >
                <ProductImage sources={picture.sources} alt="" onFailed={picture.onFailed} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
