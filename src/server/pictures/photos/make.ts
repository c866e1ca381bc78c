import { createHash } from 'node:crypto'

import sharp from 'sharp'

import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '#contract/constants.ts'

import { PhotoError, UploadError } from './errors.ts'
import { type Ground, groundOf, type Pixels } from './ground.ts'
import { kindOf } from './kind.ts'
import { LARGEST, LARGEST_UPLOAD, PHOTO_SIZES, type PhotoSize, UPLOAD_SIZES, type UploadSize } from './names.ts'
import { createTurns } from './turns.ts'

/** Larger ones than any camera's; a small file that unpacks to more is meant to do harm. */
export const PIXELS_MAX = 50_000_000
export const PHOTO_BYTES_MAX = 20 * 1024 * 1024

const SECONDS_MAX = 20

/** Each may hold all pixels of a picture in memory. */
const AT_ONCE = 2

/**
 * WebP, and not AVIF, though that is 40 to 50 % smaller: on two photos of 720 by 477 pixels, all sizes, AVIF took 3 times as
 * long at nearly its fastest (0.3 s) and 20 times at its default (2.4 s), which is hours for a large catalogue; and pages name
 * the large file to others, of whom fewer read AVIF.
 */
const WEBP = { quality: 78, effort: 4 } as const

/** Part of every name, and raised with whatever changes the files that are made. */
const RECIPE = 1

/** What is no photo is not even looked at by a reader of its format: some of them follow references to other files. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((format) => [
  `VipsForeignLoad${format}Buffer`,
  `VipsForeignLoad${format}File`,
])
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)

/** A photo in all sizes, upright, in sRGB and without anything that was written beside the picture. */
export type PhotoFiles = ReadonlyMap<PhotoSize, Buffer>

/** 32 hex digits: the same bytes give the same photo. */
export function photoHash(bytes: Buffer): string {
  return createHash('sha256').update(`${RECIPE} `).update(bytes).digest('hex').slice(0, 32)
}

const inTurn = createTurns(AT_ONCE)

/**
 * Makes the files of a photo (JPEG, PNG, WebP, AVIF, or the first image of a GIF, told by its content). None is larger than the photo itself.
 *
 * @throws PhotoError where it is something else, damaged, or too large
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

/** Upright, in sRGB, and within a size. */
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

/** An uploaded picture in all sizes, made as a photo is. `width` and `height` are the largest file's. */
export interface UploadFiles {
  readonly width: number
  readonly height: number
  readonly ground: Ground
  readonly files: ReadonlyMap<UploadSize, Buffer>
}

/**
 * Makes the files of an uploaded picture, judged by its content.
 *
 * @throws UploadError where it is not taken
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

/** The same of a picture that the shop has drawn itself. */
export async function uploadFiles(pixels: Pixels): Promise<UploadFiles> {
  const { width, height } = pixels.raw
  return { width, height, ground: groundOf(pixels), files: await encode(pixels, UPLOAD_SIZES) }
}

/** The ground that a picture needs which was uploaded before that was measured. */
export const measureGround = (bytes: Buffer): Promise<Ground> =>
  inTurn(async () => groundOf(await decode(bytes, LARGEST_UPLOAD)))

/** Judges a picture by its bytes, whatever its name and its type say (practice.pictures-by-content). */
async function checkUpload(bytes: Buffer): Promise<void> {
  const kind = kindOf(bytes)
  if (kind === undefined) throw new UploadError('kind')
  const told = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UploadError('damaged', { cause: error })
    })
  const { width, height, pages = 1 } = told
  if (kind.isAnimated || pages > 1) throw new UploadError('animated')
  if (width * height > IMAGE_MAX_PIXELS || width > IMAGE_MAX_SIDE || height > IMAGE_MAX_SIDE)
    throw new UploadError('pixels')
}
