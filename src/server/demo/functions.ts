import type { SentenceKey } from './sentences.ts'
import english from './words/en.json' with { type: 'json' }

/**
 * What a nutrient may be said to contribute to: wording of the list of permitted health claims
 * (Commission Regulation (EU) No 432/2012). Only said where a daily dose holds a significant amount,
 * 15 % of the nutrient reference value (Regulation (EU) No 1169/2011, annex XIII), or what the list asks for.
 */
export const FUNCTIONS = english.functions

export type BodyFunction = keyof typeof FUNCTIONS

/** A claim that the list words in another way, or of another name than the ingredient's, or with a condition to tell: a sentence of its own. */
export type OwnClaim = Extract<SentenceKey, `claim.${string}`>

/** Anything that may be said of a nutrient. */
export type Claim = BodyFunction | OwnClaim

/** Whether the claim is told in one sentence with all else that the nutrient contributes to. */
export function isFunction(claim: Claim): claim is BodyFunction {
  return Object.hasOwn(FUNCTIONS, claim)
}
