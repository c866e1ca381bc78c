import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { POPULAR_CACHE_MS } from '#contract/constants.ts'

import type { ActorRefFrom } from 'xstate'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

/** The products that are bought most, by language (catalogue.popular-kept-a-day). */
export const popularProductsMachine = createFreshDataMachine<ListProduct[]>('popularProducts', POPULAR_CACHE_MS)
export type PopularProductsRef = ActorRefFrom<typeof popularProductsMachine>
