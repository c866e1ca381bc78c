import { type ImageType, imageTypeOf } from '#contract/image-type.ts'

/** The kind of a file by its first bytes. */
export interface PictureKind {
  readonly type: ImageType
  /** An animated PNG, which readers show as its first image. Of the others their reader tells. */
  readonly isAnimated: boolean
}

const PNG_HEAD = 8
const CHUNK_HEAD = 8
const CHUNK_TAIL = 4

/** Undefined for anything but a JPEG, PNG, WebP or AVIF picture, whatever its name or declared type says. */
export function kindOf(bytes: Buffer): PictureKind | undefined {
  const type = imageTypeOf(bytes)
  if (type === undefined) return undefined
  const isAnimated = type === 'image/png' ? isAnimatedPng(bytes) : type === 'image/avif' && text(bytes, 8) === 'avis'
  return { type, isAnimated }
}

const text = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4)

/** The chunk `acTL` stands before the first pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = PNG_HEAD; at + CHUNK_HEAD <= bytes.length;) {
    const name = text(bytes, at + 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += CHUNK_HEAD + bytes.readUInt32BE(at) + CHUNK_TAIL
  }
  return false
}
