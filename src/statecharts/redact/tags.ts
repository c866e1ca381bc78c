import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'

import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/constants.ts'
import { emailOf } from '#contract/email.ts'
import { COUNTRY_CODES } from '#contract/countries.ts'
import { isPostalCodeOf, postalCode } from '#contract/postal-code.ts'
import { email, phone } from '#contract/rules.ts'
import * as v from 'valibot'

import type { SecretKind } from '#machines/secret-keys.ts'

/** A letter to Unicode, so that it breaks no rule of passwords, and one that nobody types. */
const MARK = 'ꞏ'

const TAG = new RegExp(
  `^(‹[a-p]{6}›${MARK}*|${MARK}[a-p]+7?Q?‹?${MARK}*|[a-pA-P]{6,}@redacted\\.invalid|\\+00 \\d{6}|DE\\d{2}0{8}\\d{10}|XXXXDE[A-P]{5}|0-0-\\d{4}|00-00-\\d{4})$`,
  'u',
)

export const isTag = (text: string) => TAG.test(text)

/** Texts that are this long keep their length, which rules may bound. */
const LONG = 60
/** And those that are this short stay too short to be searched for. */
const SHORT = 2

/**
 * The tag of a text that has more in it than spaces, which stay around it. Equal secrets of one recording have equal tags. A
 * tag passes the same rules of forms as the secret, so that guards decide the same when a recording is replayed.
 */
export function tagFor(kind: SecretKind, text: string, salt: string): string {
  const secret = text.trim()
  if (secret === '' || isTag(secret)) return text
  const tag = makeTag(kind, secret, salt)
  return text.replace(secret, () => tag)
}

function makeTag(kind: SecretKind, secret: string, salt: string): string {
  switch (kind) {
    case 'password':
      return passwordTag(secret, lettersOf(salt, secret))
    case 'email':
      // Several addresses may stand in one field, each behind a name.
      return secret.replaceAll(/[^\s,;<>]+/g, (word) => (isTag(word) ? word : emailTag(word, salt)))
    case 'words':
      return secret.replaceAll(/[\p{L}\p{N}]+/gu, (word) => (isTag(word) ? word : wordTag(word, salt)))
    case 'postcode':
      if (v.is(postalCode, secret)) return postcodeTag(v.parse(postalCode, secret))
      break
    case 'phone':
      if (v.is(phone, secret)) return `+00 ${digitsOf(lettersOf(salt, secret))}`
      break
    case 'account':
      return accountTag(secret, lettersOf(salt, secret))
    case 'text':
      break
  }
  return textTag(secret, lettersOf(salt, secret))
}

/** An IBAN, a BIC, a sort code or an account number that no bank has; these are told by their form, whatever field they stand in. */
function accountTag(secret: string, letters: string): string {
  const compact = electronicFormatIBAN(secret) ?? ''
  if (isValidIBAN(compact)) return ibanOf(`00000000${digitsOf(letters).padStart(10, '0')}`)
  if (isValidBIC(compact)) return `XXXXDE${letters.slice(0, 5).toUpperCase()}`
  if (/^\d{6}$/.test(compact)) return `0-0-${digitsOf(letters).slice(0, 4)}`
  if (/^\d{8}$/.test(compact)) return `00-00-${digitsOf(letters).slice(0, 4)}`
  return textTag(secret, letters)
}

/** German, with the check digits of ISO 7064. `131400`: the letters DE as numbers, and two zeros. */
const ibanOf = (bban: string) => `DE${String(98n - (BigInt(`${bban}131400`) % 97n)).padStart(2, '0')}${bban}`

/** Keeps of a postal code no more of its beginning than the rules of some country ask for, and its length. */
function postcodeTag(code: string): string {
  const isTold = (tag: string) =>
    COUNTRY_CODES.every((country) => isPostalCodeOf(country, tag) === isPostalCodeOf(country, code))
  const tags = Array.from(code, (_, kept) => code.slice(0, kept) + masked(code.slice(kept)))
  return tags.find(isTold) ?? code
}

const masked = (text: string) => text.replaceAll(/\p{L}/gu, 'A').replaceAll(/\p{N}/gu, '1')

/** Begins like the tag of every word that begins like this one: what is searched for stays found. */
function wordTag(word: string, salt: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return MARK + Array.from(plain, (_, at) => lettersOf(salt, plain.slice(0, at + 1)).slice(0, 1)).join('')
}

function textTag(secret: string, letters: string): string {
  if (secret.length <= SHORT) return MARK + letters.slice(0, 1)
  const tag = `‹${letters}›`
  return secret.length > LONG ? tag.padEnd(secret.length, MARK) : tag
}

/** Breaks the rules that the password breaks, and no other. */
function passwordTag(secret: string, letters: string): string {
  const isShort = secret.length < PASSWORD_MIN_LENGTH
  const tag = [
    MARK + letters.slice(0, isShort ? 3 : 4),
    /\d/.test(secret) ? '7' : '',
    /\p{Lu}/u.test(secret) ? 'Q' : '',
    /[^\p{L}\p{N}\s]/u.test(secret) ? '‹' : '',
  ].join('')
  if (isShort) return tag
  return tag.padEnd(secret.length > PASSWORD_MAX_LENGTH ? PASSWORD_MAX_LENGTH + 1 : PASSWORD_MIN_LENGTH, MARK)
}

const DOMAIN = '@redacted.invalid'

function emailTag(text: string, salt: string): string {
  const secret = emailOf(text)
  const letters = lettersOf(salt, secret)
  if (!isAddress(secret)) return textTag(text, letters)
  const local = cased(letters, salt, secret)
  return (secret.length > EMAIL_MAX_LENGTH ? local.padEnd(secret.length - DOMAIN.length, 'a') : local) + DOMAIN
}

/** Capitals of its own for each way in which an address is written in capitals: guards compare addresses with them and without. */
function cased(letters: string, salt: string, secret: string): string {
  if (secret === secret.toLowerCase()) return letters
  const code = hash(salt + secret)
  const capitals = Array.from(letters, (letter, at) => ((code >>> at) & 1 ? letter.toUpperCase() : letter)).join('')
  return capitals === letters ? letters.toUpperCase() : capitals
}

const isAddress = (text: string) => v.is(email, text.length > EMAIL_MAX_LENGTH ? shortened(text) : text)

const shortened = (text: string) => text.replace(/^[^@]+/, 'a').slice(0, EMAIL_MAX_LENGTH)

const digitsOf = (letters: string) => Array.from(letters, (letter) => (letter.charCodeAt(0) - 97) % 10).join('')

/** Six letters from a to p. The salt leaves the page with no record, so nobody can try what gives them. */
function lettersOf(salt: string, secret: string): string {
  const code = hash(salt + secret.toLowerCase())
  return Array.from({ length: 6 }, (_, index) => String.fromCharCode(97 + ((code >>> (4 * index)) & 15))).join('')
}

function hash(text: string): number {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
}
