import { answerOf, answers } from '../call/call.ts'

import { pageSetup } from './protocol-page.setup.ts'

/** Out of every state, once no protocol is in sight. */
const gone = { guard: 'isOutOfSight', target: 'none' } as const

/** The region of the page that adds up the daily amounts of its protocol (intake.shown-by-protocol). */
export const sums = pageSetup.createStateConfig({
  description: 'The daily amounts by substance over all products of the protocol.',
  meta: { requirements: ['intake.shown-by-protocol'] },
  initial: 'none',
  on: {
    'protocol.outdated': { target: '.none' },
    'sums.group': {
      guard: 'isInSight',
      target: '.fetching',
      actions: { type: 'setGroup', params: ({ event }) => ({ group: event.group }) },
    },
  },
  states: {
    none: {
      description: 'The amounts are asked for once the protocol is in sight.',
      always: { guard: 'isInSight', target: 'fetching' },
    },
    fetching: {
      description: 'The amounts are being added up. What was known before stays in sight.',
      tags: 'busy',
      always: gone,
      invoke: {
        src: 'fetchSums',
        id: 'fetchSums',
        input: ({ context: { language, protocolId, group } }) => ({ language, protocolId, group }),
        ...answers({ target: 'shown', actions: { type: 'setSums', params: answerOf } }, { target: 'failed' }),
      },
    },
    shown: { description: 'The amounts are there.', always: gone },
    failed: {
      description: 'The amounts could not be had: the page asks again by itself, or on request.',
      tags: 'unread',
      always: gone,
      on: { 'sums.retry': { target: 'fetching' } },
    },
  },
})
