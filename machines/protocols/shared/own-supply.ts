import type { SupplyChange } from '#areas/protocols/contract/supply/own-supply.ts'

import { answerOf, answers } from '../../call/call.ts'

import { sharedProtocolSetup } from './shared-protocol.setup.ts'

/** Out of every state, once no protocol is in sight. */
const gone = { guard: 'isOutOfSight', target: 'none' } as const

/** What a client may change once it is known what stands. */
const changes = {
  'supply.change': {
    target: 'saving',
    actions: {
      type: 'setChange',
      params: ({ event }: { event: { change: SupplyChange } }) => ({ change: event.change }),
    },
    meta: { requirements: ['supply.repeat-asks-each-time', 'supply.mail-stops-by-one-press'] },
  },
} as const

/** The region of the page that knows what the client has at home and is reminded of (supply.home-follows-from-orders). */
export const supply = sharedProtocolSetup.createStateConfig({
  description: 'What the client has of the protocol at home, and is reminded of.',
  meta: { requirements: ['supply.home-follows-from-orders'] },
  initial: 'none',
  states: {
    none: {
      description: 'It is asked for once the protocol is in sight.',
      always: { guard: 'isInSight', target: 'fetching' },
    },
    fetching: {
      description: 'The supply is being worked out. What was known before stays in sight.',
      tags: 'busy',
      always: gone,
      invoke: {
        src: 'fetchSupply',
        id: 'fetchSupply',
        input: ({ context: { language, protocolId } }) => ({ language, protocolId }),
        ...answers({ target: 'shown', actions: { type: 'setSupply', params: answerOf } }, { target: 'unknown' }),
      },
    },
    shown: { description: 'It is known what the client has at home and is reminded of.', always: gone, on: changes },
    saving: {
      description: 'The wanted reminders are being saved.',
      tags: 'busy',
      always: gone,
      invoke: {
        src: 'saveSupply',
        id: 'saveSupply',
        input: ({ context: { language, protocolId, change } }) => ({ language, protocolId, change }),
        ...answers({ target: 'shown', actions: { type: 'setSupply', params: answerOf } }, { target: 'unsaved' }),
      },
    },
    unsaved: {
      description: 'The wanted reminders could not be saved; what stood before still stands.',
      always: gone,
      on: changes,
    },
    unknown: {
      description: 'The supply could not be had: the page asks again by itself, or on request.',
      tags: 'unread',
      always: gone,
      on: { 'supply.retry': { target: 'fetching' } },
    },
  },
})
