import { isDeepStrictEqual } from 'node:util'

import type { SnapshotFrom } from 'xstate'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import type { createFreshDataMachine } from '#machines/fresh-data/fresh-data.machine.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done } from './support/model.ts'

/** Milliseconds since the epoch at which all data of these models is fetched. */
export const FETCHED = 1_000_000

interface Shown<Data> {
  readonly machine: ReturnType<typeof createFreshDataMachine<Data>>
  /** What there is in each language that is chosen, the first at first: who chooses another one sees the old data until the new is there. */
  readonly byLanguage: Readonly<Record<string, Data>>
  /** What else may be answered, in whatever language. */
  readonly others?: readonly Data[]
  /** After how many milliseconds it has expired, where people come back as late as that. */
  readonly expiry?: number
  /** Whether it is asked for anew when somebody comes back to the tab. */
  readonly revalidated?: boolean
}

/** What people can do on a page that shows data which is fetched by language, and what the network answers. */
export function freshDataPerson<Data>({ machine, byLanguage, others = [], expiry, revalidated = false }: Shown<Data>) {
  type Snapshot = SnapshotFrom<ReturnType<typeof createFreshDataMachine<Data>>>
  const languages = Object.keys(byLanguage)
  const [first = ''] = languages
  const answer = (result: unknown) => done('fetchData', { result, at: FETCHED })
  const isOther = (data: Data | null) => data !== null && others.some((other) => isDeepStrictEqual(other, data))

  /** Nobody but a button that is shown asks again, and nobody comes who is there. */
  function isOutOfReach(snapshot: Snapshot, event: Parameters<Snapshot['can']>[0]): boolean {
    const { key, data, problem } = snapshot.context
    if (event.type === 'data.retry') return !snapshot.matches('failed') || data !== null || problem === null
    if (event.type !== 'data.wanted') return !snapshot.can(event)
    // Who is not there yet comes in the first language; who is there can choose another one.
    if (key === null) return event.key !== first || event.at !== FETCHED
    return event.at === FETCHED ? !snapshot.can(event) : !snapshot.matches('fresh') || key !== event.key
  }

  return defineModel({
    machine,
    // What only those can do who have seen none yet comes first, so that one tour takes all.
    events: [
      { type: 'data.retry' },
      ...languages.map((key) => ({ type: 'data.wanted' as const, key, at: FETCHED })),
      ...(expiry === undefined ? [] : [{ type: 'data.wanted' as const, key: first, at: FETCHED + expiry }]),
      ...(revalidated ? [{ type: 'data.revalidate' as const, at: FETCHED + FETCH_DEDUPE_MS }] : []),
    ],
    answers: [
      answer(refused),
      answer(unreachable),
      ...[...Object.values(byLanguage), ...others].map((value) => answer({ ok: true, value })),
    ],
    eachSample: true,
    fits: ({ context }, { output }) => {
      if (output.result.ok !== true) return true
      return output.result.value === byLanguage[context.key ?? ''] || isOther(output.result.value)
    },
    until: isOutOfReach,
    project: ({ context: { key, dataKey, data, problem } }) => ({
      key,
      dataKey,
      other: isOther(data),
      failed: problem !== null,
    }),
    rules: {},
  })
}

/** The same of who comes to such a page and stays there. */
export function stayingPerson<Data>(shown: Shown<Data>) {
  const person = freshDataPerson(shown)
  return defineModel<typeof person.machine>({
    ...person,
    until: (snapshot, event) =>
      (event.type === 'data.wanted' && snapshot.context.key !== null) || person.until?.(snapshot, event) === true,
  })
}
