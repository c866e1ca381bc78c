import * as v from 'valibot'

import { EVERYBODY } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { categoryOption, filterOption, named } from './catalogue.ts'

/** The shop at a glance, for its front door and the foot of each page: of each group the options with most products, those first. */
export const shopOverview = v.object({
  total_products: v.number(),
  /** Brands that have products. */
  total_brands: v.number(),
  /** Products in packs without plastic. */
  zero_waste: v.number(),
  /** At most 8 at the top of the tree, with 4 each of those right below them. */
  categories: v.array(categoryOption),
  /** At most 12. */
  health_goals: v.array(filterOption),
  /** At most 24. */
  brands: v.array(filterOption),
  /** At most 4 to offer as a search to somebody who has no word yet: of each of the first categories the largest part, mostly an ingredient. */
  suggestions: v.array(named),
})
export type ShopOverview = v.InferOutput<typeof shopOverview>

export const getShopOverview = defineCall({
  id: 'getShopOverview',
  method: 'GET',
  path: '/v2/storefront/overview',
  summary: 'The shop at a glance: how much it has, and the largest options of each group',
  access: EVERYBODY,
  response: shopOverview,
  refusals: [],
})
