/**
 * The country the caller is in, and the notice to people in the United Kingdom.
 * Owns: when the country is asked for, and whether the notice stands. Never: the clock and the storage, which tell it ages.
 */
import { assign, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { COUNTRY_READ_ATTEMPTS, COUNTRY_READ_INTERVAL_MS, COUNTRY_RECHECK_MS } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'

import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

import { isFresh, isNoticeDue } from './country.ts'
import type { StoredCountry, StoredNotice } from './country.ts'

interface Context {
  /** Failed attempts to read the stored country. */
  attempts: number
}

export type CountryEvent =
  | { type: 'country.dismiss' }
  /** The notice was dismissed in another tab. */
  | { type: 'country.dismissed' }
  /** Nothing else lies over the page. */
  | { type: 'room.free' }

type Asked = CallResult<{ country: string | null }>

const countrySetup = setup({
  types: { context: {} as Context, events: {} as CountryEvent, tags: {} as 'visible', meta: {} as ChartMeta },
  actors: {
    /** The stored country with its age. */
    readCountry: actorNotProvided<StoredCountry | null>('readCountry'),
    /** The stored country and the stored dismissal, with their ages. */
    readNotice: actorNotProvided<StoredNotice>('readNotice'),
    fetchCountry: actorNotProvided<Asked>('fetchCountry'),
    /** Tells once no dialog, panel or menu is open, also where none was. */
    watchRoom: listenerNotProvided<CountryEvent>('watchRoom'),
    /** Tells when another tab stores a dismissal. */
    watchDismissal: listenerNotProvided<CountryEvent>('watchDismissal'),
  },
  delays: { countryRecheck: COUNTRY_RECHECK_MS, readInterval: COUNTRY_READ_INTERVAL_MS },
  guards: {
    /** The stored country is recent enough to be used without asking. */
    isFresh: (_, params: { stored: StoredCountry | null }) => isFresh(params.stored),
    /** The server has named a country. */
    isAnswered: (_, params: { result: Asked }) => params.result.ok,
    /** The user is in the United Kingdom, and hasn't closed the notice lately. */
    isNoticeDue: (_, params: StoredNotice) => isNoticeDue(params),
    /** The country was looked up as often as it is to be. */
    isLastAttempt: ({ context }) => context.attempts + 1 >= COUNTRY_READ_ATTEMPTS,
  },
  actions: {
    /** Counts one more look that found no country. */
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    /** Counts looks that found no country anew. */
    forgetAttempts: assign({ attempts: 0 }),
    /** Port: stores the country with the time. */
    storeCountry: actionNotProvided<{ result: Asked }>('storeCountry'),
    /** Port: stores that the notice was dismissed, with the time. */
    storeDismissal: actionNotProvided<undefined>('storeDismissal'),
  },
})

const lookup = countrySetup.createStateConfig({
  description: 'The stored country, which is asked for anew once it is an hour old.',
  initial: 'checking',
  states: {
    checking: {
      description: 'It is looked up whether a country is stored that is young enough.',
      invoke: {
        src: 'readCountry',
        id: 'readCountry',
        onDone: [
          { guard: { type: 'isFresh', params: ({ event }) => ({ stored: event.output }) }, target: 'resting' },
          { target: 'asking' },
        ],
        onError: { target: 'asking' },
      },
    },
    asking: {
      description: 'The server is asked which country the caller is in.',
      invoke: {
        src: 'fetchCountry',
        id: 'fetchCountry',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'resting',
            actions: { type: 'storeCountry', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting' },
      },
    },
    resting: {
      description: 'The country is stored, or could not be had. In two minutes it is looked at again.',
      meta: { requirements: ['country.cached-for-an-hour'] },
      after: { countryRecheck: { target: 'checking' } },
    },
  },
})

const notice = countrySetup.createStateConfig({
  description: 'Whether people in the United Kingdom are told where they are. Nothing is said to anybody else.',
  initial: 'reading',
  states: {
    reading: {
      description:
        'The stored country and the last dismissal are read. The country may be on its way just now, from this tab or another.',
      invoke: {
        src: 'readNotice',
        id: 'readNotice',
        onDone: [
          { guard: { type: 'isNoticeDue', params: ({ event }) => event.output }, target: 'waiting' },
          { guard: { type: 'isFresh', params: ({ event }) => ({ stored: event.output.stored }) }, target: 'quiet' },
          { guard: 'isLastAttempt', target: 'quiet' },
          { target: 'pausing', actions: 'countAttempt' },
        ],
        onError: { target: 'quiet' },
      },
    },
    pausing: {
      description: 'No country is stored yet. It is read again after 200 ms, 20 times at most.',
      meta: { requirements: ['country.stored-country-is-read-patiently'] },
      after: { readInterval: { target: 'reading' } },
    },
    quiet: {
      description:
        'There is nothing to say. In two minutes it is looked at again, since a dismissal holds for an hour.',
      entry: 'forgetAttempts',
      after: { countryRecheck: { target: 'reading' } },
    },
    waiting: {
      description:
        'The notice is due, and waits until no dialog, panel or menu is open: it never stands above another one.',
      invoke: { src: 'watchRoom', id: 'watchRoom' },
      on: { 'room.free': { target: 'showing' } },
    },
    showing: {
      description: 'The notice stands. Its button, Escape and a press beside it dismiss it, in all tabs.',
      meta: { requirements: ['country.notice-for-the-united-kingdom'] },
      tags: 'visible',
      invoke: { src: 'watchDismissal', id: 'watchDismissal' },
      on: {
        'country.dismiss': {
          target: 'quiet',
          actions: 'storeDismissal',
          meta: { requirements: ['country.dismissal-is-kept-a-day'] },
        },
        'country.dismissed': { target: 'quiet' },
      },
    },
  },
})

export const countryMachine = countrySetup.createMachine({
  id: 'country',
  description:
    'Where the caller is, and the notice to people in the United Kingdom, whose prices are in pounds elsewhere.',
  context: { attempts: 0 },
  type: 'parallel',
  states: { lookup, notice },
})
export type CountryRef = ActorRefFrom<typeof countryMachine>
