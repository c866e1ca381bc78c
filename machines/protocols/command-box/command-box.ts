import type { Client } from '#areas/clients/contract/clients.ts'
import { SEARCH_MIN_LENGTH } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Protocol, ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { SearchHit } from '#areas/catalogue/contract/search.ts'

import { lineOf } from '../lines.ts'

import { PAGE_ENTRIES } from './places.ts'
import { readWanted } from './quantity.ts'
import { hasWords } from '../has-words.ts'

/** The actions of the box, by the event that asks the builder and the text that names it. */
export const ACTIONS = {
  create: { event: 'builder.create', text: 'builder:list.new' },
  list: { event: 'builder.list', text: 'builder:bar.choose' },
  share: { event: 'builder.share', text: 'builder:share' },
  edit: { event: 'builder.edit', text: 'builder:edit.title' },
  finish: { event: 'builder.finish', text: 'builder:finish' },
  shortcuts: { event: 'shortcuts.show', text: 'builder:shortcuts.title' },
} as const
export type ActionName = keyof typeof ACTIONS
export type ActionEvent = (typeof ACTIONS)[ActionName]['event']
export const ACTION_NAMES = Object.keys(ACTIONS) as readonly ActionName[]

export interface BuilderKnown {
  readonly language: LanguageCode
  /** The name of the protocol that products are added to. */
  readonly protocol: string | null
  /** Actions that the builder would carry out now. */
  readonly actions: readonly ActionName[]
}

/** Names in the page's language, by the keys of their texts. */
export type Names = Readonly<Record<string, string>>

/** Results by group; null if the group could not be searched. */
export interface Groups {
  readonly protocols: readonly Protocol[] | null
  readonly clients: readonly Client[] | null
  readonly products: readonly SearchHit[] | null
}
export const NO_GROUPS: Groups = { protocols: null, clients: null, products: null }

export interface Finding extends BuilderKnown {
  names: Names
  /** As it stands in the field. */
  text: string
  /** Groups that have answered while others have not. */
  coming: Groups
  found: (Groups & { readonly words: string }) | null
  /** The key of the entry that the arrow keys or the pointer stand on. */
  active: string | null
}

/** One thing that can be chosen. */
export type Entry = { readonly key: string } & (
  | { readonly kind: 'action'; readonly name: string; readonly action: ActionName }
  | { readonly kind: 'page'; readonly name: string; readonly address: string }
  | { readonly kind: 'protocol'; readonly protocol: Protocol }
  | { readonly kind: 'client'; readonly client: Client; readonly address: string }
  | { readonly kind: 'product'; readonly product: SearchHit; readonly address: string }
)

export const wordsOf = (text: string): string => readWanted(text).words

/** Fewer characters find only actions and pages. */
export const isEnough = (text: string): boolean => wordsOf(text).length >= SEARCH_MIN_LENGTH

export const isFound = ({ found }: Pick<Finding, 'found'>, text: string): boolean => found?.words === wordsOf(text)

function namedEntries({ names, text, actions }: Finding): readonly Entry[] {
  const words = wordsOf(text)
  const isNamed = (key: string) => names[key] !== undefined && hasWords(names[key], words)
  return [
    ...actions
      .filter((action) => isNamed(ACTIONS[action].text))
      .map(
        (action) =>
          ({ kind: 'action', key: `action ${action}`, name: names[ACTIONS[action].text] ?? '', action }) as const,
      ),
    ...PAGE_ENTRIES.filter((entry) => isNamed(entry.text)).map(
      ({ page, text: key, address }) =>
        ({ kind: 'page', key: `page ${page}`, name: names[key] ?? '', address }) as const,
    ),
  ]
}

/** Entries offered of each group. */
export const MOST = 5

const some = <Item>(items: readonly Item[] | null | undefined): readonly Item[] => (items ?? []).slice(0, MOST)

/** Everything that can be chosen, in the order in which the arrow keys go through it. With a quantity products come first. */
export function entriesOf(finding: Finding): readonly Entry[] {
  const { text } = finding
  const named = namedEntries(finding)
  if (!isEnough(text)) return named
  const { found } = finding
  const people = [
    ...some(found?.protocols).map(
      (protocol) => ({ kind: 'protocol', key: `protocol ${protocol.protocol_id}`, protocol }) as const,
    ),
    ...some(found?.clients).map(
      (client) =>
        ({
          kind: 'client',
          key: `client ${client.id}`,
          client,
          address: `/account/practitioner/clients/${client.id}`,
        }) as const,
    ),
  ]
  const products = some(found?.products).map(
    (product) =>
      ({
        kind: 'product',
        key: `product ${product.product_id}`,
        product,
        address: `/products/${product.slug}`,
      }) as const,
  )
  return readWanted(text).quantity === null ? [...named, ...people, ...products] : [...products, ...named, ...people]
}

const isNamedEntry = ({ kind }: Entry): boolean => kind === 'action' || kind === 'page'

/** The entry that Enter takes: the one the arrow keys stand on, else the first, unless it was found for other words. */
export function chosenOf(finding: Finding): Entry | undefined {
  const entries = entriesOf(finding)
  const [first] = entries
  const preselected = first && (isNamedEntry(first) || isFound(finding, finding.text)) ? first : undefined
  return entries.find(({ key }) => key === finding.active) ?? preselected
}

/** The key next to the chosen one, past either end comes the other. */
export function nextKey(finding: Finding, by: 1 | -1): string | null {
  const keys = entriesOf(finding).map(({ key }) => key)
  const chosen = chosenOf(finding)
  // Where none is chosen the first comes next, and the last before.
  const at = chosen ? keys.indexOf(chosen.key) + by : Math.min(by, 0)
  return keys[(at + keys.length) % keys.length] ?? null
}

/** An entry taken by Enter, with or without the key that adds, or by pointer. */
export interface Choice {
  /** Null for the entry that Enter takes. */
  readonly key: string | null
  readonly adds: boolean
}

export const takenBy = (finding: Finding, { key }: Choice): Entry | undefined =>
  key === null ? chosenOf(finding) : entriesOf(finding).find((entry) => entry.key === key)

/** The line that a choice adds to the protocol; a typed quantity means adding too. */
export function lineBy(finding: Finding, choice: Choice): ProtocolProduct | undefined {
  const entry = takenBy(finding, choice)
  const { quantity } = readWanted(finding.text)
  if (entry?.kind !== 'product' || (!choice.adds && quantity === null)) return undefined
  const line = lineOf(entry.product)
  return line && { ...line, item_count: quantity ?? 1 }
}

/** Path below the language; undefined for an entry that leads nowhere. */
export function addressBy(finding: Finding, choice: Choice): string | undefined {
  const entry = takenBy(finding, choice)
  return entry && 'address' in entry ? entry.address : undefined
}
