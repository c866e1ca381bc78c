import type { SecretKind } from './tags.ts'

/** Keys whose values are secrets, wherever they stand. The first that fits decides. */
const KINDS: readonly (readonly [RegExp, SecretKind])[] = [
  [/passw|passphrase|(^|_)pass(_|$)|(^|_)pwd/, 'password'],
  [/e[_-]?mail/, 'email'],
  [/phone|mobile/, 'phone'],
  [/token|secret|authoriz|authoris|cookie|multipass|credential|iban|(^|_)card_?(number|no)?$/, 'text'],
  [/(^|_)(first|last|full|client|practitioner|contact|sender|recipient)_?names?$/, 'text'],
  [/^(postal_|billing_|delivery_|shipping_)?address(es)?$|street|postcode|post_code|(^|_)city$/, 'text'],
  [/(^|_)notes?$/, 'text'],
]

/** What else is a person's own, by the chart that holds it. */
const OF_CHART: Readonly<Record<string, Readonly<Record<string, SecretKind>>>> = {
  contactForm: { name: 'text', subject: 'text', message: 'text' },
  accountsList: { keyword: 'text', query: 'text', search: 'text' },
  clientsList: { keyword: 'text', query: 'text', search: 'text' },
  clientPage: { name: 'text' },
  practitionersReview: { name: 'text' },
  // What is searched for may be an address, which the chart tells from a name.
  shareForm: { text: 'email', message: 'text' },
  waitingClients: { name: 'text' },
}

/** Keys that say of what sort something is: never a secret, even within one. */
const SORTS: ReadonlySet<string> = new Set(['kind', 'type', 'status', 'code', 'field', 'country', 'language', 'ok'])

const kinds = new Map<string, SecretKind | undefined>()

/** The kind of secret under a key; a path such as `address.city` has that of its first part that has one. */
export function kindOfKey(key: string, chart: string | undefined): SecretKind | undefined {
  const own = chart === undefined ? undefined : OF_CHART[chart]?.[key]
  if (own) return own
  if (!kinds.has(key)) {
    const parts = key.split('.').map((part) => part.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase())
    kinds.set(key, parts.map((part) => KINDS.find(([pattern]) => pattern.test(part))?.[1]).find(Boolean))
  }
  return kinds.get(key)
}

export const isSort = (key: string) => SORTS.has(key)
