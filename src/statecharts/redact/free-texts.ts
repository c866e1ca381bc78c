import { isOpen } from './keys.ts'

/** Keys under which people write what they like: it may be about somebody's health. */
const FREE: ReadonlySet<string> = new Set([
  'addition',
  'company',
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
  'vat_number',
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
  if (!FREE.has(name) || (isOpen(name, chart) && !isOfProtocol(whole))) return false
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
