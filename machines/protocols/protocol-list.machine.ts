/**
 * A practitioner's protocols, a page at a time, to choose from: searched, sorted, paged, all by the server.
 * Owns: what is asked for, and what was answered last. Never: which protocol is worked on, making and deleting protocols.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { PROTOCOL_SEARCH_DEBOUNCE_MS, PROTOCOLS_FIRST_PAGE } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Protocol, ProtocolPage } from '#contract/protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

import { withoutProtocol, withRegistered } from './protocol-list.ts'
import type { Asked, ProtocolOrder } from './protocol-list.ts'

interface Context extends Asked {
  /** What stands in the search field. */
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
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' },
  actors: { fetchProtocols: actorNotProvided<CallResult<ProtocolPage>, Asked>('fetchProtocols') },
}).extend({
  delays: { searchPause: PROTOCOL_SEARCH_DEBOUNCE_MS },
  guards: {
    isBlank: (_, params: { text: string }) => params.text.trim() === '',
    isAsked: ({ context }, params: { text: string }) => params.text.trim() === context.query,
  },
  actions: {
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepText: assign((_, params: { text: string }) => ({ text: params.text })),
    askForText: assign(({ context }) => ({ query: context.text.trim(), page: PROTOCOLS_FIRST_PAGE })),
    keepOrder: assign((_, params: { order: ProtocolOrder }) => ({ order: params.order, page: PROTOCOLS_FIRST_PAGE })),
    keepPage: assign((_, params: { page: number }) => ({ page: params.page })),
    keepFound: assign((_, result: CallResult<ProtocolPage>) => (result.ok ? { found: result.value } : {})),
    register: assign(({ context: { found } }, params: { protocol: Protocol }) => ({
      found: found && withRegistered(found, params.protocol),
    })),
    forget: assign(({ context: { found } }, params: { protocolId: number }) => ({
      found: found && withoutProtocol(found, params.protocolId),
    })),
  },
})

export const protocolListMachine = listSetup.createMachine({
  id: 'protocolList',
  description: "A practitioner's protocols, searched, sorted and paged.",
  context: {
    text: '',
    query: '',
    page: PROTOCOLS_FIRST_PAGE,
    order: 'default',
    language: DEFAULT_LANGUAGE,
    found: null,
    problem: null,
  },
  initial: 'unasked',
  on: {
    'list.entered': {
      target: '.loading',
      actions: { type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) },
    },
    'list.register': {
      actions: { type: 'register', params: ({ event }) => ({ protocol: event.protocol }) },
      meta: { requirements: ['builder.known-protocol-is-ignored'] },
    },
    'list.forget': { actions: { type: 'forget', params: ({ event }) => ({ protocolId: event.protocolId }) } },
  },
  states: {
    unasked: { description: 'Nobody has looked at the list yet.' },
    asked: {
      description: 'The list was looked at.',
      initial: 'shown',
      on: {
        'list.search': [
          {
            guard: { type: 'isAsked', params: ({ event }) => ({ text: event.text }) },
            target: '.shown',
            actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
            meta: { requirements: ['protocols.blank-search-is-ignored'] },
          },
          {
            guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) },
            target: 'loading',
            actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text }) }, 'askForText'],
            meta: { requirements: ['protocols.blank-search-is-ignored'] },
          },
          {
            target: '.typing',
            reenter: true,
            actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
          },
        ],
        'list.sort': {
          target: 'loading',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
          meta: { requirements: ['protocols.sorted-three-ways'] },
        },
        'list.page': {
          target: 'loading',
          actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) },
        },
        'list.outdated': { target: 'loading' },
      },
      states: {
        shown: {
          description: 'The page that was asked for is in sight.',
          meta: { requirements: ['protocols.five-a-page'] },
        },
        typing: {
          description: 'The search waits for half a second after the last key.',
          meta: { requirements: ['protocols.search-waits-half-a-second'] },
          after: { searchPause: { target: '#protocolList.loading', actions: 'askForText' } },
        },
        failed: {
          description: 'The page could not be had. What was there before stays in sight.',
          tags: 'failed',
          on: { 'list.retry': { target: '#protocolList.loading' } },
        },
      },
    },
    loading: {
      description: 'A page of the list is on its way. The one before stays in sight.',
      tags: 'busy',
      invoke: {
        src: 'fetchProtocols',
        id: 'fetchProtocols',
        input: ({ context: { query, page, order, language } }) => ({ query, page, order, language }),
        ...answers(
          { target: 'asked.shown', actions: ['forgetProblem', { type: 'keepFound', params: answerOf }] },
          { target: 'asked.failed' },
        ),
      },
      on: {
        'list.search': {
          target: 'asked.typing',
          actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
        },
        'list.sort': {
          target: 'loading',
          reenter: true,
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
        },
        'list.page': {
          target: 'loading',
          reenter: true,
          actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) },
        },
        'list.outdated': { target: 'loading', reenter: true },
      },
    },
  },
})
export type ProtocolListRef = ActorRefFrom<typeof protocolListMachine>
