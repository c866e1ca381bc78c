/**
 * One protocol that was shared with the client.
 * Owns: the protocol, what of it was handed to the cart, what its print shows, and for how long its supply is counted. Never: its removal,
 * which outlives the page; the cart.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { detailStates } from '../../detail-page/detail-page.ts'
import { planDay } from '../plan-day.ts'
import { plan, prices } from '../print-prices.ts'
import { readProtocolPlace } from '../protocol-place.ts'
import { length } from '../supply-length.ts'

import { sharedProtocolSetup } from './shared-protocol.setup.ts'
import type { Context } from './shared-protocol.setup.ts'

export const sharedProtocolMachine = sharedProtocolSetup.createMachine({
  id: 'sharedProtocol',
  description: 'The page of one protocol that was shared with the client.',
  type: 'parallel',
  context: {
    language: DEFAULT_LANGUAGE,
    protocolId: 0,
    protocol: null,
    handed: null,
    problem: null,
  },
  on: {
    'protocol.entered': [
      {
        guard: { type: 'isKept', params: ({ event }) => readProtocolPlace(event.place) },
        target: ['.view.opening', '.prices.hidden', '.plan.left', '.planDay.today'],
        actions: 'forgetHanded',
      },
      {
        target: ['.view.opening', '.prices.hidden', '.plan.left', '.planDay.today'],
        actions: ['forgetHanded', { type: 'openPlace', params: ({ event }) => readProtocolPlace(event.place) }],
      },
    ],
    'protocol.order': {
      guard: { type: 'isThere', params: ({ event }) => ({ variantId: event.variantId }) },
      actions: 'handToCart',
    },
    'supply.order': {
      guard: 'isInSight',
      actions: 'handToCart',
      meta: { requirements: ['supply.order-again-fills-the-cart'] },
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
    planDay,
    length,
  },
  options: { maxIterations: 20 },
})
export type SharedProtocolRef = ActorRefFrom<typeof sharedProtocolMachine>
