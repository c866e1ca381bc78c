import type { FilterOptions } from '#contract/catalogue.ts'

import type { ActorRefFrom } from 'xstate'

import { createFreshDataMachine } from './fresh-data.machine.ts'

/** All filter options of the shop with their plain totals, by language (decision 6). */
export const shopOptionsMachine = createFreshDataMachine<FilterOptions>('shopOptions')
export type ShopOptionsRef = ActorRefFrom<typeof shopOptionsMachine>
