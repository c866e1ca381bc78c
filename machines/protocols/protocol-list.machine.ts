/**
 * A practitioner's protocols, a page at a time, to choose from: searched, sorted, paged, all by the server.
 * Owns: what is asked for, and what was answered last. Never: which protocol is worked on, making and deleting protocols.
 */
import { assign, raise } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { PROTOCOL_SEARCH_DEBOUNCE_MS, PROTOCOLS_FIRST_PAGE } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Protocol, ProtocolPage } from '#areas/protocols/contract/protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

import { isListed, pageWithout, withoutProtocol, withRegistered } from './protocol-list.ts'
import type { Asked, ProtocolOrder } from './protocol-list.ts'

interface Context extends Asked {
  /** The text in the search field. */
  text: string
  found: ProtocolPage | null
  problem: Problem | null
}

type Event =
  /** The list is looked at. */
  | { type: 'list.entered'; language: LanguageCode }
  | { type: 'list.search'; text: string }
  | { type: 'list.sort'; order: ProtocolOrder }
  | { type: 'list.page'; page: number }
  /** A protocol was made. */
  | { type: 'list.register'; protocol: Protocol }
  /** A protocol was deleted. */
  | { type: 'list.forget'; protocolId: number }
  /** Something in it has changed. */
  | { type: 'list.outdated' }
  | { type: 'list.retry' }

const listSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: { fetchProtocols: actorNotProvided<CallResult<ProtocolPage>, Asked>('fetchProtocols') },
}).extend({
  delays: { searchPause: PROTOCOL_SEARCH_DEBOUNCE_MS },
  guards: {
    /** Nothing is typed, so all protocols are asked for at once. */
    isBlank: (_, params: { text: string }) => params.text.trim() === '',
    /** The typed words are those that are asked for already. */
    isAsked: ({ context }, params: { text: string }) => params.text.trim() === context.query,
    /** The page asked for is beyond the last one, such as after a deletion. */
    isPastEnd: ({ context }, result: CallResult<ProtocolPage>) =>
      result.ok && result.value.total_pages > 0 && context.page > result.value.total_pages,
    /** The protocol is on the page in sight. */
    isListed: ({ context: { found } }, params: { protocol: Protocol }) => isListed(found, params.protocol.protocol_id),
  },
  actions: {
    /** Notes the language of the names. */
    setLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    /** Keeps what is typed; nothing is searched for yet. */
    setText: assign((_, params: { text: string }) => ({ text: params.text })),
    /** Takes what is typed as the words to search for, from the first page on. */
    askForText: assign(({ context }) => ({ query: context.text.trim(), page: PROTOCOLS_FIRST_PAGE })),
    /** Takes another order, from the first page on. */
    setOrder: assign((_, params: { order: ProtocolOrder }) => ({ order: params.order, page: PROTOCOLS_FIRST_PAGE })),
    /** Notes the page that is asked for. */
    setPage: assign((_, params: { page: number }) => ({ page: params.page })),
    /** Asks for the last page in place of one that isn't there. */
    setLastPage: assign((_, result: CallResult<ProtocolPage>) => (result.ok ? { page: result.value.total_pages } : {})),
    /** Shows the protocols found; after a failure the old ones stay. */
    setFound: assign((_, result: CallResult<ProtocolPage>) => (result.ok ? { found: result.value } : {})),
    /** Puts the protocol into the list at once. */
    register: assign(({ context: { found } }, params: { protocol: Protocol }) => ({
      found: found && withRegistered(found, params.protocol),
    })),
    /** Takes the protocol out of the list at once. */
    forget: assign(({ context: { found, page } }, { protocolId }: { protocolId: number }) => ({
      page: pageWithout(found, page, protocolId),
      found: found && withoutProtocol(found, protocolId),
    })),
    /** Has the list fetched, however new it is. */
    fetchAnew: raise({ type: 'list.outdated' }),
  },
})

const search = listSetup.createStateConfig({
  description: 'What is looked for. While it is typed, the page that was asked for stays or comes.',
  initial: 'asked',
  on: {
    'list.search': [
      {
        guard: { type: 'isAsked', params: ({ event }) => ({ text: event.text }) },
        target: '.asked',
        actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
        meta: { requirements: ['protocols.blank-search-is-ignored'] },
      },
      {
        guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) },
        target: '.asked',
        actions: [{ type: 'setText', params: ({ event }) => ({ text: event.text }) }, 'askForText', 'fetchAnew'],
        meta: { requirements: ['protocols.blank-search-is-ignored'] },
      },
      {
        target: '.typing',
        actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
      },
    ],
  },
  states: {
    asked: { description: 'What stands in the field was asked for.' },
    typing: {
      description: 'The search waits for half a second after the last key.',
      meta: { requirements: ['protocols.search-waits-half-a-second'] },
      after: { searchPause: { target: 'asked', actions: ['askForText', 'fetchAnew'] } },
    },
  },
})

const page = listSetup.createStateConfig({
  description: 'The page that was asked for last.',
  initial: 'unasked',
  on: {
    'list.entered': {
      target: '.wanted',
      actions: { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) },
    },
  },
  states: {
    unasked: { description: 'Nobody has looked at the list yet.' },
    wanted: {
      description: 'The list was looked at.',
      initial: 'loading',
      on: {
        'list.sort': {
          target: '.loading',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.order }) },
          meta: { requirements: ['protocols.sorted-three-ways'] },
        },
        'list.page': {
          target: '.loading',
          actions: { type: 'setPage', params: ({ event }) => ({ page: event.page }) },
        },
        'list.register': [
          {
            guard: { type: 'isListed', params: ({ event }) => ({ protocol: event.protocol }) },
            meta: { requirements: ['builder.known-protocol-is-ignored'] },
          },
          {
            target: '.loading',
            actions: { type: 'register', params: ({ event }) => ({ protocol: event.protocol }) },
          },
        ],
        'list.forget': {
          target: '.loading',
          actions: { type: 'forget', params: ({ event }) => ({ protocolId: event.protocolId }) },
        },
        'list.outdated': { target: '.loading' },
      },
      states: {
        loading: {
          description: 'The page is on its way. The one before stays in sight.',
          tags: 'busy',
          invoke: {
            src: 'fetchProtocols',
            id: 'fetchProtocols',
            input: ({ context: { query, page: number, order, language } }) => ({
              query,
              page: number,
              order,
              language,
            }),
            ...answers(
              { target: 'shown', actions: ['forgetProblem', { type: 'setFound', params: answerOf }] },
              { target: 'failed' },
              // The last one of the page was deleted elsewhere.
              {
                guard: { type: 'isPastEnd', params: answerOf },
                target: 'loading',
                reenter: true,
                actions: { type: 'setLastPage', params: answerOf },
              },
            ),
          },
        },
        shown: {
          description: 'The page that was asked for is in sight.',
          meta: { requirements: ['protocols.five-a-page'] },
        },
        failed: {
          description: 'The page could not be had. What was there before stays in sight.',
          tags: ['failed', 'unread'],
          on: { 'list.retry': { target: 'loading' } },
        },
      },
    },
  },
})

export const protocolListMachine = listSetup.createMachine({
  id: 'protocolList',
  description: "A practitioner's protocols, searched, sorted and paged.",
  type: 'parallel',
  context: {
    text: '',
    query: '',
    page: PROTOCOLS_FIRST_PAGE,
    order: 'default',
    language: DEFAULT_LANGUAGE,
    found: null,
    problem: null,
  },
  states: { search, page },
  options: { maxIterations: 20 },
})
export type ProtocolListRef = ActorRefFrom<typeof protocolListMachine>
