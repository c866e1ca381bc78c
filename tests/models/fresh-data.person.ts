import { isDeepStrictEqual } from 'node:util'

import type { SnapshotFrom } from 'xstate'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import type { createFreshDataMachine } from '#machines/fresh-data/fresh-data.machine.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done } from './support/model.ts'

/** Fetch time of all data in these models, in milliseconds since the epoch. */
export const FETCHED = 1_000_000

interface Shown<Data> {
  readonly machine: ReturnType<typeof createFreshDataMachine<Data>>
  /** Data by language, in the order of choice. After a change of language the old data shows until the new arrives. */
  readonly byLanguage: Readonly<Record<string, Data>>
  /** Other answers that can arrive in any language. */
  readonly others?: readonly Data[]
  /** Milliseconds until the data expires; set only if people come back that late. */
  readonly expiry?: number
  /** True if coming back to the tab fetches the data again. */
  readonly revalidated?: boolean
}

/** Models a page whose data is fetched by language: a person's actions and the network's answers. */
export function freshDataPerson<Data>({ machine, byLanguage, others = [], expiry, revalidated = false }: Shown<Data>) {
  type Snapshot = SnapshotFrom<ReturnType<typeof createFreshDataMachine<Data>>>
  const languages = Object.keys(byLanguage)
  const [first = ''] = languages
  const answer = (result: unknown) => done('fetchData', { result, at: FETCHED })
  const isOther = (data: Data | null) => data !== null && others.some((other) => isDeepStrictEqual(other, data))

  /** True for a retry without its button, and for entering the page while on it. */
  function isOutOfReach(snapshot: Snapshot, event: Parameters<Snapshot['can']>[0]): boolean {
    const { key, data, problem } = snapshot.context
    if (event.type === 'data.retry') return !snapshot.matches('failed') || data !== null || problem === null
    if (event.type !== 'data.wanted') return !snapshot.can(event)
    // A person enters in the first language and can choose another one afterwards.
    if (key === null) return event.key !== first || event.at !== FETCHED
    return event.at === FETCHED ? !snapshot.can(event) : !snapshot.matches('fresh') || key !== event.key
  }

  return defineModel({
    machine,
    // Events that need a page without data come first, so that one tour takes them all.
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

/** The same model for a person who enters the page once and stays. */
export function stayingPerson<Data>(shown: Shown<Data>) {
  const person = freshDataPerson(shown)
  return defineModel<typeof person.machine>({
    ...person,
    until: (snapshot, event) =>
      (event.type === 'data.wanted' && snapshot.context.key !== null) || person.until?.(snapshot, event) === true,
  })
}
