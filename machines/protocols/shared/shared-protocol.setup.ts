import { assertEvent, assign, emit } from 'xstate'

import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../../not-provided.ts'
import type { Place } from '../../pages/place.ts'
import type { LengthEvent } from '../supply-length.ts'
import { isGone } from '../../call/gone.ts'
import type { ProtocolPlace } from '../protocol-place.ts'
import type { ShopWish } from '../../cart/wish/wish.ts'

import { ENDING, handing, linesOf } from './shared-protocols.ts'
import type { Handed } from './shared-protocols.ts'

export interface Context extends ProtocolPlace {
  protocol: SharedProtocol | null
  handed: Handed | null
  problem: Problem | null
}

type Event =
  | { type: 'protocol.entered'; place: Place }
  | { type: 'protocol.retry' }
  | { type: 'protocol.removed'; protocolId: number }
  /** One line in its quantity, by its variant, or all of them. */
  | { type: 'protocol.order'; variantId: number | null }
  | { type: 'protocol.print' }
  | { type: 'prices.show' }
  | { type: 'prices.hide' }
  | { type: 'plan.add' }
  | { type: 'plan.leave' }
  | { type: 'day.before' }
  | { type: 'day.now' }
  | { type: 'day.after' }
  | LengthEvent
  /** `variantIds`: what runs out soon. */
  | { type: 'supply.order'; variantIds: readonly number[] }

type Fact = { type: 'protocol.opened'; protocol: SharedProtocol } | { type: 'wish.made'; wish: ShopWish }

const base = callSetup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Fact,
    tags: {} as 'busy' | 'failed' | 'unread',
  },
  actors: {
    fetchProtocol: actorNotProvided<CallResult<SharedProtocol>, ProtocolPlace>('fetchProtocol'),
  },
})

export const sharedProtocolSetup = base.extend({
  guards: {
    /** The protocol in sight is the one that the address names. */
    isKept: ({ context }, params: ProtocolPlace) =>
      params.protocolId === context.protocol?.protocol_id && params.language === context.language,
    /** The address names no protocol. */
    namesNone: ({ context }) => context.protocolId === 0,
    /** A protocol is in sight. */
    isInSight: ({ context }) => context.protocol !== null,
    /** The protocol is the one in sight. */
    isShown: ({ context }, params: { protocolId: number }) => params.protocolId === context.protocol?.protocol_id,
    /** The protocol has this product; for all of them, it has any. */
    isThere: ({ context }, params: { variantId: number | null }) =>
      linesOf(context.protocol, params.variantId).length > 0,
    /** The server shows this user no such protocol. */
    isGone: (_, result: CallResult<unknown>) => isGone(result),
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
    setProtocol: assign((_, result: CallResult<SharedProtocol>) =>
      result.ok ? { protocol: result.value, problem: null } : {},
    ),
    /** Takes the protocol out of sight. */
    forgetProtocol: assign({ protocol: null, handed: null, problem: null }),
    /** Takes the words about what went into the cart away. */
    forgetHanded: assign({ handed: null }),
    /** Tells the root that the protocol was opened, so that lists no longer show it as new. */
    emitOpened: emit(({ context }) => ({
      type: 'protocol.opened' as const,
      protocol: context.protocol as SharedProtocol,
    })),
    /** Puts one product, all, or what runs out into the cart, as far as it can be had, and says which could not be. */
    handToCart: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ['protocol.order', 'supply.order'])
      const { handed, wishes } =
        event.type === 'protocol.order'
          ? handing(linesOf(context.protocol, event.variantId), event.variantId)
          : handing(
              event.variantIds.flatMap((variantId) => linesOf(context.protocol, variantId)),
              ENDING,
            )
      enqueue.assign({ handed })
      for (const wish of wishes) enqueue.emit({ type: 'wish.made', wish })
    }),
    /** Port: opens the browser's dialog for printing. */
    printPage: actionNotProvided<undefined>('printPage'),
  },
})
