/**
 * The packs that a client has at home of a protocol that was shared with them.
 * Owns: when its products run out, and the reminders about them. Never: the protocol, the cart.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { OwnSupply, SupplyChange } from '#areas/protocols/contract/supply/own-supply.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { isGone } from '../../call/gone.ts'
import { detailStates } from '../../detail-page/detail-page.ts'
import { actorNotProvided } from '../../not-provided.ts'
import type { Place } from '../../pages/place.ts'
import { readProtocolPlace } from '../protocol-place.ts'
import type { ProtocolPlace } from '../protocol-place.ts'

interface Context extends ProtocolPlace {
  supply: OwnSupply | null
  /** The reminders that are wanted. */
  change: SupplyChange | null
  problem: Problem | null
}

type Event =
  | { type: 'protocol.entered'; place: Place }
  | { type: 'supply.retry' }
  | { type: 'supply.change'; change: SupplyChange }

const supplySetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchSupply: actorNotProvided<CallResult<OwnSupply>, ProtocolPlace>('fetchSupply'),
    saveSupply: actorNotProvided<CallResult<OwnSupply>, ProtocolPlace & { change: SupplyChange }>('saveSupply'),
  },
}).extend({
  guards: {
    /** The address names no protocol. */
    namesNone: ({ context }) => context.protocolId === 0,
    /** The server shows this user no such protocol. */
    isGone: (_, result: CallResult<unknown>) => isGone(result),
  },
  actions: {
    /** Notes which protocol it is about, and begins without what was shown of another one. */
    openPlace: assign(({ context }, { language, protocolId }: ProtocolPlace) =>
      language === context.language && protocolId === context.protocolId
        ? {}
        : { language, protocolId, supply: null, change: null, problem: null },
    ),
    /** Shows what the client has at home and is reminded of. */
    setSupply: assign((_, result: CallResult<OwnSupply>) =>
      result.ok ? { supply: result.value, change: null, problem: null } : {},
    ),
    /** Takes it out of sight. */
    forgetSupply: assign({ supply: null, change: null, problem: null }),
    /** Notes which reminders are wanted. */
    setChange: assign((_, params: { change: SupplyChange }) => ({ change: params.change })),
  },
})

/** Reminders may be changed once it is known what stands. */
const changes = supplySetup.createStateConfig({
  on: {
    'supply.change': {
      target: 'saving',
      actions: { type: 'setChange', params: ({ event }) => ({ change: event.change }) },
      meta: { requirements: ['supply.repeat-asks-each-time', 'supply.mail-stops-by-one-press'] },
    },
  },
})

export const ownSupplyMachine = supplySetup.createMachine({
  id: 'ownSupply',
  description: 'What the client has of a shared protocol at home, and is reminded of.',
  meta: { requirements: ['supply.home-follows-from-orders'] },
  context: { language: DEFAULT_LANGUAGE, protocolId: 0, supply: null, change: null, problem: null },
  initial: 'waiting',
  on: {
    'protocol.entered': {
      target: '.opening',
      actions: { type: 'openPlace', params: ({ event }) => readProtocolPlace(event.place) },
    },
  },
  states: {
    ...detailStates({
      thing: 'protocol',
      fetch: 'fetchSupply',
      input: ({ context: { language, protocolId } }: { context: Context }) => ({ language, protocolId }),
      keep: 'setSupply',
      retry: 'supply.retry',
      missing: {
        description: 'Nothing is shared with this client under that address.',
        entry: 'forgetSupply',
      },
    }),
    shown: { description: 'It is known what the client has at home and is reminded of.', on: changes.on },
    saving: {
      description: 'The wanted reminders are being saved.',
      tags: 'busy',
      invoke: {
        src: 'saveSupply',
        id: 'saveSupply',
        input: ({ context: { language, protocolId, change } }) => ({ language, protocolId, change: change ?? {} }),
        ...answers({ target: 'shown', actions: { type: 'setSupply', params: answerOf } }, { target: 'unsaved' }),
      },
    },
    unsaved: {
      description: 'The wanted reminders could not be saved; what stood before still stands.',
      on: changes.on,
    },
  },
  options: { maxIterations: 20 },
})
export type OwnSupplyRef = ActorRefFrom<typeof ownSupplyMachine>
