import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import type { ShopOverview } from '#areas/catalogue/contract/overview.ts'

import type { ActorRefFrom } from 'xstate'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

/** The shop at a glance, by language: what its front door and the foot of its pages show. */
export const shopOverviewMachine = createFreshDataMachine<ShopOverview>('shopOverview', FETCH_EXPIRY_MS)
export type ShopOverviewRef = ActorRefFrom<typeof shopOverviewMachine>
