import type { SnapshotFrom } from 'xstate'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts'

import { options, product, refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** Model of the listing in a browser: the user and the network's answers. */

/** Enough products to keep the end of the list out of sight. */
const PAGE_SIZE = 26

function longPage(current_page: number, total_pages: number): { ok: true; value: ProductPage } {
  const first = (current_page - 1) * PAGE_SIZE
  const value = {
    data: Array.from({ length: PAGE_SIZE }, (_, index) => product(first + index + 1)),
    total_results: total_pages * PAGE_SIZE,
    total_pages,
    current_page,
    limit: PAGE_SIZE,
    available_products: total_pages * PAGE_SIZE,
    unavailable_products: 0,
  }
  return { ok: true, value }
}

const nothing = {
  ok: true,
  value: { ...longPage(1, 0).value, data: [], relief: { group: 'zero_waste', total_results: 5 } },
} as const

type Snapshot = SnapshotFrom<typeof catalogueMachine>

const products = (
  snapshot: Snapshot,
  state: 'partial' | 'loadingNext' | 'nextFailed' | 'empty' | 'failed' | 'loading',
) => snapshot.matches({ open: { listing: { products: state } } })

const isFailed = (snapshot: Snapshot) => products(snapshot, 'failed') || snapshot.matches({ open: 'withoutOptions' })

/** True if neither the user nor the network can cause an event now. */
function isOutOfReach(snapshot: Snapshot, event: { readonly type: string }): boolean {
  const { filters, ordering, options: known } = snapshot.context
  const isOpen = snapshot.matches({ open: 'listing' })
  const isChosen = filters.zero_waste.length > 0
  switch (event.type) {
    case 'listing.left':
      return !snapshot.matches('open')
    case 'options.known':
    case 'options.failed':
      return known !== null
    case 'filter.add':
      return !isOpen || isChosen
    case 'filter.remove':
    case 'filter.reset':
      return !isOpen || !isChosen
    case 'filter.clear':
      return !products(snapshot, 'empty') || !isChosen
    case 'ordering.set':
      return !isOpen || ordering.order_name === '4'
    case 'list.retry':
      return !isFailed(snapshot)
    default:
      return event.type.startsWith('listing.') ? false : !snapshot.can(event as { type: 'page.next' })
  }
}

export const person = defineModel({
  machine: catalogueMachine,
  events: [
    { type: 'listing.entered', language: 'en', query: {} },
    { type: 'listing.entered', language: 'en', query: { zero_waste: '1' } },
    { type: 'listing.left' },
    { type: 'options.known', language: 'en', options },
    { type: 'options.failed', problem: { kind: 'unreachable' } },
    { type: 'filter.add', group: 'zero_waste', id: 1 },
    { type: 'filter.remove', group: 'zero_waste', id: 1 },
    { type: 'filter.clear', group: 'zero_waste' },
    { type: 'filter.reset' },
    { type: 'ordering.set', order_name: '4' },
    { type: 'page.next' },
    { type: 'list.end.near' },
    { type: 'list.retry' },
  ],
  answers: [
    ...[nothing, longPage(1, 1), longPage(1, 3), refused, unreachable].map((answer) => done('fetchProducts', answer)),
    ...[longPage(2, 2), longPage(2, 3), refused, unreachable].map((answer) => done('fetchNextPage', answer)),
    ...[{ ok: true, value: options }, refused].map((answer) => done('fetchCounts', answer)),
  ],
  until: isOutOfReach,
  project: (snapshot) => {
    const { filters, ordering, metadata, options: known } = snapshot.context
    return {
      known: known !== null,
      filtered: filters.zero_waste.length > 0,
      order: ordering.order_name,
      first: products(snapshot, 'partial') && metadata.current_page === 1,
    }
  },
  rules: {},
})

export interface Visible {
  readonly page: 'listing' | 'elsewhere'
  readonly query?: Readonly<Record<string, string>>
  readonly list?: 'absent' | 'failed' | 'empty' | { readonly products: number; readonly busy: boolean }
  readonly chips?: number
  readonly sort?: string
  /** The button below the list; busy while the next page loads. */
  readonly more?: 'absent' | 'ready' | 'busy'
}

/** Expected appearance of the page for a snapshot. */
export function visible(snapshot: Snapshot): Visible {
  if (!snapshot.matches('open')) return { page: 'elsewhere' }
  const { context } = snapshot
  return {
    page: 'listing',
    query: context.query,
    list: listOf(snapshot),
    chips: Object.values(context.filters).flat().length,
    sort: context.ordering.order_name,
    more: moreOf(snapshot),
  }
}

function listOf(snapshot: Snapshot): Visible['list'] {
  if (isFailed(snapshot)) return 'failed'
  if (products(snapshot, 'empty')) return 'empty'
  return { products: snapshot.context.products.length, busy: snapshot.hasTag('busy') }
}

function moreOf(snapshot: Snapshot): Visible['more'] {
  if (typeof listOf(snapshot) === 'string' || snapshot.context.products.length === 0) return 'absent'
  if (products(snapshot, 'loadingNext')) return 'busy'
  return snapshot.can({ type: 'page.next' }) ? 'ready' : 'absent'
}
