/** Keys under which people write what they like: it may be about somebody's health. */
const FREE: ReadonlySet<string> = new Set([
  'addition',
  'description',
  'keyword',
  'message',
  'name',
  'practice_name',
  'practiceName',
  'professional_body',
  'professional_number',
  'query',
  'reason',
  'search',
  'subject',
  'text',
])

const CATALOGUE_CHARTS = [
  'catalogue',
  'product',
  'popularProducts',
  'shopOptions',
  'cart',
  'wishlist',
  'searchResults',
  'protocolLines',
]
/** A practice speaks to everybody on its own page of the shop, and the catalogue's texts are public. */
const PUBLIC_CHARTS = ['practice', 'practiceName', 'practicePage', 'adminProduct']

/** Keys that hold nothing of a person's own in these charts. */
const NOT_FREE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...CATALOGUE_CHARTS.map((chart) => [chart, new Set(['name'])] as const),
  ...PUBLIC_CHARTS.map((chart) => [chart, new Set(['name', 'text', 'description', 'message'])] as const),
  // It shows the shop's own words; what they name stands beside them.
  ['toaster', new Set(['text'])],
  // No tab of the shop has these.
  ...['gallery', 'inspector', 'sendByHand'].map((chart) => [chart, FREE] as const),
])

/** Fields that products, brands, filters and delivery methods have, and nothing that a person writes. */
const CATALOGUE = [
  'slug',
  'sku',
  'brand',
  'brand_id',
  'count',
  'price',
  'unit',
  'product_id',
  'variant_id',
  'variantId',
  'variant',
  'variants',
]

/** Keys of texts and codes, which are the project's own: `common:cart.added`, `offline`, `TypeError`. */
const OWN_WORDS = /^(?:[\w-]+:[\w.-]+|[a-z]+(?:[.-][a-z]+)+|[A-Za-z]*Error)$/
/** The project's own reasons are single words; people give their reasons in several. */
const ONE_WORD = /^\S*$/
const LETTERS = /[\p{L}\p{N}]/u

/** True where a text under a key is one that somebody may have written freely. */
export function isFreeText(key: string, text: string, whole: object | undefined, chart?: string): boolean {
  const name = key.slice(key.lastIndexOf('.') + 1)
  if (!FREE.has(name) || (NOT_FREE.get(chart ?? '')?.has(name) && !isOfProtocol(whole))) return false
  if (OWN_WORDS.test(text) || !LETTERS.test(text)) return false
  if (name === 'reason') return !ONE_WORD.test(text)
  return !isOfCatalogue(whole) && !isError(whole)
}

const isOfCatalogue = (whole: object | undefined) =>
  whole !== undefined && (CATALOGUE.some((key) => key in whole) || ('kind' in whole && whole.kind === 'product'))

/** A protocol is named by a person, wherever it stands. */
const isOfProtocol = (whole: object | undefined) =>
  whole !== undefined && ('protocol_id' in whole || 'protocolId' in whole) && !isOfCatalogue(whole)

/** The message of an error is what a developer looks for. Secrets of a known shape are taken out of it nevertheless. */
const isError = (whole: object | undefined) =>
  whole !== undefined &&
  'message' in whole &&
  ('status' in whole || ('name' in whole && OWN_WORDS.test(String(whole.name))))
