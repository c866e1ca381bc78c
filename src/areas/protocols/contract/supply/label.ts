import type { LanguageCode } from '#contract/languages.ts'

import { plainServing } from '../dosage/serving.ts'
import type { Pack } from './pack.ts'

/** More than any pack holds, in any unit. */
const PACK_MAX = 99_999
const LONGEST = 120

/**
 * The contents of a pack by its label, in the words of a language or of English, or null where that is no single amount. Of a label that
 * says it in several units the one that is known counts, and none where two are: '1 Fluid Ounce(s); 30 mL' is 30 ml
 * (supply.label-tells-the-pack).
 */
export function packOf(label: string, language: LanguageCode): Pack | null {
  if (label.length > LONGEST) return null
  const known = label.split(';').flatMap((part) => plainServing(part.trim(), language, PACK_MAX) ?? [])
  const [one, ...others] = known
  return one !== undefined && others.length === 0 ? one : null
}
