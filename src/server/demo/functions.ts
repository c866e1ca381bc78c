import type { SentenceKey } from './sentences.ts'
import english from './words/en.json' with { type: 'json' }

/**
 * Body functions that a nutrient may be said to contribute to, worded as in the list of permitted health claims
 * (Commission Regulation (EU) No 432/2012). A product makes the claim only if its daily dose holds a significant
 * amount, 15 % of the nutrient reference value (Regulation (EU) No 1169/2011, annex XIII), or the amount that the list
 * demands.
 */
export const FUNCTIONS = english.functions

export type BodyFunction = keyof typeof FUNCTIONS

/** A claim with its own sentence: the list words it differently, names another substance or sets a condition. */
export type OwnClaim = Extract<SentenceKey, `claim.${string}`>

/** Any permitted claim about a nutrient. */
export type Claim = BodyFunction | OwnClaim

/** True if the claim shares one sentence with the nutrient's other functions. */
export function isFunction(claim: Claim): claim is BodyFunction {
  return Object.hasOwn(FUNCTIONS, claim)
}
