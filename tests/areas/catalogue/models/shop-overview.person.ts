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

/** Overview of a shop that has no products yet. */
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

/** Model of the shop's home page: the user and the network's answers. Only the shop itself retries a failed fetch. */
export const person = defineModel<typeof asking.machine>({
  ...asking,
  until: (snapshot, event) => event.type === 'data.retry' || asking.until?.(snapshot, event) === true,
})

type Snapshot = SnapshotFrom<typeof shopOverviewMachine>

/** Visible parts of the page, with the names of links in display order. */
export interface Visible {
  readonly address: string
  /** Languages in which the overview is being fetched. */
  readonly asks: readonly string[]
  /** Content between the header and the footer; null while it is held back. */
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

/** Expected appearance of the page for a snapshot. */
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
