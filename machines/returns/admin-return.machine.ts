/**
 * One return, as an admin moves it on: received, checked, refunded (returns.refunds-all-or-a-part).
 * Owns: which return is open, what is filled in, and the step that is being made. Never: stock, commission and mails, which
 * the server sees to.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'
import type { Place } from '../pages/place.ts'

import { adminReturnSetup } from './admin-return.setup.ts'
import type { AdminReturnContext, StepWanted } from './admin-return.setup.ts'

const entered = {
  type: 'setPlace',
  params: ({ event: { place } }: { event: { place: Place } }) => ({ place }),
} as const
const stepped = <Kind extends StepWanted['kind']>(kind: Kind) => ({ type: 'setStep', params: { kind } }) as const

export const adminReturnMachine = adminReturnSetup.createMachine({
  id: 'adminReturn',
  description: 'One return of the shop, and what an admin does with it.',
  context: {
    language: DEFAULT_LANGUAGE,
    id: null,
    found: null,
    draft: null,
    step: null,
    problem: null,
    refusal: null,
  },
  initial: 'waiting',
  on: { 'return.entered': { target: '.opening', actions: [entered, 'forgetStep'] } },
  states: {
    ...detailStates({
      thing: 'return',
      fetch: 'fetchReturn',
      input: ({ context: { language, id } }: { context: AdminReturnContext }) => ({ language, id: id ?? 0 }),
      keep: 'setReturn',
      retry: 'return.retry',
      missing: { description: 'The shop has no such return: the way leads back to the list.' },
    }),
    shown: {
      description: 'The return is there. What can be done follows from its state.',
      meta: { requirements: ['returns.states-follow-from-times'] },
      initial: 'judging',
      states: {
        judging: {
          description: 'What comes next follows from how far the return is.',
          always: [
            { guard: 'isAsked', target: 'asked' },
            { guard: 'isReceived', target: 'received' },
            { guard: 'isChecked', target: 'refunding' },
            { target: 'closed' },
          ],
        },
        asked: {
          description: 'The goods have not come yet.',
          meta: { requirements: ['returns.received-by-admin'] },
          on: { 'return.receive': { target: '#adminReturn.stepping', actions: stepped('receive') } },
        },
        received: {
          description: 'The goods are here: each line is looked at.',
          meta: { requirements: ['returns.checked-by-line'] },
          on: {
            'check.line': {
              actions: { type: 'setCheck', params: ({ event: { variantId, check } }) => ({ variantId, check }) },
            },
            'return.check': { target: '#adminReturn.stepping', actions: stepped('check') },
          },
        },
        refunding: {
          description: 'What goes back is filled in, all or a part of what the pieces cost.',
          meta: { requirements: ['returns.refunds-all-or-a-part', 'returns.money-out-is-never-more'] },
          on: {
            'refund.amount': {
              actions: { type: 'setAmount', params: ({ event: { variantId, amount } }) => ({ variantId, amount }) },
            },
            'refund.delivery': {
              actions: { type: 'setDraft', params: ({ event: { amount } }) => ({ delivery: amount }) },
            },
            'refund.way': { actions: { type: 'setDraft', params: ({ event: { way } }) => ({ way }) } },
            'refund.note': { actions: { type: 'setDraft', params: ({ event: { note } }) => ({ note }) } },
            'refund.next': { guard: 'isRefundRight', target: 'confirming' },
          },
        },
        confirming: {
          description: 'A refund cannot be taken back: amount and way are in sight, and are sent after another press.',
          meta: { requirements: ['returns.refund-is-confirmed'] },
          on: {
            'refund.confirm': { target: '#adminReturn.stepping', actions: stepped('refund') },
            'refund.change': { target: 'refunding' },
          },
        },
        closed: {
          description: 'What goes back is decided. A transfer is noted once it was made.',
          on: {
            'refund.transferred': {
              guard: 'isToTransfer',
              target: '#adminReturn.stepping',
              actions: stepped('transferred'),
            },
          },
        },
      },
    },
    stepping: {
      description: 'The step is on its way. Another return that is opened meanwhile waits for its end.',
      meta: { requirements: ['returns.refunds-all-or-a-part'] },
      tags: 'busy',
      on: { 'return.entered': { actions: entered } },
      invoke: {
        src: 'takeStep',
        id: 'takeStep',
        input: ({ context: { language, found, step } }) => ({
          language,
          id: found?.return_id ?? 0,
          step: step ?? { kind: 'receive' },
        }),
        onDone: [
          { guard: 'isElsewhere', target: 'opening', actions: 'forgetStep' },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'shown',
            actions: { type: 'setReturn', params: answerOf },
          },
          // Another admin may have moved it: what it is like now is asked for.
          { target: 'fetching', actions: { type: 'setRefusal', params: answerOf } },
        ],
        onError: [
          { guard: 'isElsewhere', target: 'opening', actions: 'forgetStep' },
          { target: 'fetching', actions: 'setUnanswered' },
        ],
      },
    },
  },
  options: { maxIterations: 20 },
})
export type AdminReturnRef = ActorRefFrom<typeof adminReturnMachine>
