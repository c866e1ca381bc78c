import { answerOf } from '../../call/call.ts'
import { anyList } from '../kept-list.setup.ts'
import type { At } from '../kept-list.setup.ts'

const outdated = { actions: 'outdate' } as const

/** One call after another: first what the person did, then what the server says. */
export const syncing = anyList.createStateConfig({
  description: 'The calls of the list, one after another.',
  initial: 'choosing',
  on: { 'pause.over': { actions: { type: 'endPause', params: ({ event }) => ({ key: event.key }) } } },
  states: {
    choosing: {
      description: 'What was done is sent first. Else the list is asked for, where what is known of it is old.',
      always: [
        { guard: 'hasChanges', target: 'pausing' },
        { guard: 'isOutdated', target: 'fetching' },
        { target: 'fresh' },
      ],
    },
    sending: {
      description: 'The first change of the queue is on its way. Further ones wait, those that can be are made one.',
      meta: { requirements: ['kept-list.sent-one-after-another'] },
      tags: 'sending',
      entry: ['sendNext', 'storeQueue'],
      invoke: {
        src: 'sendChange',
        id: 'sendChange',
        input: ({ context: { queue, kept, of, language } }: At) => ({ sent: queue[0], kept, of, language }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'choosing',
            actions: ['raiseDone', { type: 'setAnswer', params: answerOf }, 'storeQueue', 'sendTabs'],
            meta: { requirements: ['kept-list.other-tabs-follow'] },
          },
          {
            guard: { type: 'isRefused', params: answerOf },
            target: 'choosing',
            actions: [{ type: 'raiseRefused', params: answerOf }, 'dropRefused', 'storeQueue', 'outdate'],
            meta: { requirements: ['kept-list.refused-change-goes-back'] },
          },
          {
            guard: { type: 'canTryAgain', params: answerOf },
            target: 'choosing',
            actions: [{ type: 'pauseFirst', params: answerOf }, 'storeQueue'],
          },
          {
            guard: { type: 'isShopFailure', params: answerOf },
            target: 'choosing',
            actions: [{ type: 'raiseGivenUp', params: answerOf }, 'dropSubject', 'storeQueue', 'outdate'],
            meta: { requirements: ['retry.given-up-write-blames-the-shop'] },
          },
          { target: 'waiting', actions: ['raiseWaits', 'forgetTrouble', 'storeQueue'] },
        ],
        onError: { target: 'waiting', actions: ['raiseWaits', 'forgetTrouble', 'storeQueue'] },
      },
      on: { 'list.outdated': outdated },
    },
    waiting: {
      description:
        'The shop could not be reached: everything stands as it was done, and is sent again in a moment, or at once when somebody looks or is online again.',
      tags: 'offline',
      meta: { requirements: ['retry.offline-writes-wait'] },
      after: { fetchRetry: { target: 'sending' } },
      on: { 'list.look': { target: 'sending' }, 'list.outdated': outdated },
    },
    pausing: {
      description:
        'A change at which the shop has failed is sent again after a pause of its own, which grows; those of other subjects are sent meanwhile.',
      meta: { requirements: ['retry.failed-writes-five-more-times', 'retry.lines-never-wait-for-each-other'] },
      always: { guard: 'hasNext', target: 'sending' },
      on: { 'list.outdated': outdated },
    },
    fetching: {
      description: 'The list is on its way. What was there before stays in sight.',
      tags: 'busy',
      meta: { requirements: ['retry.old-data-stays-in-sight'] },
      always: { guard: 'hasNext', target: 'sending' },
      invoke: {
        src: 'fetchList',
        id: 'fetchList',
        input: ({ context: { kept, of, language } }: At) => ({ kept, of, language }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'fresh',
            actions: [{ type: 'setFetched', params: answerOf }, 'storeQueue'],
            meta: { requirements: ['kept-list.known-survives-a-reload'] },
          },
          { target: 'failed', actions: { type: 'setProblem', params: answerOf } },
        ],
        onError: { target: 'failed', actions: 'setUnreachable' },
      },
      on: { 'list.outdated': { target: 'fetching', reenter: true } },
    },
    fresh: {
      description: 'The list is as the server last said, and not old.',
      always: { guard: 'hasNext', target: 'sending' },
      after: { fetchExpiry: { target: 'fetching' } },
      on: {
        'list.look': {
          guard: { type: 'isPastDedupe', params: ({ event }) => ({ at: event.at }) },
          target: 'fetching',
        },
        'list.outdated': { target: 'fetching' },
      },
    },
    failed: {
      description: 'The list could not be had: it is asked for again by and by, or at once when somebody looks.',
      tags: ['failed', 'unread'],
      meta: { requirements: ['retry.failed-reads-after-five-seconds', 'retry.at-once-when-the-user-returns'] },
      always: { guard: 'hasNext', target: 'sending' },
      on: {
        'list.look': { target: 'fetching' },
        'list.outdated': { target: 'fetching' },
        'list.retry': { target: 'fetching' },
      },
    },
  },
})
