import type { IMAGE_TYPES } from '#contract/constants.ts'

/** The kind of a file by its first bytes. */
export interface PictureKind {
  readonly type: (typeof IMAGE_TYPES)[number]
  /** An animated PNG, which readers show as its first image. Of the others their reader tells. */
  readonly isAnimated: boolean
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const CHUNK_HEAD = 8
const CHUNK_TAIL = 4

/** Undefined for anything but a JPEG, PNG, WebP or AVIF picture, whatever its name or declared type says. */
export function kindOf(bytes: Buffer): PictureKind | undefined {
  if (startsWith(bytes, JPEG)) return { type: 'image/jpeg', isAnimated: false }
  if (startsWith(bytes, PNG)) return { type: 'image/png', isAnimated: isAnimatedPng(bytes) }
  const [start, brand] = [text(bytes, 0), text(bytes, 8)]
  if (start === 'RIFF' && brand === 'WEBP') return { type: 'image/webp', isAnimated: false }
  if (text(bytes, 4) === 'ftyp' && brand.startsWith('avi')) return { type: 'image/avif', isAnimated: brand === 'avis' }
  return undefined
}

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start)

const text = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4)

/** The chunk `acTL` stands before the first pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = PNG.length; at + CHUNK_HEAD <= bytes.length;) {
    const name = text(bytes, at + 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += CHUNK_HEAD + bytes.readUInt32BE(at) + CHUNK_TAIL
  }
  return false
}
