import { answerOf, answers } from '../../../call/call.ts'
import { toSend } from '../share-form.context.ts'
import { shareSetup } from '../share-form.setup.ts'

import { finding } from './finding.ts'
import { looking } from './looking.ts'
import { naming } from './naming.ts'

const trying = shareSetup.createStateConfig({
  description: 'Whether sending was tried.',
  initial: 'untried',
  on: {
    'share.submit': {
      guard: 'isBlocked',
      target: '.blocked',
      meta: { requirements: ['share.invalid-recipient-blocks'] },
    },
  },
  states: {
    untried: { description: 'Nothing stands in the way that was said yet.' },
    blocked: {
      description: 'A recipient has no valid address, or no name: nothing was sent.',
      meta: { requirements: ['share.invalid-recipient-blocks'] },
      always: { guard: 'hasNoInvalid', target: 'untried' },
    },
  },
})

/** Only while nothing is being sent: the same protocol goes on, another begins an empty form. */
const begun = shareSetup.createStateConfig({
  on: {
    'share.begin': [
      {
        guard: { type: 'isSameProtocol', params: ({ event }) => ({ protocol: event.protocol }) },
        actions: { type: 'goOn', params: ({ event: { protocol, language } }) => ({ protocol, language }) },
      },
      {
        target: 'editing',
        actions: { type: 'begin', params: ({ event: { protocol, language } }) => ({ protocol, language }) },
      },
    ],
  },
}).on

export const form = shareSetup.createStateConfig({
  description: 'The form, from the first recipient until all have got the protocol.',
  initial: 'unopened',
  on: {
    'share.begin': {
      target: '.editing',
      actions: { type: 'begin', params: ({ event: { protocol, language } }) => ({ protocol, language }) },
    },
  },
  states: {
    unopened: { description: 'The form was not opened yet.' },
    editing: {
      description: 'Recipients, discount and note are chosen.',
      type: 'parallel',
      meta: {
        requirements: ['share.keeps-what-was-typed', 'share.needs-a-recipient', 'share.when-sending-is-disabled'],
      },
      on: {
        ...begun,
        'share.submit': { guard: 'canSend', target: 'settling' },
        'share.cancel': { actions: 'emitCancelled' },
        'share.remove': { actions: { type: 'remove', params: ({ event }) => ({ email: event.email }) } },
        'share.discount': {
          guard: { type: 'isOffered', params: ({ event }) => ({ rate: event.rate }) },
          actions: { type: 'setDiscount', params: ({ event }) => ({ rate: event.rate }) },
        },
        'share.note': { actions: { type: 'setNote', params: ({ event }) => ({ text: event.text }) } },
      },
      states: { finding, looking, naming, trying },
    },
    settling: {
      description: 'What was done to the lines is not with the server yet: the share waits for it.',
      tags: ['busy', 'settling'],
      meta: { requirements: ['share.waits-for-the-lines'] },
      invoke: {
        src: 'settleLines',
        id: 'settleLines',
        input: ({ context: { shared } }) => ({ protocolId: shared.protocolId }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'sending',
            actions: 'queueAll',
          },
          { target: 'editing', actions: 'sayHeldBack' },
        ],
        onError: { target: 'editing', actions: 'sayHeldBack' },
      },
      on: {
        'share.cancel': { target: 'editing' },
        ...begun,
      },
    },
    sending: {
      description: 'The protocol goes to one recipient after another.',
      tags: 'busy',
      meta: { requirements: ['share.one-call-per-recipient'] },
      invoke: {
        src: 'shareProtocol',
        id: 'shareProtocol',
        input: ({ context }) => toSend(context),
        ...answers(
          { target: 'next', actions: [{ type: 'setSent', params: answerOf }, 'emitSent'] },
          { target: 'next', actions: ['setReason'] },
        ),
      },
      on: {
        'share.cancel': { actions: 'emitCancelled' },
        'share.begin': [
          {
            guard: { type: 'isSameProtocol', params: ({ event }) => ({ protocol: event.protocol }) },
            actions: 'forgetFollowing',
          },
          {
            actions: { type: 'setFollowing', params: ({ event: { protocol, language } }) => ({ protocol, language }) },
          },
        ],
      },
    },
    next: {
      description: 'Whether somebody else is to get it.',
      always: [
        { guard: 'hasMore', target: 'sending' },
        {
          guard: 'hasFailed',
          target: 'editing',
          actions: ['saySomeFailed', 'beginFollowing'],
          meta: { requirements: ['share.failure-says-why'] },
        },
        { target: 'sent', actions: ['sayShared', 'beginFollowing'] },
      ],
    },
    sent: {
      description: 'Everybody has got it: what went to whom is shown.',
      on: { 'share.another': { target: 'editing', actions: 'beginAnew' } },
    },
  },
})
