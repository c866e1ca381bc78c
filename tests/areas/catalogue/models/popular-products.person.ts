import type { SnapshotFrom } from 'xstate'

import { POPULAR_CACHE_MS } from '#contract/constants.ts'
import { popularProductsMachine } from '#machines/catalogue/popular-products.machine.ts'

import { freshDataPerson } from '#tests/models/fresh-data.person.ts'
import { product } from '#tests/models/samples.ts'

/** Model of the popular products on the home page: the user and the network's answers. */
export const person = freshDataPerson({
  machine: popularProductsMachine,
  byLanguage: { en: [product(1), product(2)], de: [product(3)] },
  others: [[]],
  expiry: POPULAR_CACHE_MS,
})

type Snapshot = SnapshotFrom<typeof popularProductsMachine>

export interface Visible {
  readonly address: string
  /** Languages in which the popular products are being fetched. */
  readonly asks: readonly string[]
  /** The products' names, or the state that stands in their place. */
  readonly shows: 'nothing' | 'loading' | 'failed' | readonly string[]
}

/** Expected appearance of the page for a snapshot. */
export function visible(snapshot: Snapshot): Visible {
  const { key } = snapshot.context
  if (key === null) return { address: '/en/about', asks: [], shows: 'nothing' }
  return { address: `/${key}`, asks: snapshot.matches('fetching') ? [key] : [], shows: shownIn(snapshot) }
}

function shownIn({ context: { data, problem } }: Snapshot): Visible['shows'] {
  if (data !== null) return data.length === 0 ? 'nothing' : data.map(({ name }) => name)
  return problem === null ? 'loading' : 'failed'
}
