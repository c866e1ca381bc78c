import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#contract/constants.ts'
import type { ChosenFile, RuleError } from '#contract/rules.ts'

/** The rule that a chosen file breaks as a picture; null where it breaks none. Its type is told by what it holds. */
export function brokenByPicture({ type, size }: Pick<ChosenFile, 'type' | 'size'>): RuleError | null {
  if (!IMAGE_TYPES.some((one) => one === type)) return 'form.image-type'
  return size > IMAGE_MAX_BYTES ? 'form.image-size' : null
}
