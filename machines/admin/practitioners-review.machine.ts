/**
 * The certificates of practitioners, as an admin judges them (admin.judges-certificates).
 * Owns: the list of the status in the address, and the judgement that is being made. Never: the mail about it, which the
 * server writes. Those whose corrected details are checked are approved and wait at the same time. Who was judged stays in the list until it is opened anew, so that a judgement can be taken back.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf } from '../call/call.ts'

import { listStates, noteOther, toOther } from './list-states.ts'
import type { ReviewPlace } from './lists.ts'
import { readDetails, reviewSetup } from './practitioners-review.setup.ts'

const toJudge = {
  'review.approve': {
    guard: {
      type: 'isOther',
      params: ({ event }: { event: { id: number } }) => ({ id: event.id, status: 'approved' as const }),
    },
    target: '#practitionersReview.deciding',
    actions: {
      type: 'setVerdict',
      params: ({ event }: { event: { id: number } }) => ({ id: event.id, verdict: 'approved' as const }),
    },
  },
  'review.undo': {
    guard: {
      type: 'isOther',
      params: ({ event }: { event: { id: number } }) => ({ id: event.id, status: 'pending' as const }),
    },
    target: '#practitionersReview.deciding',
    actions: {
      type: 'setVerdict',
      params: ({ event }: { event: { id: number } }) => ({ id: event.id, verdict: 'pending' as const }),
    },
  },
  'review.refuse': {
    guard: {
      type: 'isOther',
      params: ({ event }: { event: { id: number } }) => ({ id: event.id, status: 'refused' as const }),
    },
    target: '#practitionersReview.shown.refusing',
    actions: {
      type: 'setVerdict',
      params: ({ event }: { event: { id: number } }) => ({ id: event.id, verdict: 'refused' as const }),
    },
  },
} as const

export const practitionersReviewMachine = reviewSetup.createMachine({
  id: 'practitionersReview',
  description: 'Practitioners by where their certificates stand, and judging them one at a time.',
  context: {
    place: { language: DEFAULT_LANGUAGE, status: 'pending', keyword: '', page: 1 },
    list: null,
    listed: null,
    subject: null,
    verdict: null,
    reason: '',
    problem: null,
  },
  initial: 'waiting',
  states: {
    ...listStates({
      rows: 'practitioners',
      locked: 'nobody can be judged',
      fetch: 'fetchPractitioners',
      input: ({ context: { place } }: { context: { place: ReviewPlace } }) => ({ place }),
      forget: 'forgetVerdict',
    }),
    shown: {
      description: 'The practitioners are there.',
      initial: 'resting',
      on: {
        'list.entered': toOther('forgetVerdict'),
        ...toJudge,
      },
      states: {
        resting: {
          description: 'Nobody is being judged. It is told who was judged last, or why that could not be done.',
        },
        refusing: {
          description: 'The reason of a refusal is written: it goes to the practitioner by mail.',
          meta: { requirements: ['admin.refusal-needs-a-reason'] },
          initial: 'writing',
          on: {
            'reason.change': {
              target: '.writing',
              actions: { type: 'setReason', params: ({ event }) => ({ value: event.value }) },
            },
            'reason.cancel': { target: 'resting', actions: 'forgetVerdict' },
            'reason.confirm': [
              { guard: 'hasReason', target: '#practitionersReview.deciding' },
              { target: '.incomplete' },
            ],
          },
          states: {
            writing: { description: 'Nothing was tried yet with what is written.' },
            incomplete: { description: 'Without a reason, or with one that is too long, nobody is refused.' },
          },
        },
      },
    },
    deciding: {
      description: 'A judgement is on its way. Who goes to another list meanwhile gets it once the answer is there.',
      meta: { requirements: ['admin.judges-certificates'] },
      invoke: {
        src: 'judgePractitioner',
        id: 'judgePractitioner',
        input: ({ context: { list, subject, verdict, reason, place } }) => ({
          id: subject ?? 0,
          status: verdict ?? 'pending',
          reason: reason.trim(),
          details: readDetails(list, subject),
          language: place.language,
        }),
        onDone: [
          {
            guard: 'isElsewhere',
            target: 'fetching',
            actions: { type: 'setProblem', params: answerOf },
          },
          {
            guard: { type: 'isOutdated', params: answerOf },
            target: 'fetching',
            actions: { type: 'setProblem', params: answerOf },
            meta: { requirements: ['admin.judges-what-was-read'] },
          },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'shown',
            actions: { type: 'setJudged', params: answerOf },
          },
          { target: 'shown', actions: { type: 'setProblem', params: answerOf } },
        ],
        onError: [
          { guard: 'isElsewhere', target: 'fetching', actions: 'setUnreachable' },
          { target: 'shown', actions: 'setUnreachable' },
        ],
      },
      on: { 'list.entered': noteOther },
    },
  },
})
export type PractitionersReviewRef = ActorRefFrom<typeof practitionersReviewMachine>
