/**
 * Data that is fetched by key and kept fresh.
 * Owns: the last good data, its key and its age. Never: the clock (times come with events and answers) or the network.
 * The old data stays until new data arrives, so that a screen is never emptied by a refetch.
 */
import { assign, emit } from 'xstate'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

interface Context<Data> {
  /** Identifies the wanted data, for example by a language code. */
  key: string | null
  data: Data | null
  /** The key of `data`; another than `key` while newer data is on its way. */
  dataKey: string | null
  /** Milliseconds since the epoch. */
  fetchedAt: number
  /** Of the last fetch. */
  problem: Problem | null
}

type Event =
  | { type: 'data.wanted'; key: string; at: number }
  | { type: 'data.revalidate'; at: number }
  | { type: 'data.outdated' }
  | { type: 'data.retry' }

type Emitted<Data> =
  | { type: 'data.arrived'; key: string; data: Data }
  | { type: 'data.failed'; key: string; problem: Problem }

export interface FetchAnswer<Data> {
  result: CallResult<Data>
  /** When it came, in milliseconds since the epoch. */
  at: number
}

/** The chart for one kind of data, which expires after so many milliseconds. `Data` must be plain JSON. */
export function createFreshDataMachine<Data>(id: string, expiry: number) {
  const dataSetup = callSetup({
    types: {
      context: {} as Context<Data>,
      events: {} as Event,
      emitted: {} as Emitted<Data>,
      tags: {} as 'busy' | 'failed' | 'unread',
    },
    actors: {
      fetchData: actorNotProvided<FetchAnswer<Data>, { key: string }>('fetchData'),
    },
  }).extend({
    guards: {
      /**
       * Other data is wanted than what is wanted already, such as in another language
       * (language.other-language-replaces-answers).
       */
      isOtherKey: ({ context }, params: { key: string }) => params.key !== context.key,
      /** The data was fetched too long ago to be kept. */
      isExpired: ({ context }, params: { at: number }) => params.at - context.fetchedAt >= expiry,
      /** The last fetch isn't so recent that another would bring nothing new. */
      isPastDedupe: ({ context }, params: { at: number }) => params.at - context.fetchedAt >= FETCH_DEDUPE_MS,
    },
    actions: {
      /** Notes which data is wanted. */
      wantKey: assign((_, params: { key: string }) => ({ key: params.key })),
      /** Shows the fetched data, and notes when it came. */
      setData: assign(({ context }, params: FetchAnswer<Data>) =>
        params.result.ok
          ? { data: params.result.value, dataKey: context.key, fetchedAt: params.at, problem: null }
          : {},
      ),
      /** Tells that the data is there. */
      emitArrived: emit(({ context }) => ({
        type: 'data.arrived' as const,
        key: context.dataKey ?? '',
        data: context.data as Data,
      })),
      /** Tells that the data could not be fetched, and why. */
      emitFailed: emit(({ context }) => ({
        type: 'data.failed' as const,
        key: context.key ?? '',
        problem: context.problem ?? { kind: 'unreachable' },
      })),
    },
  })
  return dataSetup.createMachine({
    id,
    description: 'Data known by a key, fetched when it is wanted and fetched again when it grows old.',
    context: { key: null, data: null, dataKey: null, fetchedAt: 0, problem: null },
    initial: 'idle',
    states: {
      idle: {
        description: 'Nobody has asked for the data yet.',
        on: {
          'data.wanted': {
            target: 'fetching',
            actions: { type: 'wantKey', params: ({ event }) => ({ key: event.key }) },
          },
        },
      },
      fetching: {
        description: 'The data is on its way. What was there before stays in sight.',
        meta: { requirements: ['retry.old-data-stays-in-sight'] },
        tags: 'busy',
        invoke: {
          src: 'fetchData',
          id: 'fetchData',
          input: ({ context }) => ({ key: context.key ?? '' }),
          onDone: [
            {
              guard: { type: 'isAnswered', params: ({ event }) => event.output.result },
              target: 'fresh',
              actions: [{ type: 'setData', params: ({ event }) => event.output }, 'emitArrived'],
            },
            { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event.output.result } },
          ],
          onError: { target: 'failed', actions: 'setUnreachable' },
        },
        on: {
          'data.wanted': {
            guard: { type: 'isOtherKey', params: ({ event }) => ({ key: event.key }) },
            target: 'fetching',
            reenter: true,
            actions: { type: 'wantKey', params: ({ event }) => ({ key: event.key }) },
          },
          'data.outdated': { target: 'fetching', reenter: true },
        },
      },
      fresh: {
        description: 'The data is there and young enough to be shown.',
        meta: { requirements: ['retry.same-question-once-in-two-seconds'] },
        on: {
          'data.wanted': [
            {
              guard: { type: 'isOtherKey', params: ({ event }) => ({ key: event.key }) },
              target: 'fetching',
              actions: { type: 'wantKey', params: ({ event }) => ({ key: event.key }) },
            },
            { guard: { type: 'isExpired', params: ({ event }) => ({ at: event.at }) }, target: 'fetching' },
          ],
          'data.revalidate': {
            guard: { type: 'isPastDedupe', params: ({ event }) => ({ at: event.at }) },
            target: 'fetching',
          },
          'data.outdated': { target: 'fetching' },
        },
      },
      failed: {
        description: 'The data could not be had. It is asked for again by and by, or at once when the user looks.',
        meta: { requirements: ['retry.failed-reads-after-five-seconds'] },
        tags: ['failed', 'unread'],
        entry: 'emitFailed',
        on: {
          'data.wanted': {
            target: 'fetching',
            actions: { type: 'wantKey', params: ({ event }) => ({ key: event.key }) },
          },
          'data.revalidate': { target: 'fetching' },
          'data.outdated': { target: 'fetching' },
          'data.retry': { target: 'fetching' },
        },
      },
    },
  })
}
