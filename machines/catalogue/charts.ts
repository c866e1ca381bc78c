import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import { productSlug } from '../pages/place.ts'
import type { filterGroupsMachine } from './filter-groups/filter-groups.machine.ts'
import type { productMachine } from './product/product.machine.ts'
import type { searchBarMachine } from './search-bar/search-bar.machine.ts'
import type { searchResultsMachine } from './search-results/search-results.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  product: late<typeof productMachine>()({
    kind: 'next',
    entered: ({ place }) => [{ type: 'product.entered', language: place.language, slug: productSlug(place) ?? '' }],
  }),
  filterGroups: late<typeof filterGroupsMachine>()({ kind: 'page' }),
  searchResults: late<typeof searchResultsMachine>()({ kind: 'page', entered: entry.searchEntered }),
  searchBar: late<typeof searchBarMachine>()({
    kind: 'frame',
    started: ({ place }) => [{ type: 'page.entered', place }],
    facts: ['product.suggested'],
  }),
}
