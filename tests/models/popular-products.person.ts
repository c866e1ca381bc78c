import type { SnapshotFrom } from 'xstate'

import { popularProductsMachine } from '#machines/fresh-data/popular-products.machine.ts'

import { product, refused, unreachable } from './samples.ts'
import { defineModel, done } from './support/model.ts'

/** What a person can do who looks at the popular products of the front door, and what the network answers. */

/** Milliseconds since the epoch at which all data of this model is fetched. */
const FETCHED = 1_000_000
const DAY = 86_400_000

/** By language: who chooses another one sees the old products until the new ones are there. */
const popular = { en: [product(1), product(2)], de: [product(3)] } as const

type Snapshot = SnapshotFrom<typeof popularProductsMachine>

const answer = (result: unknown) => done('fetchData', { result, at: FETCHED })

export const person = defineModel({
  machine: popularProductsMachine,
  // What only those can do who have seen none yet comes first, so that one tour takes all.
  events: [
    { type: 'data.retry' },
    { type: 'data.wanted', key: 'en', at: FETCHED },
    { type: 'data.wanted', key: 'de', at: FETCHED },
    { type: 'data.wanted', key: 'en', at: FETCHED + DAY },
  ],
  answers: [
    answer(refused),
    answer(unreachable),
    ...Object.values(popular).map((value) => answer({ ok: true, value })),
    answer({ ok: true, value: [] }),
    done('waitToRetry'),
  ],
  eachSample: true,
  fits: ({ context }, { type, output }) => type.endsWith('waitToRetry') || output.result.ok !== true || output.result.value.length === 0 || output.result.value === popular[context.key as 'en'],
  until: (snapshot, event) => {
    const { key, data, problem } = snapshot.context
    if (event.type === 'data.retry') return !snapshot.matches('failed') || data !== null || problem === null
    if (event.type === 'data.revalidate') return true
    // Who is not there yet comes to the English page; who is there can choose the language.
    if (key === null) return event.key !== 'en' || event.at !== FETCHED
    const isLater = event.at !== FETCHED
    return isLater ? !snapshot.matches('fresh') || key !== event.key : !snapshot.can(event)
  },
  project: ({ context: { key, dataKey, data, problem } }) => ({ key, dataKey, many: data?.length, failed: problem !== null }),
  rules: {},
})

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
