import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { PhotoError } from '#server/pictures/photos/errors.ts'
import { makePhoto, PHOTO_BYTES_MAX, photoHash } from '#server/pictures/photos/make.ts'
import { PHOTO_SIZES, type PhotoSize } from '#server/pictures/photos/names.ts'

import { jpeg, plain } from '../support/samples.ts'

const sizesOf = async (bytes: Buffer) => {
  const files = await makePhoto(bytes)
  return Promise.all(
    [...files].map(async ([size, content]) => {
      const { format, width, height } = await sharp(content).metadata()
      return [size, format, width, height]
    }),
  )
}
const file = async (bytes: Buffer, size: PhotoSize): Promise<Buffer> =>
  (await makePhoto(bytes)).get(size) ?? Buffer.alloc(0)
const refusal = (bytes: Buffer): Promise<string> =>
  makePhoto(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof PhotoError ? error.message : `not a PhotoError: ${String(error)}`),
  )

/** A PNG whose first lines say that it has this many pixels, and that ends there. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(1, 1).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

describe('a photo', () => {
  it('is written as WebP in every size, within it on its longer side', async () => {
    expect(await sizesOf(await jpeg(1600, 800))).toEqual(
      PHOTO_SIZES.map((size) => [size, 'webp', size, Math.round(size / 2)]),
    )
  })

  it('is never made larger than it is', async () => {
    expect((await sizesOf(await jpeg(100, 60))).map(([, , width]) => width)).toEqual([75, 100, 100, 100, 100])
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    expect(await sizesOf(await plain(30, 30).toFormat(format).toBuffer())).toHaveLength(PHOTO_SIZES.length)
  })

  it('stands upright, as its camera says', async () => {
    const lying = await plain(80, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await sizesOf(lying)).toContainEqual([1000, 'webp', 40, 80])
    expect((await sharp(await file(lying, 1000)).metadata()).orientation).toBeUndefined()
  })

  it('keeps nothing of what was written beside the picture', async () => {
    const told = await plain(40, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'At home' } })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer()
    expect((await sharp(told).metadata()).exif).toBeDefined()
    for (const content of (await makePhoto(told)).values()) {
      const { exif, icc, xmp, iptc } = await sharp(content).metadata()
      expect({ exif, icc, xmp, iptc }).toEqual({})
      expect(content.includes('Somebody')).toBe(false)
    }
  })

  it('has the same colours wherever it comes from: those of print and grey ones are turned into sRGB', async () => {
    const grey = await plain(40, 40, '#808080').toColourspace('b-w').png().toBuffer()
    const print = await plain(40, 40, '#808080').toColourspace('cmyk').jpeg().toBuffer()
    for (const bytes of [grey, print]) {
      const { channels } = await sharp(await file(bytes, 125)).stats()
      for (const { mean } of channels.slice(0, 3)) expect(Math.abs(mean - 128)).toBeLessThan(20)
    }
  })

  it('keeps what one can see through', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect((await sharp(await file(clear, 75)).metadata()).hasAlpha).toBe(true)
  })

  it('is named by its bytes', async () => {
    expect(photoHash(await jpeg())).toBe(photoHash(await jpeg()))
    expect(photoHash(await jpeg())).toMatch(/^[0-9a-f]{32}$/)
    expect(photoHash(await jpeg(40, 20, '#336698'))).not.toBe(photoHash(await jpeg()))
  })
})

describe('what is no photo', () => {
  it.each([
    ['text', Buffer.from('<html>')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing, which could ask for other files',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
  ])('is refused: %s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('is no JPEG, PNG, WebP, AVIF or GIF picture')
  })

  it('is refused where it ends early', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('is damaged')
  })

  it('is refused by what it says of itself where it would unpack to more than any camera makes', async () => {
    expect(await refusal(await claiming(50_000, 50_000))).toBe('has more than 50 million pixels')
    expect(await refusal(await claiming(7000, 7000))).toBe('is damaged')
  })

  it('is refused above 20 MB without a look inside', async () => {
    expect(await refusal(Buffer.alloc(PHOTO_BYTES_MAX + 1))).toBe('is larger than 20 MB')
  })
})
