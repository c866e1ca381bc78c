/**
 * The page of one of the practitioner's own protocols.
 * Owns: the protocol with those it was shared with, and whether its print shows prices and the plan of the day. Never: what is done with a protocol,
 * which is the builder's.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, callSetup } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'

import { plan, prices } from './print-prices.ts'
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
  | { type: 'plan.add' }
  | { type: 'plan.leave' }

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
    /** The address names no protocol. */
    namesNone: ({ context }) => context.protocolId === 0,
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

const protocol = detailStates({
  thing: 'protocol',
  fetch: 'fetchProtocol',
  input: ({ context: { language, protocolId } }: { context: Context }) => ({ language, protocolId }),
  keep: 'setProtocol',
  retry: 'protocol.retry',
  missing: {
    description: 'The practitioner has no protocol under that address: the way leads to the list.',
    entry: 'forgetProtocol',
  },
  special: [{ guard: { type: 'isGoneFromSight', params: answerOf }, target: 'deleted', actions: 'forgetProtocol' }],
})

const view = pageSetup.createStateConfig({
  description: 'What of the protocol is in sight.',
  initial: 'waiting',
  // Before the page was opened its address names none either.
  on: { 'protocol.outdated': [{ guard: 'namesNone' }, { target: '.fetching' }] },
  states: {
    ...protocol,
    shown: { description: 'The protocol is there.' },
    deleted: { description: 'The protocol was deleted while it was in sight. It can be brought back.' },
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
        target: ['.view.opening', '.prices.hidden', '.plan.left'],
      },
      {
        target: ['.view.opening', '.prices.hidden', '.plan.left'],
        actions: { type: 'openPlace', params: ({ event }) => readProtocolPlace(event.place) },
      },
    ],
    'protocol.print': { guard: 'isInSight', actions: 'printPage' },
  },
  states: {
    view,
    prices,
    plan,
  },
  options: { maxIterations: 20 },
})
export type ProtocolPageRef = ActorRefFrom<typeof protocolPageMachine>
