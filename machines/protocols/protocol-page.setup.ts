import { assign } from 'xstate'

import type { Group } from '#areas/intake/contract/substances.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'
import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { isGone } from '../call/gone.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'

import type { ProtocolPlace } from './protocol-place.ts'
import type { LengthEvent } from './supply-length.ts'

export interface PageContext extends ProtocolPlace {
  protocol: ProtocolDetail | null
  problem: Problem | null
  /** Whom the figures beside the daily amounts are for. */
  group: Group
  sums: IntakeSums | null
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
  | LengthEvent
  | { type: 'sums.group'; group: Group }
  | { type: 'sums.retry' }

export const pageSetup = callSetup({
  types: { context: {} as PageContext, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchProtocol: actorNotProvided<CallResult<ProtocolDetail>, ProtocolPlace>('fetchProtocol'),
    fetchSums: actorNotProvided<CallResult<IntakeSums>, ProtocolPlace & { group: Group }>('fetchSums'),
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
    /** No protocol is in sight. */
    isOutOfSight: ({ context }) => context.protocol === null,
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
      sums: null,
    })),
    /** Shows the fetched protocol. */
    setProtocol: assign((_, result: CallResult<ProtocolDetail>) =>
      result.ok ? { protocol: result.value, problem: null } : {},
    ),
    /** Takes the protocol out of sight. */
    forgetProtocol: assign({ protocol: null, problem: null, sums: null }),
    /** Shows the figures for another group. */
    setGroup: assign((_, params: { group: Group }) => ({ group: params.group })),
    /** Shows the daily amounts that were fetched. */
    setSums: assign((_, result: CallResult<IntakeSums>) => (result.ok ? { sums: result.value } : {})),
    /** Port: opens the browser's dialog for printing. */
    printPage: actionNotProvided<undefined>('printPage'),
  },
})
