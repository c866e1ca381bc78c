import { chapter } from '#contract/chapter.ts'

import { getProduct, listFilterOptions, listProducts } from './catalogue.ts'
import { getShopOverview } from './overview.ts'
import { listPopularProducts, searchByCursor, searchProducts } from './search.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Catalogue: chapter({
    listFilterOptions,
    getShopOverview,
    listProducts,
    getProduct,
    searchProducts,
    listPopularProducts,
    searchByCursor,
  }),
}
