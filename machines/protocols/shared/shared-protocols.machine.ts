/**
 * The protocols that were shared with the client.
 * Owns: the list, as it was told last. Never: a single protocol, of whose opening and removal it is told.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { actorNotProvided } from '../../not-provided.ts'
import type { Place } from '../../pages/place.ts'

import { withoutProtocol, withProtocol } from './shared-protocols.ts'
import type { Protocols } from './shared-protocols.ts'

interface Context {
  language: LanguageCode
  list: Protocols | null
  problem: Problem | null
}

type Event =
  | { type: 'list.entered'; place: Place }
  | { type: 'list.retry' }
  | { type: 'protocol.opened'; protocol: SharedProtocol }
  | { type: 'protocol.removed'; protocolId: number }

const sharedProtocolsSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchProtocols: actorNotProvided<CallResult<Protocols>, { language: LanguageCode }>('fetchProtocols'),
  },
}).extend({
  actions: {
    /** Notes the language of the names. */
    setLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    /** Shows the fetched list. */
    setList: assign((_, result: CallResult<Protocols>) => (result.ok ? { list: result.value, problem: null } : {})),
    /** Shows the protocol in the list as it was opened: no longer new. */
    setOpened: assign(({ context }, params: { protocol: SharedProtocol }) => ({
      list: withProtocol(context.list, params.protocol),
    })),
    /** Takes the removed protocol out of the list. */
    dropRemoved: assign(({ context }, params: { protocolId: number }) => ({
      list: withoutProtocol(context.list, params.protocolId),
    })),
  },
})

export const sharedProtocolsMachine = sharedProtocolsSetup.createMachine({
  id: 'sharedProtocols',
  description: 'The protocols that practitioners have shared with the client, the latest first.',
  context: { language: DEFAULT_LANGUAGE, list: null, problem: null },
  initial: 'idle',
  on: {
    'list.entered': {
      target: '.fetching',
      actions: { type: 'setLanguage', params: ({ event }) => ({ language: event.place.language }) },
    },
    'protocol.opened': { actions: { type: 'setOpened', params: ({ event }) => ({ protocol: event.protocol }) } },
    'protocol.removed': { actions: { type: 'dropRemoved', params: ({ event }) => ({ protocolId: event.protocolId }) } },
  },
  states: {
    idle: { description: 'No page that shows the list was opened yet.' },
    fetching: {
      description: 'The list is on its way. What was there before stays in sight.',
      meta: { requirements: ['retry.old-data-stays-in-sight'] },
      tags: 'busy',
      invoke: {
        src: 'fetchProtocols',
        id: 'fetchProtocols',
        input: ({ context: { language } }) => ({ language }),
        ...answers({ target: 'shown', actions: { type: 'setList', params: answerOf } }, { target: 'failed' }),
      },
    },
    shown: { description: 'The list is there.' },
    failed: {
      description: 'The list could not be had: it can be asked for again.',
      tags: ['failed', 'unread'],
      on: { 'list.retry': { target: 'fetching' } },
    },
  },
})
export type SharedProtocolsRef = ActorRefFrom<typeof sharedProtocolsMachine>
