/**
 * One protocol that was shared with the client.
 * Owns: the protocol, what of it was handed to the cart, and whether its print shows prices and the plan of the day. Never: its removal, which
 * outlives the page; the cart.
 */
import { assertEvent, assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../../call/call.ts'
import { detailStates } from '../../detail-page/detail-page.ts'
import { actionNotProvided, actorNotProvided } from '../../not-provided.ts'
import type { Place } from '../../pages/place.ts'
import { plan, prices } from '../print-prices.ts'
import { length } from '../supply-length.ts'
import type { LengthEvent } from '../supply-length.ts'
import { isGone } from '../../call/gone.ts'
import { readProtocolPlace } from '../protocol-place.ts'
import type { ProtocolPlace } from '../protocol-place.ts'
import type { ShopWish } from '../../cart/wish/wish.ts'

import { linesOf, orderable } from './shared-protocols.ts'
import type { Handed } from './shared-protocols.ts'

interface Context extends ProtocolPlace {
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
  | LengthEvent

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

const sharedProtocolSetup = base.extend({
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
    /** Puts one product, or all that can be had, into the cart, and says which could not be. */
    handToCart: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'protocol.order')
      const { variantId } = event
      const lines = linesOf(context.protocol, variantId)
      const notOrderable = lines.filter((line) => !orderable(line)).map(({ name }) => name)
      enqueue.assign({ handed: { variantId, count: lines.length - notOrderable.length, notOrderable } })
      for (const line of lines) {
        const product = orderable(line)
        if (product) enqueue.emit({ type: 'wish.made', wish: { kind: 'cart', product, quantity: line.item_count } })
      }
    }),
    /** Port: opens the browser's dialog for printing. */
    printPage: actionNotProvided<undefined>('printPage'),
  },
})

export const sharedProtocolMachine = sharedProtocolSetup.createMachine({
  id: 'sharedProtocol',
  description: 'The page of one protocol that was shared with the client.',
  type: 'parallel',
  context: { language: DEFAULT_LANGUAGE, protocolId: 0, protocol: null, handed: null, problem: null },
  on: {
    'protocol.entered': [
      {
        guard: { type: 'isKept', params: ({ event }) => readProtocolPlace(event.place) },
        target: ['.view.opening', '.prices.hidden', '.plan.left'],
        actions: 'forgetHanded',
      },
      {
        target: ['.view.opening', '.prices.hidden', '.plan.left'],
        actions: ['forgetHanded', { type: 'openPlace', params: ({ event }) => readProtocolPlace(event.place) }],
      },
    ],
    'protocol.order': {
      guard: { type: 'isThere', params: ({ event }) => ({ variantId: event.variantId }) },
      actions: 'handToCart',
    },
    'protocol.print': { guard: 'isInSight', actions: 'printPage' },
    'protocol.removed': {
      guard: { type: 'isShown', params: ({ event }) => ({ protocolId: event.protocolId }) },
      target: '.view.removed',
      actions: 'forgetProtocol',
    },
  },
  states: {
    view: {
      description: 'What of the protocol is in sight.',
      meta: { requirements: ['protocols.client-buys-at-the-discount'] },
      initial: 'waiting',
      states: {
        ...detailStates({
          thing: 'protocol',
          fetch: 'fetchProtocol',
          input: ({ context: { language, protocolId } }: { context: Context }) => ({ language, protocolId }),
          keep: 'setProtocol',
          retry: 'protocol.retry',
          missing: {
            description: 'Nothing is shared with this client under that address.',
            entry: 'forgetProtocol',
          },
        }),
        shown: { description: 'The protocol is there.', entry: 'emitOpened' },
        removed: { description: 'The client has removed it; the way to the list is open.' },
      },
    },
    prices,
    plan,
    length,
  },
  options: { maxIterations: 20 },
})
export type SharedProtocolRef = ActorRefFrom<typeof sharedProtocolMachine>
