import { createHash } from 'node:crypto'

import sharp from 'sharp'

import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '#contract/constants.ts'

import { PhotoError, UploadError } from './errors.ts'
import { type Ground, groundOf, type Pixels } from './ground.ts'
import { kindOf } from './kind.ts'
import { LARGEST, LARGEST_UPLOAD, PHOTO_SIZES, type PhotoSize, UPLOAD_SIZES, type UploadSize } from './names.ts'
import { createTurns } from './turns.ts'

/** More pixels than any camera's photo. A small file that unpacks to more is an attack. */
export const PIXELS_MAX = 50_000_000
export const PHOTO_BYTES_MAX = 20 * 1024 * 1024

const SECONDS_MAX = 20

/** Concurrent jobs. Each may hold all pixels of a picture in memory. */
const AT_ONCE = 2

/**
 * WebP rather than AVIF, although AVIF is 40 to 50 % smaller. On two photos of 720 by 477 pixels, all sizes, AVIF took
 * 3 times as long at nearly its fastest (0.3 s) and 20 times at its default (2.4 s), which is hours for a large
 * catalogue. Pages also link the large file for other sites and apps, fewer of which read AVIF.
 */
const WEBP = { quality: 78, effort: 4 } as const

/** Part of every name. Raise it with any change to the generated files. */
const RECIPE = 1

/** The only readers allowed. Readers of other formats stay blocked, because some follow references to other files. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((format) => [
  `VipsForeignLoad${format}Buffer`,
  `VipsForeignLoad${format}File`,
])
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)

/** A photo in all sizes, upright, in sRGB and without metadata. */
export type PhotoFiles = ReadonlyMap<PhotoSize, Buffer>

/** Returns 32 hex digits. The same bytes give the same photo. */
export function photoHash(bytes: Buffer): string {
  return createHash('sha256').update(`${RECIPE} `).update(bytes).digest('hex').slice(0, 32)
}

const inTurn = createTurns(AT_ONCE)

/**
 * Makes the files of a photo (JPEG, PNG, WebP, AVIF, or the first image of a GIF, detected by content). None is larger
 * than the photo itself.
 *
 * @throws PhotoError if it is something else, damaged, or too large
 */
export function makePhoto(bytes: Buffer): Promise<PhotoFiles> {
  return inTurn(async () => {
    await checkSize(bytes)
    try {
      return await writeSizes(bytes)
    } catch (error) {
      throw new PhotoError('is damaged', { cause: error })
    }
  })
}

async function checkSize(bytes: Buffer): Promise<void> {
  if (bytes.length > PHOTO_BYTES_MAX) throw new PhotoError(`is larger than ${PHOTO_BYTES_MAX / 1024 / 1024} MB`)
  const pixels = await countPixels(bytes).catch((error: unknown) => {
    throw new PhotoError('is no JPEG, PNG, WebP, AVIF or GIF picture', { cause: error })
  })
  if (pixels > PIXELS_MAX) throw new PhotoError(`has more than ${PIXELS_MAX / 1_000_000} million pixels`)
}

async function countPixels(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

function writeSizes(bytes: Buffer): Promise<PhotoFiles> {
  return decode(bytes, LARGEST).then((pixels) => encode(pixels, PHOTO_SIZES))
}

/** Decodes a picture upright, in sRGB and within a size. */
async function decode(bytes: Buffer, size: number): Promise<Pixels> {
  const {
    data,
    info: { width, height, channels },
  } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(within(size))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width, height, channels } }
}

async function encode<Size extends number>(
  { data, raw }: Pixels,
  sizes: readonly Size[],
): Promise<ReadonlyMap<Size, Buffer>> {
  const files = new Map<Size, Buffer>()
  for (const size of sizes) {
    files.set(
      size,
      await sharp(data, { raw }).resize(within(size)).webp(WEBP).timeout({ seconds: SECONDS_MAX }).toBuffer(),
    )
  }
  return files
}

function within(size: number) {
  return { width: size, height: size, fit: 'inside', withoutEnlargement: true } as const
}

/** An uploaded picture in all sizes, made like a photo. `width` and `height` are those of the largest file. */
export interface UploadFiles {
  readonly width: number
  readonly height: number
  readonly ground: Ground
  readonly files: ReadonlyMap<UploadSize, Buffer>
}

/**
 * Makes the files of an uploaded picture, judged by its content.
 *
 * @throws UploadError if it isn't accepted
 */
export function makeUpload(bytes: Buffer): Promise<UploadFiles> {
  return inTurn(async () => {
    await checkUpload(bytes)
    try {
      return await uploadFiles(await decode(bytes, LARGEST_UPLOAD))
    } catch (error) {
      throw new UploadError('damaged', { cause: error })
    }
  })
}

/** Makes the files of a picture that the shop has drawn itself. */
export async function uploadFiles(pixels: Pixels): Promise<UploadFiles> {
  const { width, height } = pixels.raw
  return { width, height, ground: groundOf(pixels), files: await encode(pixels, UPLOAD_SIZES) }
}

/** Measures the ground for a picture uploaded before uploads were measured. */
export const measureGround = (bytes: Buffer): Promise<Ground> =>
  inTurn(async () => groundOf(await decode(bytes, LARGEST_UPLOAD)))

/** Checks a picture by its bytes, whatever its name and type say (practice.pictures-by-content). */
async function checkUpload(bytes: Buffer): Promise<void> {
  const kind = kindOf(bytes)
  if (kind === undefined) throw new UploadError('kind')
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UploadError('damaged', { cause: error })
    })
  const { width, height, pages = 1 } = metadata
  if (kind.isAnimated || pages > 1) throw new UploadError('animated')
  if (width * height > IMAGE_MAX_PIXELS || width > IMAGE_MAX_SIDE || height > IMAGE_MAX_SIDE)
    throw new UploadError('pixels')
}
