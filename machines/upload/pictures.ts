import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#contract/constants.ts'
import type { ChosenFile, RuleError } from '#contract/rules.ts'

export type ImageType = (typeof IMAGE_TYPES)[number]

const BY_EXTENSION: Readonly<Record<string, ImageType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** The media type of a picture; by its name where the system names none. Undefined for a file that the shop does not take. */
export function imageTypeOf({ name, type }: Pick<ChosenFile, 'name' | 'type'>): ImageType | undefined {
  const named = IMAGE_TYPES.find((one) => one === type.toLowerCase())
  if (named !== undefined || type !== '') return named
  return BY_EXTENSION[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
}

/** The rule that a chosen file breaks as a picture; null where it breaks none. Its type is one that `imageTypeOf` has told. */
export function brokenByPicture({ type, size }: Pick<ChosenFile, 'type' | 'size'>): RuleError | null {
  if (!IMAGE_TYPES.some((one) => one === type)) return 'form.image-type'
  return size > IMAGE_MAX_BYTES ? 'form.image-size' : null
}
