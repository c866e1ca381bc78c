import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import type { Picture } from '#areas/practice/contract/store.ts'

import type { Ground } from './ground.ts'

/**
 * The widths and heights, in pixels, within which a photo is written: thumbnails (catalogue.card-fields), then larger
 * ones for dense screens and pages.
 */
export const PHOTO_SIZES = [75, 125, 250, 500, 1000] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

export const LARGEST: PhotoSize = 1000

/** The file of a photo in a size. The name says what is in it: another photo has another name, so each may be kept for ever. */
export function photoFile(hash: string, size: PhotoSize): string {
  return `${hash}-${size}.webp`
}

/** Names that `photoFile` gives, and no other. */
export function isPhotoFile(name: string): boolean {
  const [, size] = /^[0-9a-f]{32}-(\d{2,4})\.webp$/.exec(name) ?? []
  return PHOTO_SIZES.some((known) => `${known}` === size)
}

/** A photo as a product's picture. */
export function photoAsset(hash: string): ListProduct['assets'][number] {
  const address = (size: PhotoSize): string => `/media/photos/${photoFile(hash, size)}`
  return {
    thumbnails: { 75: address(75), 125: address(125), 250: address(250), 500: address(500) },
    image_url: address(LARGEST),
  }
}

/** The widths and heights, in pixels, within which an uploaded picture is written. */
export const UPLOAD_SIZES = [250, 500, 1000, 1600] as const
export type UploadSize = (typeof UPLOAD_SIZES)[number]

export const LARGEST_UPLOAD: UploadSize = 1600

/** The file of an uploaded picture in a size. Each upload has a name of its own, so the file may be kept for ever. */
export function uploadFile(name: string, size: UploadSize): string {
  return `${name}-${size}.webp`
}

/** True for names that `uploadFile` gives, and for no others. */
export function isUploadFile(file: string): boolean {
  const [, size] = /^[0-9a-f]{32}-(\d{3,4})\.webp$/.exec(file) ?? []
  return UPLOAD_SIZES.some((known) => `${known}` === size)
}

interface PictureRow {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Null where it was not measured. */
  readonly ground: Ground | null
}

/** An uploaded picture as pages show it. */
export function pictureOf({ name, width, height, ground }: PictureRow): Picture {
  const address = (size: UploadSize): string => `/media/practices/${uploadFile(name, size)}`
  return {
    thumbnails: { 250: address(250), 500: address(500), 1000: address(1000) },
    image_url: address(LARGEST_UPLOAD),
    width,
    height,
    ...((ground === 'light' || ground === 'dark') && { ground }),
  }
}
