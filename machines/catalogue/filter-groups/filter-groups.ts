import type { FilterGroup } from '#areas/catalogue/contract/catalogue.ts'

import type { SearchGroup } from '../search-results/search-results.ts'

/** A group of filters: the listing and the search results each have their own. */
export type GroupKey = `listing.${FilterGroup}` | `search.${SearchGroup}`

export interface GroupView {
  readonly isOpen: boolean
  /** A long group shows all options, not the first few. */
  readonly isFull: boolean
  readonly query: string
  /** Branches that the user has opened (true) or closed (false), by the option they lie below. */
  readonly branches: Readonly<Record<number, boolean>>
  /** Ids of options that the user has pressed. */
  readonly pressed: readonly number[]
}

/** The groups in which the user has changed anything. */
export type GroupViews = Readonly<Partial<Record<GroupKey, GroupView>>>

/** Long groups of names; what is chosen in them stands as chips above the list. */
const FOLDED: readonly GroupKey[] = ['listing.brands', 'listing.delivery_form', 'search.brands', 'search.free_from']

const UNFOLDED_VIEW: GroupView = { isOpen: true, isFull: false, query: '', branches: {}, pressed: [] }
const FOLDED_VIEW: GroupView = { ...UNFOLDED_VIEW, isOpen: false }

/** The same object for as long as nothing in the group changes. */
export const viewOf = (views: GroupViews, group: GroupKey): GroupView =>
  views[group] ?? (FOLDED.includes(group) ? FOLDED_VIEW : UNFOLDED_VIEW)
