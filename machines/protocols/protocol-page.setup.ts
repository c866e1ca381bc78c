import { assign, sendTo } from 'xstate'

import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { isGone } from '../call/gone.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'

import { dailyAmountsMachine } from './amounts/daily-amounts.machine.ts'
import type { ProtocolPlace } from './protocol-place.ts'
import type { LengthEvent } from './supply-length.ts'

export interface PageContext extends ProtocolPlace {
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
  | { type: 'day.before' }
  | { type: 'day.now' }
  | { type: 'day.after' }
  | { type: 'amounts.add' }
  | { type: 'amounts.leave' }
  | LengthEvent

export const pageSetup = callSetup({
  types: { context: {} as PageContext, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchProtocol: actorNotProvided<CallResult<ProtocolDetail>, ProtocolPlace>('fetchProtocol'),
    dailyAmounts: dailyAmountsMachine,
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
    /** Has the daily amounts of the protocol in sight added up. */
    openAmounts: sendTo('dailyAmounts', ({ context }) => ({
      type: 'amounts.of',
      protocolId: context.protocol?.protocol_id ?? 0,
    })),
    /** Takes the daily amounts out of sight. */
    closeAmounts: sendTo('dailyAmounts', { type: 'amounts.of', protocolId: 0 }),
    /** Port: opens the browser's dialog for printing. */
    printPage: actionNotProvided<undefined>('printPage'),
  },
})
