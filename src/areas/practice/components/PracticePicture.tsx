/** An uploaded picture in several sizes, each told by its longer side. */
export interface PracticePictureData {
  readonly thumbnails: Readonly<Record<250 | 500 | 1000, string>>
  readonly image_url: string
  readonly width: number
  readonly height: number
  /** The ground that it needs, where it lets one through. */
  readonly ground?: 'light' | 'dark' | undefined
}

interface PracticePictureProps {
  readonly picture: PracticePictureData
  /** Its width on the page, in the words of the `sizes` attribute. */
  readonly sizes: string
  readonly className: string
  /** In sight when the page opens. */
  readonly priority?: boolean
}

/** The size of the file whose longer side is at most so long. */
export function sizeWithin({ width, height }: Pick<PracticePictureData, 'width' | 'height'>, side: number) {
  const share = Math.min(1, side / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** A practitioner's picture. It is decoration: the words beside it say what there is to say. */
export function PracticePicture({ picture, sizes, className, priority = false }: PracticePictureProps) {
  const { thumbnails, image_url, width, height, ground } = picture
  const files = new Map<number, string>([[width, image_url]])
  for (const side of [1000, 500, 250] as const) files.set(sizeWithin(picture, side).width, thumbnails[side])
  return (
    <img
      className={className}
      data-ground={ground}
      src={thumbnails[500]}
      srcSet={[...files].map(([wide, url]) => `${url} ${wide}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
