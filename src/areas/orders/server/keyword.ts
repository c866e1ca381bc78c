import { type RawBuilder, sql } from 'kysely'

import { withoutInvisibleLetters } from '#contract/invisible-letters.ts'

import { hasInNumber } from './number.ts'

/** A condition on the number of an order; it holds for all without a keyword. */
export function isWanted(keyword = ''): RawBuilder<boolean> {
  const words = withoutInvisibleLetters(keyword).trim()
  return words === '' ? sql`true` : (hasInNumber(words) ?? sql`false`)
}
