import type { FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import { FETCH_EXPIRY_MS } from '#contract/constants.ts'

import type { ActorRefFrom } from 'xstate'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

/** All filter options of the shop with their plain totals, by language (filters.options-carry-counts). */
export const shopOptionsMachine = createFreshDataMachine<FilterOptions>('shopOptions', FETCH_EXPIRY_MS)
export type ShopOptionsRef = ActorRefFrom<typeof shopOptionsMachine>
