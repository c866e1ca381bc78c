import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

import type { Place } from '../../pages/place.ts'

import type { PopularKnown, RecentSearches, Searcher, Surface } from './search-bar.ts'

export type SearchBarEvent =
  // What a person does.
  | { type: 'searchBar.open'; surface: Surface }
  | { type: 'searchBar.type'; text: string }
  | { type: 'searchBar.move'; by: 1 | -1 }
  | { type: 'searchBar.point'; key: string | null }
  | { type: 'searchBar.choose'; key: string }
  | { type: 'searchBar.submit' }
  /** The marked product is to be added to the active protocol. */
  | { type: 'searchBar.add' }
  | { type: 'searchBar.close' }
  // What the world tells.
  | { type: 'page.entered'; place: Place }
  | { type: 'searcher.known'; person: Searcher }
  | { type: 'recent.known'; recent: RecentSearches | null }
  | ({ type: 'popular.known' } & PopularKnown)
  /** To itself: the address or whoever is here has changed, so that its words may be the last search. */
  | { type: 'results.opened' }

/** A suggested product is wanted in the active protocol. */
export interface SearchBarFact {
  type: 'product.suggested'
  product: ListProduct
}
