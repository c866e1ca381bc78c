/**
 * Sending an event to an actor by hand.
 * Owns: who takes it, the event that is written, and which events the actor would take now. Never: what the actor does.
 */
import { assign, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { actionNotProvided } from '#machines/not-provided.ts'
import type { ChartMeta } from '#machines/requirements/meta.ts'

import type { CanAnswer, InspectorMessage } from '../../channel/messages.ts'
import type { PlainEvent } from '../../trace/trace.ts'
import { payloadText, readDraft, type DraftProblem } from './draft.ts'

/** A running machine in a tab of the shop. */
export interface Receiver {
  readonly tab: string
  readonly actor: string
  /** One example of each event that its chart knows. */
  readonly offers: readonly PlainEvent[]
}

interface Context {
  receiver: Receiver | null
  /** The number of the last question. */
  ask: number
  /** The actor's answer to each offer; null until it is known. */
  can: readonly CanAnswer[] | null
  /** The type of the event being written. */
  chosen: string | null
  text: string
  problem: DraftProblem | null
  /** The reason the last event was not sent. */
  reason: string | null
}

type Event =
  /** Another receiver, or the same one, whose state may have changed. */
  | { type: 'hand.actor'; receiver: Receiver | null }
  | { type: 'hand.answer'; ask: number; answer: readonly CanAnswer[] | null }
  | { type: 'hand.notSent'; reason: string }
  | { type: 'draft.choose'; chosen: string }
  | { type: 'draft.write'; text: string }
  | { type: 'draft.send' }

const ANSWER_MS = 2000

/** The offers, with the chosen one as currently written. */
function offersAsWritten({ receiver, chosen, text }: Context): readonly PlainEvent[] {
  return (receiver?.offers ?? []).map((offer) => {
    if (offer.type !== chosen) return offer
    const draft = readDraft(offer.type, text)
    return draft.ok ? draft.event : offer
  })
}

const isSame = (one: Receiver | null, other: Receiver | null) => one?.tab === other?.tab && one?.actor === other?.actor

const sendSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'failed',
    meta: {} as ChartMeta,
  },
  delays: { waitForAnswer: ANSWER_MS },
  guards: {
    /** A running actor is chosen. */
    hasReceiver: (_, { receiver }: { receiver: Receiver | null }) => receiver !== null,
    /** The chosen actor is the same as before. */
    isSameReceiver: ({ context }, { receiver }: { receiver: Receiver | null }) => isSame(context.receiver, receiver),
    /** The answer is to the last question. */
    isAnswer: ({ context }, { ask }: { ask: number }) => context.ask === ask,
    /** The typed text is an event in JSON. */
    isReadable: ({ context: { chosen } }, { text }: { text: string }) => readDraft(chosen ?? '', text).ok,
  },
  actions: {
    /** Port: says something to the tabs. */
    post: actionNotProvided<{ message: InspectorMessage }>('post'),
    /** Numbers the question, so that an answer to an older one is known. */
    countAsk: assign(({ context: { ask } }) => ({ ask: ask + 1 })),
    /** Notes which actor events go to. */
    setReceiver: assign((_, { receiver }: { receiver: Receiver | null }) => ({ receiver })),
    /** Lets the event go that was being written. */
    forgetDraft: assign({ chosen: null, text: '', problem: null, reason: null, can: null }),
    /** Keeps which events the actor would take; null where it does not answer. */
    setCan: assign((_, { answer }: { answer: readonly CanAnswer[] | null }) => ({ can: answer })),
    /** Begins with an example of the chosen event. */
    setChosen: assign(({ context: { receiver } }, { chosen }: { chosen: string }) => ({
      chosen,
      text: payloadText(receiver?.offers.find(({ type }) => type === chosen) ?? { type: chosen }),
      problem: null,
      reason: null,
    })),
    /** Keeps what is typed, and says what is wrong with it. */
    setText: assign(({ context: { chosen } }, { text }: { text: string }) => {
      const draft = readDraft(chosen ?? '', text)
      return { text, problem: draft.ok ? null : draft.problem, reason: null }
    }),
    /** Says why the event was not sent. */
    setReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    /** Takes the words about the last event away. */
    forgetReason: assign({ reason: null }),
  },
})

const postAsk = {
  type: 'post',
  params: ({ context }: { context: Context }) => ({
    message: {
      kind: 'ask' as const,
      tab: context.receiver?.tab ?? '',
      actor: context.receiver?.actor ?? '',
      ask: context.ask,
      events: offersAsWritten(context),
    },
  }),
} as const

const postEvent = {
  type: 'post',
  params: ({ context: { receiver, chosen, text } }: { context: Context }) => {
    const draft = readDraft(chosen ?? '', text)
    return {
      message: {
        kind: 'send' as const,
        tab: receiver?.tab ?? '',
        actor: receiver?.actor ?? '',
        event: draft.ok ? draft.event : { type: chosen ?? '' },
      },
    }
  },
} as const

const received = ({ event: { receiver } }: { event: { receiver: Receiver | null } }) => ({ receiver })
const answered = ({ event: { answer } }: { event: { answer: readonly CanAnswer[] | null } }) => ({ answer })
const numbered = ({ event: { ask } }: { event: { ask: number } }) => ({ ask })
const written = ({ event: { text } }: { event: { text: string } }) => ({ text })
const kept = ({ context: { receiver } }: { context: Context }) => ({ receiver })

export const sendByHandMachine = sendSetup.createMachine({
  id: 'sendByHand',
  description: 'Sending an event to an actor of a shop tab by hand.',
  context: { receiver: null, ask: 0, can: null, chosen: null, text: '', problem: null, reason: null },
  type: 'parallel',
  states: {
    draft: {
      description: 'The event that is written.',
      initial: 'empty',
      on: {
        'hand.actor': [
          { guard: { type: 'isSameReceiver', params: received } },
          { target: '.empty', actions: 'forgetDraft' },
        ],
        'draft.choose': {
          guard: { type: 'hasReceiver', params: kept },
          target: '.readable',
          actions: { type: 'setChosen', params: ({ event: { chosen } }) => ({ chosen }) },
        },
      },
      states: {
        empty: { description: 'No event is chosen.' },
        readable: {
          description: 'An event is chosen, and its payload can be read.',
          on: {
            'draft.write': [
              { guard: { type: 'isReadable', params: written }, actions: { type: 'setText', params: written } },
              { target: 'unreadable', actions: { type: 'setText', params: written } },
            ],
            'draft.send': { actions: [postEvent, 'forgetReason'] },
            'hand.notSent': { actions: { type: 'setReason', params: ({ event: { reason } }) => ({ reason }) } },
          },
        },
        unreadable: {
          description: 'The payload is no JSON, and the page says where.',
          tags: 'failed',
          on: {
            'draft.write': [
              {
                guard: { type: 'isReadable', params: written },
                target: 'readable',
                actions: { type: 'setText', params: written },
              },
              { actions: { type: 'setText', params: written } },
            ],
          },
        },
      },
    },
    answers: {
      description: 'Whether the actor would take each event now.',
      initial: 'nobody',
      on: {
        'hand.actor': [
          {
            guard: { type: 'hasReceiver', params: received },
            target: '.asking',
            actions: { type: 'setReceiver', params: received },
          },
          { target: '.nobody', actions: { type: 'setReceiver', params: received } },
        ],
        'draft.choose': { guard: { type: 'hasReceiver', params: kept }, target: '.asking' },
        'draft.write': { guard: { type: 'hasReceiver', params: kept }, target: '.asking' },
      },
      states: {
        nobody: { description: 'No running machine is chosen, so there is nobody to send to.' },
        asking: {
          description: 'The tab is asked which events the actor would take.',
          tags: 'busy',
          entry: ['countAsk', postAsk],
          after: { waitForAnswer: { target: 'silent' } },
          on: {
            'hand.answer': {
              guard: { type: 'isAnswer', params: numbered },
              target: 'answered',
              actions: { type: 'setCan', params: answered },
            },
          },
        },
        answered: { description: 'The tab has answered.' },
        silent: {
          description: 'The tab does not answer, such as while it is frozen in the background.',
          on: {
            'hand.answer': {
              guard: { type: 'isAnswer', params: numbered },
              target: 'answered',
              actions: { type: 'setCan', params: answered },
            },
          },
        },
      },
    },
  },
})
export type SendByHandRef = ActorRefFrom<typeof sendByHandMachine>
