import { answerOf, answers } from '../call/call.ts'

import { pageSetup } from './protocol-page.setup.ts'

const anew = { 'protocol.outdated': { target: '.none' } } as const

/** There is nothing to be added up any more. */
const gone = { guard: 'isOutOfSight', target: 'none' } as const

/** The region of the page that knows the daily amounts over the protocol, for whom they are compared. */
export const sums = pageSetup.createStateConfig({
  description: 'The daily amounts by substance over all products of the protocol.',
  meta: { requirements: ['intake.shown-by-protocol'] },
  initial: 'none',
  on: {
    ...anew,
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
