import { raise, type SnapshotFrom } from 'xstate'

import { CURRENCIES } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { readPlace, type Place } from '#machines/pages/place.ts'
import { withPrefix } from '#machines/language/address.ts'
import { searchBarMachine } from '#machines/catalogue/search-bar/search-bar.machine.ts'
import { entriesOf, isAll, wordsOf } from '#machines/catalogue/search-bar/search-bar.ts'
import type { Entry } from '#machines/catalogue/search-bar/search-bar.ts'
import type { FirstPage } from '#machines/catalogue/search-results/search-results.ts'

import { firstPage, product, refused } from '#tests/models/samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** Model of the search in each page's header, in a browser: the visitor and the network's answers. */

const LANGUAGE: LanguageCode = 'en'

type Snapshot = SnapshotFrom<typeof searchBarMachine>

/** The place of an address without its language prefix. */
function placeOf(address: string): Place {
  const { pathname, searchParams } = new URL(address, 'http://shop.example')
  const place = readPlace(withPrefix(LANGUAGE, pathname), Object.fromEntries(searchParams))
  if (!place) throw new Error(`no place has the address ${address}`)
  return place
}

/** Address without the language prefix. */
export const addressOf = ({ path, query }: Place): string =>
  [path, new URLSearchParams(query as Record<string, string>).toString()].filter(Boolean).join('?')

/** Navigation takes effect by itself: the shop opens the page and reports it, without the user. */
const machine = searchBarMachine.provide({
  actions: {
    openPage: raise((_, { address }: { address: string }) => ({
      type: 'page.entered' as const,
      place: placeOf(address),
    })),
    replaceQuery: raise(({ context }, { query }: { query: Record<string, string> }) => ({
      type: 'page.entered' as const,
      place: { ...(context.place ?? placeOf('/')), query },
    })),
  },
})

const { locale, currency } = CURRENCIES.eu
const prices = new Intl.NumberFormat(locale, { style: 'currency', currency })

/** Search words from the previous visit. */
const RECENT = 'copper'
/** Search words as they are sent to the server. */
export const searchable = ['zinc', 'iron', RECENT] as const

const about = placeOf('/about')
const fromLetter = placeOf('/about?from=letter')
const privacy = placeOf('/privacy')

const suggestions = (query: string, rest: Partial<FirstPage> = {}): { ok: true; value: FirstPage } => ({
  ok: true,
  value: firstPage(query, [product(7)], {
    brands: [{ id: 4, name: 'Alder and Ash', count: 2 }],
    total_found: 3,
    ...rest,
  }),
})

const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open')
const isAt = ({ context }: Snapshot, place: Place) =>
  context.place?.path === place.path && addressOf(context.place) === addressOf(place)
const isEntry = ({ context }: Snapshot, key: string | null) => entriesOf(context).some((entry) => entry.key === key)

interface Caused {
  readonly type: string
  readonly key?: string | null
  readonly text?: string
  readonly place?: Place
}

/** True if nothing can cause an event now. */
function isOutOfReach(snapshot: Snapshot, event: Caused): boolean {
  const { place, person: who, recent, popular, text, active } = snapshot.context
  const { type, key = null } = event
  // The previous visit's searches are read from the browser first; then come the user, and then the place.
  if (type === 'recent.known') return recent !== null
  if (type === 'searcher.known') return recent === null || who !== 'unread'
  if (!place) return who === 'unread' || event.place !== fromLetter
  if (type === 'page.entered')
    return (
      isOpen(snapshot) ||
      event.place === fromLetter ||
      isAt(snapshot, event.place ?? place) ||
      (event.place === privacy && isAt(snapshot, fromLetter))
    )
  if (type === 'popular.known') return !snapshot.matches('focused') || popular !== null
  if (type === 'searchBar.open') return isOpen(snapshot)
  if (!isOpen(snapshot)) return true
  if (type === 'searchBar.type') return event.text === text
  // A pointer moves over an entry before it presses it.
  if (type === 'searchBar.point') return !isEntry(snapshot, key) || key === active
  return type === 'searchBar.choose' && (!isEntry(snapshot, key) || key !== active)
}

/** True if a walk can skip an event here: other steps cover it, and walks have to end. */
function isTriedElsewhere(snapshot: Snapshot, event: Caused): boolean {
  const { place, popular, active } = snapshot.context
  const { type } = event
  if (!place || type === 'popular.known') return false
  if (snapshot.matches('focused') && popular === null) return true
  if (type === 'page.entered')
    return event.place === (isAt(snapshot, privacy) || isAt(snapshot, fromLetter) ? privacy : about)
  if (isAt(snapshot, privacy) || isAt(snapshot, fromLetter)) return true
  if (!isAt(snapshot, about)) return !['searchBar.open', 'searchBar.close'].includes(type) && event.text !== 'zi'
  if (type === 'searchBar.move' || type === 'searchBar.point') return active !== null || snapshot.hasTag('busy')
  return false
}

export const person = defineModel({
  machine,
  events: [
    { type: 'recent.known', recent: { user_id: null, data: [RECENT] } },
    { type: 'searcher.known', person: 'visitor' },
    { type: 'page.entered', place: fromLetter },
    { type: 'page.entered', place: about },
    { type: 'page.entered', place: privacy },
    { type: 'popular.known', language: LANGUAGE, products: [product(1)] },
    { type: 'searchBar.open', surface: 'field' },
    { type: 'searchBar.type', text: ' zinc ' },
    { type: 'searchBar.type', text: 'iron' },
    { type: 'searchBar.type', text: 'zi' },
    { type: 'searchBar.type', text: '*' },
    { type: 'searchBar.type', text: '' },
    { type: 'searchBar.move', by: 1 },
    { type: 'searchBar.point', key: 'retry' },
    { type: 'searchBar.point', key: 'product 7' },
    { type: 'searchBar.choose', key: 'retry' },
    { type: 'searchBar.choose', key: 'product 7' },
    { type: 'searchBar.submit' },
    { type: 'searchBar.close' },
  ],
  answers: [
    suggestions('zinc'),
    suggestions('iron', { hits: [product(8)], brands: [] }),
    suggestions('iron', { hits: [], brands: [], total_found: 0, did_you_mean: 'irons' }),
    refused,
  ].map((answer) => done('fetchSuggestions', answer)),
  fits: ({ context }, { output }) => output?.ok !== true || output.value.query === wordsOf(context.text),
  until: (snapshot, event) => isOutOfReach(snapshot, event as Caused) || isTriedElsewhere(snapshot, event as Caused),
  eachSample: true,
  project: ({ context: { place, person: who, recent, text, found, problem, popular, active } }) => ({
    at: place && addressOf(place),
    who,
    recent: recent !== null,
    text,
    found: found && [found.query, found.total_found],
    problem: problem?.kind,
    popular: popular !== null,
    active,
  }),
  rules: {},
})

export type Visible =
  | 'no page yet'
  | {
      /** Address without the language prefix. */
      readonly address: string
      readonly field: { readonly text: string; readonly expanded: boolean }
      /** Search words of the pending call. */
      readonly asks: readonly string[]
      readonly note: 'none' | 'more' | 'searching' | { readonly nothingFor: string } | { readonly failed: string }
      readonly options: readonly SeenOption[]
      /** True if the options belong to words typed earlier; null if there are none. */
      readonly busy: boolean | null
      /** Index of the option under the arrow keys or the pointer. */
      readonly active: number | null
      /** Number of options as it is read out; null if it is not. */
      readonly told: number | null
    }

export interface SeenOption {
  readonly group: 'recent' | 'popular' | 'products' | 'near' | 'brands' | 'categories' | null
  readonly says:
    | 'retry'
    | 'everything'
    | { readonly all: string }
    | { readonly meant: string }
    | { readonly words: string }
  /** Address without the language prefix; null if the option leads nowhere. */
  readonly address: string | null
}

/** Expected appearance of the page for a snapshot. */
export function visible(snapshot: Snapshot): Visible {
  const { context } = snapshot
  if (!context.place) return 'no page yet'
  const entries = isOpen(snapshot) ? entriesOf(context) : []
  const at = entries.findIndex(({ key }) => key === context.active)
  return {
    address: addressOf(context.place),
    field: { text: context.text, expanded: entries.length > 0 },
    asks: snapshot.matches({ searching: 'asking' }) ? [wordsOf(context.text)] : [],
    note: noteOf(snapshot),
    options: entries.map((entry) => ({
      group: GROUPS[entry.kind],
      says: saidOf(entry),
      address: entry.address || null,
    })),
    busy: entries.length > 0 ? snapshot.hasTag('busy') : null,
    active: at < 0 ? null : at,
    told: snapshot.matches({ searching: 'shown' }) ? (context.found?.total_found === 0 ? 0 : entries.length) : null,
  }
}

const GROUPS = {
  retry: null,
  meant: null,
  all: null,
  recent: 'recent',
  popular: 'popular',
  product: 'products',
  near: 'near',
  brand: 'brands',
  category: 'categories',
} as const satisfies Readonly<Record<Entry['kind'], SeenOption['group']>>

function saidOf(entry: Entry): SeenOption['says'] {
  switch (entry.kind) {
    case 'retry':
      return 'retry'
    case 'meant':
      return { meant: entry.query }
    case 'all':
      return isAll(entry.query) ? 'everything' : { all: `${entry.query} ${entry.count ?? ''}`.trim() }
    case 'recent':
      return { words: entry.query }
    case 'popular':
    case 'product':
    case 'near':
      return {
        words: `${entry.product.name} ${entry.product.brand.name} ${prices.format(entry.product.variants[0]?.price ?? 0)}`,
      }
    case 'brand':
    case 'category':
      return { words: `${entry.name} ${entry.count}` }
    default:
      return entry satisfies never
  }
}

function noteOf(snapshot: Snapshot): Exclude<Visible, string>['note'] {
  const { text, problem, found } = snapshot.context
  const words = wordsOf(text)
  if (!isOpen(snapshot)) return 'none'
  if (problem) return { failed: problem.kind === 'refused' ? problem.message : problem.kind }
  if (snapshot.matches('focused')) return words !== '' && words !== '*' ? 'more' : 'none'
  if (snapshot.matches({ searching: 'shown' })) return found?.total_found === 0 ? { nothingFor: words } : 'none'
  return found === null ? 'searching' : 'none'
}
