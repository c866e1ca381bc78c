import type { SecretKind, Secrets } from '#machines/secret-keys.ts'

import { SECRETS } from './secrets.ts'

/** Keys whose values are secrets, wherever they stand. The first that fits decides. */
const KINDS: readonly (readonly [RegExp, SecretKind])[] = [
  [/passw|passphrase|(^|_)pass(_|$)|(^|_)pwd/, 'password'],
  [/e[_-]?mail/, 'email'],
  [/phone|mobile/, 'phone'],
  [/post(al)?_?code|(^|_)zip(_code)?$/, 'postcode'],
  [/token|secret|authoriz|authoris|cookie|multipass|credential|(^|_)card_?(number|no)?$/, 'text'],
  [/iban|(^|_)bic$|(^|_)sort_?code$|(^|_)account_?(number|no)$/, 'account'],
  [/(^|_)holder$/, 'text'],
  [/(^|_)(first|last|full|client|practitioner|contact|sender|recipient)_?names?$/, 'text'],
  [/^(postal_|billing_|delivery_|shipping_)?address(es)?$|street|(^|_)city$/, 'text'],
  [/(^|_)notes?$/, 'text'],
]

const ROWS: Readonly<Record<string, Secrets>> = SECRETS

/** Keys that say of what sort something is: never a secret, even within one. */
const SORTS: ReadonlySet<string> = new Set([
  'kind',
  'type',
  'status',
  'code',
  'field',
  'country',
  'language',
  'ok',
  'page',
  'order_by',
])

const kinds = new Map<string, SecretKind | undefined>()

/**
 * The kind of secret under a key. A path such as `address.phone` has that of its last part that has one, and none if its last
 * part is a sort, as `address.country` is.
 *
 * @param type that of the event or object which has the key
 */
export function kindOfKey(key: string, chart: string | undefined, type?: unknown): SecretKind | undefined {
  const keys = chart === undefined ? undefined : ROWS[chart]
  const own = keys && (keys[`${String(type)} ${key}`] ?? keys[key])
  if (own) return own === 'open' ? undefined : own
  if (!kinds.has(key)) {
    kinds.set(key, kindOfPath(key.split('.')))
  }
  return kinds.get(key)
}

function kindOfPath(path: readonly string[]): SecretKind | undefined {
  if (path.length > 1 && isSort(path.at(-1) ?? '')) return undefined
  const parts = path.map((part) => part.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase())
  return parts.map((part) => KINDS.find(([pattern]) => pattern.test(part))?.[1]).findLast(Boolean)
}

export const isSort = (key: string) => SORTS.has(key)

/** True where a key that looks like a person's own words holds nothing of theirs in a chart. */
export const isOpen = (key: string, chart: string | undefined) => chart !== undefined && ROWS[chart]?.[key] === 'open'
