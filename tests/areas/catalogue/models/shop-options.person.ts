import type { SnapshotFrom } from 'xstate'

import type { FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { shopOptionsMachine } from '#machines/catalogue/shop-options.machine.ts'

import { freshDataPerson, stayingPerson } from '#tests/models/fresh-data.person.ts'
import { options } from '#tests/models/samples.ts'

/** What people can do where the options of the shop are offered, and what the network answers. */

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

/** Who looks at the listing. */
export const filtering = freshDataPerson({
  machine: shopOptionsMachine,
  byLanguage: { en: options, de: inGerman },
  others: [none],
  expiry: FETCH_EXPIRY_MS,
  revalidated: true,
})

/** Who changes what is wished of products, and stays there. */
export const wishing = stayingPerson({ machine: shopOptionsMachine, byLanguage: { en: options } })

type Snapshot = SnapshotFrom<typeof shopOptionsMachine>

/** What of a situation can be seen. */
export interface Visible {
  readonly address: string
  /** The languages in which the options are on their way. */
  readonly asks: readonly string[]
  /** Why there are none, where that is told. */
  readonly failure: string | null
  /** What each group offers, by its name; groups that are not there offer nothing. */
  readonly offers: Readonly<Partial<Record<keyof FilterOptions, readonly string[]>>>
}

const namesOf = (data: FilterOptions | null, group: keyof FilterOptions) =>
  (data?.[group] ?? []).map(({ name }) => name)
const asksIn = (snapshot: Snapshot) => (snapshot.matches('fetching') ? [snapshot.context.key ?? ''] : [])
const wordsOf = ({ context: { problem } }: Snapshot) => (problem?.kind === 'refused' ? problem.message : 'unreachable')

/** What must be seen on the listing: it waits for the options of its own language, and the last ones stay in sight. */
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

/** What must be seen in the form of wishes. */
export function visibleInWishes(snapshot: Snapshot): Visible {
  const { key, data } = snapshot.context
  return {
    address: key === null ? '/api/health' : '/en/account/client/profile',
    asks: asksIn(snapshot),
    failure: data === null && snapshot.hasTag('failed') ? wordsOf(snapshot) : null,
    offers: { suitable_for: namesOf(data, 'suitable_for'), free_from: namesOf(data, 'free_from') },
  }
}
