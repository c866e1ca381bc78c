import type { SnapshotFrom } from 'xstate'

import type { SearchResult } from '#areas/catalogue/contract/search.ts'
import { searchResultsMachine } from '#machines/catalogue/search-results/search-results.machine.ts'
import {
  chosenGroups,
  hasFacets,
  isSameSearch,
  readSearch,
  searchQuery,
} from '#machines/catalogue/search-results/search-results.ts'

import { product, refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** Model of the page of search results in a browser: the user and the network's answers. */

/** A value that results can be filtered by. */
export const option = { id: 3, name: 'Alder', count: 4 } as const

/** Answer of a search with this many products, three to a page. */
export function found(
  total_found: number,
  current_page: number,
  did_you_mean: string | null = null,
): { ok: true; value: SearchResult } {
  const total_pages = Math.ceil(total_found / 3)
  const value = {
    hits: current_page > total_pages ? [] : [1, 2, 3].map((id) => product(id)),
    total_found,
    total_pages,
    current_page,
    per_page: 3,
    available_products: total_found,
    unavailable_products: 0,
    brands: [],
    unique_categories: [option],
    unique_free_from: [],
    unique_ingredients: [],
    unique_suitable_for: [],
    did_you_mean,
  }
  return { ok: true, value }
}

type Snapshot = SnapshotFrom<typeof searchResultsMachine>

/** True if the page shows products and links to their pages, even if they are from the previous search. */
const hasLinks = (snapshot: Snapshot) =>
  (snapshot.matches({ open: 'shown' }) || snapshot.hasTag('busy')) && snapshot.context.found.total_pages > 1

const isFiltered = ({ context }: Snapshot) => chosenGroups(context.filters).length > 0

/** True if the user cannot reach a search from here in one step. */
function isFar(snapshot: Snapshot, query: Readonly<Record<string, string>>): boolean {
  const { context } = snapshot
  const isSame = isSameSearch(context, readSearch('en', query))
  if (snapshot.matches('away')) return query['page'] !== undefined || query['query'] !== query['query']?.trim()
  if (query['page'] !== undefined)
    return !hasLinks(snapshot) || isFiltered(snapshot) || context.query !== query['query'] || context.page !== 1
  // The same words again lead nowhere. With extra space around them, they are tried only as a repeat.
  return query['query'] === query['query']?.trim() ? isSame : !isSame
}

export const person = defineModel({
  machine: searchResultsMachine,
  events: [
    { type: 'search.entered', language: 'en', query: { query: 'zinc' } },
    { type: 'search.entered', language: 'en', query: { query: ' zinc ' } },
    { type: 'search.entered', language: 'en', query: { query: 'zinc', page: '2' } },
    { type: 'search.entered', language: 'en', query: { query: 'zi' } },
    { type: 'filter.toggle', group: 'categories', id: option.id },
    { type: 'filter.clear', group: 'categories' },
    { type: 'filter.reset' },
    { type: 'search.left' },
    { type: 'search.retry' },
    { type: 'viewer.changed' },
  ],
  answers: [
    ...[found(5, 1), found(5, 2), found(2, 2), found(0, 1, 'zinc oxide'), refused, unreachable].map((answer) =>
      done('fetchResults', answer),
    ),
    done('fetchRelief', { relief: { group: 'categories', total_found: 4 }, byWords: 4 }),
    done('fetchRelief', { relief: null, byWords: 0 }),
  ],
  eachSample: true,
  fits: ({ context }, { type, output }) =>
    !type.endsWith('fetchResults') || output.ok !== true || output.value.current_page === context.page,
  until: (snapshot, event) => {
    if (event.type === 'search.entered') return isFar(snapshot, event.query as Record<string, string>)
    if (event.type === 'filter.toggle') return !snapshot.matches('open') || !hasFacets(snapshot.context)
    if (event.type === 'filter.clear') return !snapshot.matches({ open: 'filteredAway' })
    if (event.type === 'filter.reset')
      return !isFiltered(snapshot) || !snapshot.matches('open') || !hasFacets(snapshot.context)
    // If no results were kept, dropping them cannot be seen.
    if (event.type === 'viewer.changed' && snapshot.matches('away')) return snapshot.context.found.current_page === 0
    return !snapshot.can(event)
  },
  project: (snapshot) => {
    const {
      query,
      page,
      found: { hits, total_found },
      relief,
    } = snapshot.context
    return {
      query,
      page,
      filtered: isFiltered(snapshot),
      hits: hits.length,
      total_found,
      facets: hasFacets(snapshot.context),
      relief,
    }
  },
  rules: {},
})

export interface Visible {
  readonly page: 'search' | 'elsewhere'
  /** The parameters of the address, without space around words. */
  readonly query?: Readonly<Record<string, string>>
  /** Pending calls, by page and filter. */
  readonly asks?: readonly string[]
  /** The words in the heading; none where there are too few to search for. */
  readonly words?: string
  /** Line below the heading: searching, nothing, or the number found, the page and the number of pages. */
  readonly lead?: 'searching' | 'nothing' | readonly number[]
  readonly shows?: 'what to type' | { readonly says: string } | Empty | NothingLeft | PastEnd | Found
  /** Number of chosen filters on the button that opens the filters. */
  readonly filters?: 'absent' | number
  readonly chips?: number
}

interface Empty {
  readonly nothingFor: string
  readonly meant: string | null
}

interface NothingLeft {
  /** Number of products without the named filter. */
  readonly without: number | null
}

interface PastEnd {
  readonly noPage: number
}

interface Found {
  readonly products: number
  readonly busy: boolean
  /** Current page in the page links; 0 if there is only one page. */
  readonly at: number
}

/** Expected appearance of the page for a snapshot. */
export function visible(snapshot: Snapshot): Visible {
  if (!snapshot.matches('open')) return { page: 'elsewhere', asks: [] }
  const { context } = snapshot
  const isBusy = snapshot.hasTag('busy')
  const chosen = isFiltered(snapshot) ? 1 : 0
  return {
    page: 'search',
    query: searchQuery(context),
    asks: asksIn(snapshot),
    words: snapshot.matches({ open: 'waiting' }) ? '' : context.query,
    lead: isBusy ? 'searching' : leadOf(snapshot),
    shows: shownIn(snapshot),
    filters: hasFacets(context) ? chosen : 'absent',
    chips: hasFacets(context) ? chosen : 0,
  }
}

function asksIn(snapshot: Snapshot): readonly string[] {
  const filter = isFiltered(snapshot) ? 'filtered' : 'all'
  if (snapshot.matches({ open: 'searching' })) return [`page ${snapshot.context.page} of ${filter}`]
  return snapshot.matches({ open: 'relieving' }) ? ['relief'] : []
}

function leadOf({
  context: {
    found: { total_found, total_pages, current_page },
  },
}: Snapshot): Visible['lead'] {
  if (total_found === 0) return 'nothing'
  return total_pages > 1 && current_page <= total_pages ? [total_found, current_page, total_pages] : [total_found]
}

function shownIn(snapshot: Snapshot): Visible['shows'] {
  const {
    query,
    page,
    found: { hits, total_pages, did_you_mean },
    relief,
    problem,
  } = snapshot.context
  if (snapshot.matches({ open: 'waiting' })) return 'what to type'
  if (snapshot.matches({ open: 'failed' }))
    return { says: problem?.kind === 'refused' ? problem.message : 'unreachable' }
  if (snapshot.matches({ open: 'pastEnd' })) return { noPage: page }
  if (snapshot.matches({ open: 'filteredAway' })) return { without: relief?.total_found ?? null }
  if (snapshot.matches({ open: 'empty' })) return { nothingFor: query, meant: did_you_mean }
  return { products: hits.length, busy: snapshot.hasTag('busy'), at: total_pages > 1 ? page : 0 }
}
