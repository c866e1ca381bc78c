import { popularProductsMachine } from '#machines/catalogue/popular-products.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { product } from '#tests/models/samples.ts'

/** Kept for 24 hours (catalogue.popular-kept-a-day). */
export const model = freshDataModel(popularProductsMachine, [product(1), product(2)], 86_400_000)
