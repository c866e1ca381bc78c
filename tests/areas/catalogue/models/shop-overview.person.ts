import type { SnapshotFrom } from 'xstate'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import type { ShopOverview } from '#areas/catalogue/contract/overview.ts'
import { shopOverviewMachine } from '#machines/catalogue/shop-overview.machine.ts'

import { freshDataPerson } from '#tests/models/fresh-data.person.ts'
import { overview } from '#tests/models/samples.ts'
import { defineModel } from '#tests/models/support/model.ts'

const inGerman: ShopOverview = {
  ...overview,
  total_products: 5,
  total_brands: 2,
  zero_waste: 0,
  categories: [{ id: 8, name: 'Mineralstoffe', slug: 'mineralstoffe', count: 5 }],
  health_goals: [{ id: 9, name: 'Schlaf', slug: 'schlaf', count: 5 }],
}

/** What a shop shows that has nothing yet. */
const empty: ShopOverview = {
  total_products: 0,
  total_brands: 0,
  zero_waste: 0,
  categories: [],
  health_goals: [],
  brands: [],
  suggestions: [],
}

const asking = freshDataPerson({
  machine: shopOverviewMachine,
  byLanguage: { en: overview, de: inGerman },
  others: [empty],
  expiry: FETCH_EXPIRY_MS,
})

/** What a person can do at the front door of the shop, and what the network answers. What could not be had is asked for by nobody but the shop. */
export const person = defineModel<typeof asking.machine>({
  ...asking,
  until: (snapshot, event) => event.type === 'data.retry' || asking.until?.(snapshot, event) === true,
})

type Snapshot = SnapshotFrom<typeof shopOverviewMachine>

/** What of a situation can be seen on the page: names of links in the order in which they stand. */
export interface Visible {
  readonly address: string
  /** The languages in which the overview is on its way. */
  readonly asks: readonly string[]
  /** What stands between head and foot; null while that stands back. */
  readonly door: {
    /** The numbers of products and brands in the first sentence. */
    readonly counts: readonly number[]
    readonly often: readonly string[]
    readonly goals: readonly string[]
    readonly categories: readonly string[]
    readonly zeroWaste: boolean
    readonly brands: readonly string[]
  } | null
  readonly foot: { readonly categories: readonly string[]; readonly goals: readonly string[] }
}

const namesOf = (options: readonly { readonly name: string }[]) => options.map(({ name }) => name)

/** What must be seen on the page in a situation. */
export function visible(snapshot: Snapshot): Visible {
  const { key, data, problem } = snapshot.context
  const { total_products, total_brands, zero_waste, categories, health_goals, brands, suggestions } = data ?? empty
  return {
    address: key === null ? '/api/health' : `/${key}`,
    asks: snapshot.matches('fetching') ? [key ?? ''] : [],
    door:
      data === null && problem === null
        ? null
        : {
            counts: total_products === 0 ? [] : [total_products, total_brands],
            often: namesOf(suggestions),
            goals: namesOf(health_goals),
            categories: namesOf(categories.flatMap((category) => [category, ...(category.children ?? [])])),
            zeroWaste: zero_waste > 0,
            brands: namesOf(brands),
          },
    foot: { categories: namesOf(categories), goals: namesOf(health_goals) },
  }
}
