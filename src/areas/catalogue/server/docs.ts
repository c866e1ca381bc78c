import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/catalogue/contract/calls.ts'
import {
  asset,
  categoryOption,
  filterOption,
  filterOptions,
  listProduct,
  named,
  productPage,
  variant,
} from '#areas/catalogue/contract/catalogue.ts'
import { searchFacet, searchHit, searchResult } from '#areas/catalogue/contract/search.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  searchProducts: { priorities: ['name', 'ingredients'] },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  Asset: asset,
  CategoryOption: categoryOption,
  FilterOption: filterOption,
  FilterOptions: filterOptions,
  ListProduct: listProduct,
  Named: named,
  ProductPage: productPage,
  SearchFacet: searchFacet,
  SearchHit: searchHit,
  SearchResult: searchResult,
  Variant: variant,
} satisfies Record<string, GenericSchema>
