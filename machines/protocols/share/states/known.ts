import { answerOf, answers } from '../../../call/call.ts'
import { toCheck } from '../share-form.context.ts'
import { shareSetup } from '../share-form.setup.ts'

/** Has what the server knows of the protocol. */
export const detail = shareSetup.createStateConfig({
  description: 'With whom the protocol was shared before, and what the practitioner earns.',
  initial: 'unasked',
  on: { 'share.begin': { target: '.loading' } },
  states: {
    unasked: { description: 'No protocol is to be shared yet.' },
    loading: {
      description: 'The protocol is asked for with its shares.',
      invoke: {
        src: 'fetchDetail',
        id: 'fetchDetail',
        input: ({ context: { shared, language } }) => ({ protocolId: shared.protocolId, language }),
        ...answers(
          { target: 'known', actions: ['forgetProblem', { type: 'setDetail', params: answerOf }] },
          { target: 'failed' },
        ),
      },
    },
    known: {
      description: 'The shares of the protocol are known.',
      meta: { requirements: ['share.shows-earlier-shares'] },
      on: { 'share.another': { target: 'loading' } },
    },
    failed: {
      description: 'The shares could not be had.',
      tags: ['failed', 'unread'],
      on: { 'share.retry': { target: 'loading' }, 'share.another': { target: 'loading' } },
    },
  },
})

/** The clients that are offered before anything is typed. */
export const recent = shareSetup.createStateConfig({
  description: 'The clients with whom the practitioner has shared last.',
  initial: 'unasked',
  on: { 'share.begin': { target: '.loading' } },
  states: {
    unasked: { description: 'No protocol is to be shared yet.' },
    loading: {
      description: 'The last clients are asked for.',
      invoke: {
        src: 'fetchRecent',
        id: 'fetchRecent',
        input: ({ context: { language } }) => ({ language }),
        onDone: { target: 'asked', actions: { type: 'setRecent', params: answerOf } },
        onError: { target: 'asked' },
      },
    },
    asked: {
      description: 'They are known, or could not be had: the search is there for all clients.',
      meta: { requirements: ['share.recent-clients-first'] },
    },
  },
})

export const fit = shareSetup.createStateConfig({
  description: 'For each chosen client it is found out which lines do not suit them.',
  initial: 'resting',
  on: { 'share.begin': { target: '.resting' } },
  states: {
    resting: {
      description: 'It was found out for every client who is chosen.',
      meta: { requirements: ['share.fit-check'] },
      always: { guard: 'hasUnchecked', target: 'checking', actions: 'checkNext' },
    },
    checking: {
      description: "The protocol is compared with a client's diet and allergies.",
      meta: { requirements: ['share.fit-check'] },
      invoke: {
        src: 'checkFit',
        id: 'checkFit',
        input: ({ context }) => toCheck(context),
        onDone: { target: 'resting', actions: { type: 'setFit', params: answerOf } },
        onError: { target: 'resting', actions: 'setNoFit' },
      },
    },
  },
})
