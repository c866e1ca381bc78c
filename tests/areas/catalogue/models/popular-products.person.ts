import type { SnapshotFrom } from 'xstate'

import { POPULAR_CACHE_MS } from '#contract/constants.ts'
import { popularProductsMachine } from '#machines/catalogue/popular-products.machine.ts'

import { freshDataPerson } from '#tests/models/fresh-data.person.ts'
import { product } from '#tests/models/samples.ts'

/** What a person can do who looks at the popular products of the front door, and what the network answers. */
export const person = freshDataPerson({
  machine: popularProductsMachine,
  byLanguage: { en: [product(1), product(2)], de: [product(3)] },
  others: [[]],
  expiry: POPULAR_CACHE_MS,
})

type Snapshot = SnapshotFrom<typeof popularProductsMachine>

/** What of a situation can be seen on the page. */
export interface Visible {
  readonly address: string
  /** The languages in which the popular products are on their way. */
  readonly asks: readonly string[]
  /** Nothing, that they are on their way, that they could not be had, or what they are called. */
  readonly shows: 'nothing' | 'loading' | 'failed' | readonly string[]
}

/** What must be seen on the page in a situation. */
export function visible(snapshot: Snapshot): Visible {
  const { key } = snapshot.context
  if (key === null) return { address: '/en/about', asks: [], shows: 'nothing' }
  return { address: `/${key}`, asks: snapshot.matches('fetching') ? [key] : [], shows: shownIn(snapshot) }
}

function shownIn({ context: { data, problem } }: Snapshot): Visible['shows'] {
  if (data !== null) return data.length === 0 ? 'nothing' : data.map(({ name }) => name)
  return problem === null ? 'loading' : 'failed'
}
