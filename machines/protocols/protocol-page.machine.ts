/**
 * The page of one of the practitioner's own protocols.
 * Owns: the protocol with those it was shared with, and whether its print shows prices. Never: what is done with a protocol,
 * which is the builder's.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'

import { prices } from './print-prices.ts'
import { isGone } from '../call/gone.ts'
import { readProtocolPlace } from './protocol-place.ts'
import type { ProtocolPlace } from './protocol-place.ts'

interface Context extends ProtocolPlace {
  protocol: ProtocolDetail | null
  problem: Problem | null
}

type Event =
  | { type: 'protocol.entered'; place: Place }
  | { type: 'protocol.retry' }
  /** Protocols were changed, shared or deleted. */
  | { type: 'protocol.outdated' }
  | { type: 'protocol.print' }
  | { type: 'prices.show' }
  | { type: 'prices.hide' }

const pageSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchProtocol: actorNotProvided<CallResult<ProtocolDetail>, ProtocolPlace>('fetchProtocol'),
  },
}).extend({
  guards: {
    /** The protocol in sight is the one that the address names. */
    isKept: ({ context }, params: ProtocolPlace) =>
      params.protocolId === context.protocol?.protocol_id && params.language === context.language,
    /** A protocol is in sight. */
    isInSight: ({ context }) => context.protocol !== null,
    /** The server shows this practitioner no such protocol. */
    isGone: (_, result: CallResult<unknown>) => isGone(result),
    /** The protocol in sight is no more. */
    isGoneFromSight: ({ context }, result: CallResult<unknown>) => isGone(result) && context.protocol !== null,
  },
  actions: {
    /** Begins without what was shown of another protocol. */
    openPlace: assign((_, { language, protocolId }: ProtocolPlace) => ({
      language,
      protocolId,
      protocol: null,
      problem: null,
    })),
    /** Shows the fetched protocol. */
    setProtocol: assign((_, result: CallResult<ProtocolDetail>) =>
      result.ok ? { protocol: result.value, problem: null } : {},
    ),
    /** Takes the protocol out of sight. */
    forgetProtocol: assign({ protocol: null, problem: null }),
    /** Port: opens the browser's dialog for printing. */
    printPage: actionNotProvided<undefined>('printPage'),
  },
})

const outdated = { 'protocol.outdated': { target: 'loading' } } as const

const view = pageSetup.createStateConfig({
  description: 'What of the protocol is in sight.',
  initial: 'away',
  states: {
    away: { description: 'The page was not opened yet.' },
    loading: {
      description: 'The protocol is on its way. What was there of it before stays in sight.',
      tags: 'busy',
      invoke: {
        src: 'fetchProtocol',
        id: 'fetchProtocol',
        input: ({ context: { language, protocolId } }) => ({ language, protocolId }),
        ...answers(
          { target: 'shown', actions: { type: 'setProtocol', params: answerOf } },
          { target: 'failed' },
          { guard: { type: 'isGoneFromSight', params: answerOf }, target: 'deleted', actions: 'forgetProtocol' },
          { guard: { type: 'isGone', params: answerOf }, target: 'missing', actions: 'forgetProtocol' },
        ),
      },
      on: { 'protocol.outdated': { target: 'loading', reenter: true } },
    },
    shown: { description: 'The protocol is there.', on: outdated },
    missing: {
      description: 'The practitioner has no protocol under that address: the way leads to the list.',
      on: outdated,
    },
    deleted: { description: 'The protocol was deleted while it was in sight. It can be brought back.', on: outdated },
    failed: {
      description: 'The protocol could not be had: it can be asked for again.',
      tags: ['failed', 'unread'],
      on: { ...outdated, 'protocol.retry': { target: 'loading' } },
    },
  },
})

export const protocolPageMachine = pageSetup.createMachine({
  id: 'protocolPage',
  description: "The page of one of the practitioner's own protocols.",
  type: 'parallel',
  context: { language: DEFAULT_LANGUAGE, protocolId: 0, protocol: null, problem: null },
  on: {
    'protocol.entered': [
      {
        guard: { type: 'isKept', params: ({ event }) => readProtocolPlace(event.place) },
        target: ['.view.loading', '.prices.hidden'],
      },
      {
        target: ['.view.loading', '.prices.hidden'],
        actions: { type: 'openPlace', params: ({ event }) => readProtocolPlace(event.place) },
      },
    ],
    'protocol.print': { guard: 'isInSight', actions: 'printPage' },
  },
  states: {
    view,
    prices,
  },
})
export type ProtocolPageRef = ActorRefFrom<typeof protocolPageMachine>
