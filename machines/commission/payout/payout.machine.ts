/**
 * Paying practitioners their approved commission (admin.marks-commission-paid).
 * Owns: whose commission is chosen, and how far its payout is. Never: what is typed, which is the form's; the call with its
 * key, which is a chart of its own and outlives a reload; the transfer at the bank.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf, answers } from '../../call/call.ts'
import { ONCE_FACTS } from '../../once/once.events.ts'
import type { Place } from '../../pages/place.ts'

import { payoutSetup } from './payout.setup.ts'

const placeOf = ({ event: { place } }: { event: { place: Place } }) => ({ place })
const entered = { type: 'setPlace', params: placeOf } as const

const ofPage = ({ context: { language, page } }: { context: { language: typeof DEFAULT_LANGUAGE; page: number } }) => ({
  language,
  page,
})

/** Fetch the lists first, then ask for the state of the payout. */
const unheard = payoutSetup.createStateConfig({
  on: { 'call.sending': {}, 'call.unanswered': {}, 'call.unsure': {} },
}).on

export const payoutMachine = payoutSetup.createMachine({
  id: 'payout',
  description: 'Commission that is to be paid, from its list to the payout.',
  context: {
    language: DEFAULT_LANGUAGE,
    chosen: null,
    page: 1,
    basis: null,
    filled: null,
    payout: null,
    problem: null,
    refusal: null,
  },
  initial: 'waiting',
  invoke: [
    { src: 'payoutForm', id: 'payoutForm', systemId: 'payoutForm' },
    { src: 'makePayout', id: 'makePayout', systemId: 'makePayout' },
    {
      src: 'hearChildren',
      id: 'hearChildren',
      input: { payoutForm: ['form.sent'], makePayout: ONCE_FACTS },
    },
  ],
  on: {
    'list.entered': [
      {
        guard: { type: 'isAnother', params: placeOf },
        target: '.loading',
        actions: [entered, 'forgetFilled', 'clearForm'],
      },
      { target: '.loading', actions: entered },
    ],
    'call.sending': { target: '.paying', meta: { requirements: ['call.every-tab-knows-it'] } },
    'call.unanswered': {
      target: '.unanswered',
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
    },
    'call.unsure': { target: '.unsure', meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] } },
    'call.answered': {
      target: '.paid',
      actions: [{ type: 'setPayout', params: ({ event }) => ({ payout: event.answer }) }, 'clearForm'],
      meta: { requirements: ['admin.marks-commission-paid'] },
    },
    'call.refused': [
      {
        guard: { type: 'isChanged', params: ({ event }) => ({ problem: event.problem }) },
        target: '.rechecking',
        actions: { type: 'setRefusal', params: ({ event }) => ({ problem: event.problem }) },
        meta: { requirements: ['admin.payout-of-another-total-is-told'] },
      },
      {
        target: '.loading',
        actions: { type: 'setRefusal', params: ({ event }) => ({ problem: event.problem }) },
      },
    ],
    // The refetched lists show whether it was paid.
    'call.settled': { target: '.loading', meta: { requirements: ['call.every-tab-knows-it'] } },
  },
  states: {
    waiting: { description: 'The page was not opened yet.' },
    loading: {
      description:
        'The lists are on their way. Those from before stay in sight. A payout without an answer shows once they are there.',
      tags: 'busy',
      on: unheard,
      invoke: {
        src: 'fetchBasis',
        id: 'fetchBasis',
        input: ofPage,
        ...answers({ target: 'judging', actions: { type: 'setBasis', params: answerOf } }, { target: 'failed' }),
      },
    },
    failed: {
      description: 'The lists could not be had: they can be asked for again.',
      tags: ['failed', 'unread'],
      on: { ...unheard, 'payouts.retry': { target: 'loading' } },
    },
    judging: {
      description: 'What can be done follows from the address, the lists, and a payout that has no answer yet.',
      entry: 'askForReport',
      always: [{ guard: 'isNoneChosen', target: 'listed' }, { guard: 'isDue', target: 'filling' }, { target: 'gone' }],
    },
    listed: { description: 'The lists are there: one of what is to be paid can be chosen.' },
    gone: { description: 'Nothing is to be paid to this practitioner in this currency, or nothing any more.' },
    filling: {
      description: 'The sum is in sight, and day and note of the payout are filled in.',
      entry: ['reopenForm', 'fillForm'],
      on: {
        'form.sent': {
          target: 'confirming',
          actions: { type: 'setFilled', params: ({ event }) => ({ filled: event.sent }) },
        },
      },
    },
    confirming: {
      description: 'A payout cannot be taken back: it is asked whether that is meant.',
      meta: { requirements: ['admin.payout-is-confirmed'] },
      on: {
        'payout.confirm': { target: 'paying', actions: 'askToPay' },
        'payout.change': { target: 'filling' },
      },
    },
    paying: {
      description:
        'The payout is on its way, under one key until it is answered, from here, from before a reload or from another tab.',
      meta: { requirements: ['admin.marks-commission-paid', 'call.unanswered-survives-a-reload'] },
      tags: 'busy',
    },
    unanswered: {
      description: 'Nobody knows whether the payout was made: it is asked again by itself, or at once on request.',
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
    },
    unsure: {
      description:
        'Nobody knows whether the payout was made, and the admin has signed in again since: it waits for a press.',
      meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
    },
    rechecking: {
      description: 'Another sum is approved by now, so nothing was paid: the new one is on its way.',
      meta: { requirements: ['admin.payout-of-another-total-is-told'] },
      tags: 'busy',
      invoke: {
        src: 'fetchBasis',
        id: 'fetchBasis',
        input: ofPage,
        ...answers({ target: 'changed', actions: { type: 'setBasis', params: answerOf } }, { target: 'failed' }),
      },
    },
    changed: {
      description: 'It is told that nothing was paid, and what is to be paid now.',
      meta: { requirements: ['admin.payout-of-another-total-is-told'] },
      on: { 'payout.goOn': { target: 'judging' } },
    },
    paid: {
      description: 'The payout is made. It is told what was paid to whom.',
      meta: { requirements: ['admin.marks-commission-paid'] },
    },
  },
  options: { maxIterations: 20 },
})
export type PayoutRef = ActorRefFrom<typeof payoutMachine>
