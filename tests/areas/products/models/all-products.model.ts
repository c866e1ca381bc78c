import { allProductsMachine } from '#machines/products/all-products.machine.ts'
import { PRODUCTS_EXPIRY_MS } from '#machines/products/products-place.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'

const EMPTY = { data: [], imports: [], current_page: 1, limit: 25, total_pages: 0, total_results: 0 }

export const model = freshDataModel(allProductsMachine, EMPTY, PRODUCTS_EXPIRY_MS)
