import type { SecretKind } from './tags.ts'

/** Keys whose values are secrets, wherever they stand. The first that fits decides. */
const KINDS: readonly (readonly [RegExp, SecretKind])[] = [
  [/passw|passphrase|(^|_)pass(_|$)|(^|_)pwd/, 'password'],
  [/e[_-]?mail/, 'email'],
  [/phone|mobile/, 'phone'],
  [/post(al)?_?code|(^|_)zip(_code)?$/, 'postcode'],
  [/token|secret|authoriz|authoris|cookie|multipass|credential|iban|(^|_)card_?(number|no)?$/, 'text'],
  [/(^|_)(first|last|full|client|practitioner|contact|sender|recipient)_?names?$/, 'text'],
  [/^(postal_|billing_|delivery_|shipping_)?address(es)?$|street|(^|_)city$/, 'text'],
  [/(^|_)notes?$/, 'text'],
]

/** What else is a person's own, by the chart that holds it: under a key, or under a key of one event. */
const OF_CHART: Readonly<Record<string, Readonly<Record<string, SecretKind>>>> = {
  contactForm: { name: 'text', subject: 'text', message: 'text' },
  accountsList: { key: 'text', dataKey: 'text' },
  allOrders: { key: 'text', dataKey: 'text' },
  clientsList: { text: 'text', listed: 'text', keyword: 'text', query: 'text', search: 'text' },
  clientPage: { name: 'text' },
  noteSuggestions: {
    output: 'words',
    text: 'words',
    note: 'words',
    notes: 'words',
    known: 'words',
    typed: 'words',
    saved: 'words',
    value: 'words',
    active: 'words',
  },
  protocolLines: { 'protocol.renamed name': 'text' },
  protocolBuilder: { 'note.change text': 'text' },
  practitionersReview: { name: 'text', keyword: 'text', query: 'text', 'reason.change value': 'text', reason: 'text' },
  folders: { 'name.change value': 'text' },
  // What is searched for may be an address, which the chart tells from a name.
  shareForm: { 'share.note text': 'text', text: 'email', message: 'text' },
  waitingClients: { name: 'text' },
}

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
  const keys = chart === undefined ? undefined : OF_CHART[chart]
  const own = keys && (keys[`${String(type)} ${key}`] ?? keys[key])
  if (own) return own
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
