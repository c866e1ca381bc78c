import type { IMAGE_TYPES } from './constants.ts'

export type ImageType = (typeof IMAGE_TYPES)[number]

/** Bytes at the beginning of a file by which its kind is told. */
export const IMAGE_HEAD = 12

const JPEG = 'ÿØÿ'
const PNG = '\u0089PNG\r\n\u001a\n'

/** The kind of a picture by its first bytes, whatever its name says. Undefined for a file that the shop does not take. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, IMAGE_HEAD))
  if (head.startsWith(JPEG)) return 'image/jpeg'
  if (head.startsWith(PNG)) return 'image/png'
  const brand = head.slice(8)
  if (head.startsWith('RIFF') && brand === 'WEBP') return 'image/webp'
  return head.startsWith('ftyp', 4) && brand.startsWith('avi') ? 'image/avif' : undefined
}
