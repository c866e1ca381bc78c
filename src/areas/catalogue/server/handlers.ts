import type { HandlersOf } from '#server/api/implement.ts'
import { Refused } from '#server/request/refused.ts'
import { viewerOf } from '#server/signed-in/viewer.ts'

import type { calls } from '#areas/catalogue/contract/calls.ts'
import type { Catalogue } from './index.ts'

interface Services {
  readonly catalogue: Pick<
    Catalogue,
    'filterOptionsJson' | 'listProducts' | 'getProduct' | 'search' | 'searchSlice' | 'popular' | 'overview'
  >
}

export function catalogueHandlers(services: () => Services): HandlersOf<typeof calls> {
  return {
    listFilterOptions: ({ query }, language) => services().catalogue.filterOptionsJson(query, language),
    getShopOverview: (_input, language) => services().catalogue.overview(language),
    listProducts: ({ query }, language, { principal }) =>
      services().catalogue.listProducts(query, language, viewerOf(principal)),
    getProduct: async ({ params }, language, { principal }) => {
      const product = await services().catalogue.getProduct(params.slug, language, viewerOf(principal))
      if (product === null) throw new Refused(404, 'notFound')
      return product
    },
    searchProducts: (input, language, { principal }) =>
      services().catalogue.search(input, language, viewerOf(principal)),
    searchByCursor: async ({ query }, language, { principal }) => {
      const slice = await services().catalogue.searchSlice(query, language, viewerOf(principal))
      if (slice === null) throw new Refused(400, 'badInput', { fields: { cursor: 'fieldInvalid' } })
      return slice
    },
    listPopularProducts: (_input, language) => services().catalogue.popular(language),
  }
}
