import type { SnapshotFrom } from 'xstate'

import type { FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { shopOptionsMachine } from '#machines/catalogue/shop-options.machine.ts'

import { freshDataPerson, stayingPerson } from '#tests/models/fresh-data.person.ts'
import { options } from '#tests/models/samples.ts'

/** Models of the pages that offer the shop's options: the user and the network's answers. */

const option = (id: number, name: string) => ({ id, name, slug: `option-${id}`, count: 1 })

const inGerman: FilterOptions = {
  ...options,
  health_goals: [option(3, 'Energie'), option(9, 'Schlaf')],
  suitable_for: [option(6, 'Veganer')],
  free_from: [option(8, 'Milch')],
}

const none: FilterOptions = {
  categories: [],
  health_goals: [],
  brands: [],
  delivery_form: [],
  suitable_for: [],
  free_from: [],
  zero_waste: [],
}

/** A user who looks at the listing. */
export const filtering = freshDataPerson({
  machine: shopOptionsMachine,
  byLanguage: { en: options, de: inGerman },
  others: [none],
  expiry: FETCH_EXPIRY_MS,
  revalidated: true,
})

/** A user who changes their product preferences, and stays on that page. */
export const wishing = stayingPerson({ machine: shopOptionsMachine, byLanguage: { en: options } })

type Snapshot = SnapshotFrom<typeof shopOptionsMachine>

export interface Visible {
  readonly address: string
  /** Languages in which the options are being fetched. */
  readonly asks: readonly string[]
  /** Message of the problem if the options could not be loaded and the page says so. */
  readonly failure: string | null
  /** Names of the options in each group; an absent group offers nothing. */
  readonly offers: Readonly<Partial<Record<keyof FilterOptions, readonly string[]>>>
}

const namesOf = (data: FilterOptions | null, group: keyof FilterOptions) =>
  (data?.[group] ?? []).map(({ name }) => name)
const asksIn = (snapshot: Snapshot) => (snapshot.matches('fetching') ? [snapshot.context.key ?? ''] : [])
const wordsOf = ({ context: { problem } }: Snapshot) => (problem?.kind === 'refused' ? problem.message : 'unreachable')

/** Expected appearance of the listing. The last options stay in sight until those in its own language arrive. */
export function visible(snapshot: Snapshot): Visible {
  const { key, data, dataKey } = snapshot.context
  const isTold = key !== dataKey && snapshot.matches('failed')
  return {
    address: key === null ? '/api/health' : `/${key}/products`,
    asks: asksIn(snapshot),
    failure: isTold ? wordsOf(snapshot) : null,
    offers: {
      health_goals: namesOf(data, 'health_goals'),
      suitable_for: namesOf(data, 'suitable_for'),
      free_from: namesOf(data, 'free_from'),
    },
  }
}

/** Expected appearance of the form for product preferences. */
export function visibleInWishes(snapshot: Snapshot): Visible {
  const { key, data } = snapshot.context
  return {
    address: key === null ? '/api/health' : '/en/account/client/profile',
    asks: asksIn(snapshot),
    failure: data === null && snapshot.hasTag('failed') ? wordsOf(snapshot) : null,
    offers: { suitable_for: namesOf(data, 'suitable_for'), free_from: namesOf(data, 'free_from') },
  }
}
