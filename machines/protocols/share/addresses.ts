import * as v from 'valibot'

import { CLIENT_SEARCH_MIN_LENGTH, SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { emailOf } from '#contract/email.ts'
import { email } from '#contract/rules.ts'

export const isEmail = (text: string): boolean => v.is(email, text)

export const isSameEmail = (one: string, other: string): boolean =>
  emailOf(one).toLowerCase() === emailOf(other).toLowerCase()

/** An address in brackets, after its owner's name. */
const IN_BRACKETS = /<[^<>@]*@[^<>]*>/
const QUOTES = /^["']+|["']+$/g

/**
 * The addresses in a text, as mail programs copy one or several: `Mara Vos <mara@b.de>; c@d.de`. Where no name stands before
 * an address, each word is taken for one, so that none is lost unseen.
 */
export function addressesIn(text: string): readonly string[] {
  const isNamed = IN_BRACKETS.test(text)
  return text
    .split(/[\s,;<>]+/)
    .map((word) => emailOf(word.replaceAll(QUOTES, '')))
    .filter((word) => word !== '' && (!isNamed || word.includes('@')))
}

/** True for an address and for a list with at least one; not for a name of two words. */
export const isAddressed = (text: string): boolean => addressesIn(text).some(isEmail)

/** The address in a text; null where it is not exactly one. */
export function soleAddress(text: string): string | null {
  const [one, ...more] = addressesIn(text)
  return one !== undefined && more.length === 0 && isEmail(one) ? one : null
}

/** True for several addresses, each of which is looked up rather than searched for. */
export const isList = (text: string): boolean => isAddressed(text) && addressesIn(text).length > 1

/** Too little to search for clients. */
export const isTooShort = (text: string): boolean => text.trim().length < CLIENT_SEARCH_MIN_LENGTH

/** The words by which clients are searched. */
export const keywordOf = (text: string): string => (soleAddress(text) ?? text.trim()).slice(0, SEARCH_MAX_LENGTH)
