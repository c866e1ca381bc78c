/**
 * Copies, deletes and restores whole protocols.
 * Owns: the question before deleting, and the calls. Never: which protocol is worked on, the list.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

/** A protocol by its number, and by the name it has for a person. */
export interface Subject {
  readonly protocolId: number
  readonly name: string
}

/** `language`: that of the answer. */
interface Wanted {
  subject: Subject
  language: LanguageCode
}

interface Context extends Wanted {
  /** To be restored once no other call is under way. */
  waiting: readonly Wanted[]
  problem: Problem | null
}

type Event =
  | ({ type: 'protocol.copy' } & Wanted)
  | ({ type: 'protocol.delete' } & Wanted)
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' }
  | ({ type: 'protocol.restore' } & Wanted)

type Fact =
  | { type: 'protocol.copied'; protocolId: number }
  | { type: 'protocol.deleted'; protocolId: number }
  | { type: 'protocol.restored'; protocol: Protocol }
  | {
      type: 'notice.raised'
      tone: 'info' | 'error'
      text: string
      values: Record<string, string>
      undo?: { to: 'protocolBuilder'; event: Extract<Event, { type: 'protocol.restore' }>; label?: string }
    }

/** Which protocol a call is about. */
export interface About extends Subject {
  readonly language: LanguageCode
}

const aboutIt = ({ context: { subject, language } }: { context: Context }): About => ({ ...subject, language })

/** Says why something could not be done, as far as the server has said it. */
const failureOf = ({ subject, problem }: Context) => {
  const reason = problem?.kind === 'refused' ? problem.message : ''
  return {
    type: 'notice.raised' as const,
    tone: 'error' as const,
    text: reason === '' ? 'builder:notice.unexpected' : 'common:listNotice.refused',
    values: { name: subject.name, reason },
  }
}

const restoring = ({ subject, language }: Context) => ({
  to: 'protocolBuilder' as const,
  event: { type: 'protocol.restore' as const, subject, language },
})

const callsSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    copyProtocol: actorNotProvided<CallResult<{ protocol_id: number }>, About>('copyProtocol'),
    deleteProtocol: actorNotProvided<CallResult<unknown>, About>('deleteProtocol'),
    restoreProtocol: actorNotProvided<CallResult<Protocol>, About>('restoreProtocol'),
  },
}).extend({
  guards: {
    /** Another call waits for this one to end. */
    isAwaited: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    /** Notes which protocol the call is about. */
    setSubject: assign((_, { subject, language }: Wanted) => ({
      subject,
      language,
      problem: null,
    })),
    /** Lets the call wait until the one under way has ended. */
    setWaiting: assign(({ context: { waiting } }, { subject, language }: Wanted) => ({
      waiting: [...waiting, { subject, language }],
    })),
    /** Begins the call that has waited longest. */
    takeWaiting: assign(({ context: { waiting } }) => ({ ...waiting[0], waiting: waiting.slice(1), problem: null })),
    /** Tells the builder that a copy was made. */
    emitCopied: emit((_, result: CallResult<{ protocol_id: number }>) => ({
      type: 'protocol.copied' as const,
      protocolId: result.ok ? result.value.protocol_id : 0,
    })),
    /** Tells the builder that the protocol was deleted. */
    emitDeleted: emit(({ context }) => ({
      type: 'protocol.deleted' as const,
      protocolId: context.subject.protocolId,
    })),
    /** Tells the builder that the protocol is back. */
    emitRestored: emit((_, result: CallResult<Protocol>) => ({
      type: 'protocol.restored' as const,
      protocol: (result.ok ? result.value : null) as Protocol,
    })),
    /** Says in a message that the protocol was copied or restored. */
    sayDone: emit(({ context }, params: { text: 'copied' | 'restored' }) => ({
      type: 'notice.raised' as const,
      tone: 'info' as const,
      text: `builder:notice.${params.text}`,
      values: { name: context.subject.name },
    })),
    /** Says in a message that the protocol was deleted, which can be taken back from there. */
    sayDeleted: emit(({ context }) => ({
      type: 'notice.raised' as const,
      tone: 'info' as const,
      text: 'builder:notice.deleted',
      values: { name: context.subject.name },
      undo: restoring(context),
    })),
    /** Says in a message that something went wrong that nobody foresaw. */
    sayUnexpected: emit(({ context }) => ({
      type: 'notice.raised' as const,
      tone: 'error' as const,
      text: 'builder:notice.unexpected',
      values: { name: context.subject.name },
    })),
    /** Says in a message why the call failed. */
    sayFailed: emit(({ context }) => failureOf(context)),
    /** Says in a message why the protocol is not back, which can be tried again from there. */
    sayNotRestored: emit(({ context }) => ({
      ...failureOf(context),
      undo: { ...restoring(context), label: 'common:retry' },
    })),
  },
})

const ofSubject = {
  type: 'setSubject',
  params: ({ event }: { event: Extract<Event, { subject: Subject }> }) => event,
} as const

export const protocolCallsMachine = callsSetup.createMachine({
  id: 'protocolCalls',
  description: 'Copying, deleting and bringing back a protocol, one thing at a time.',
  context: { subject: { protocolId: 0, name: '' }, language: DEFAULT_LANGUAGE, waiting: [], problem: null },
  initial: 'idle',
  on: {
    'protocol.restore': {
      actions: { type: 'setWaiting', params: ({ event: { subject, language } }) => ({ subject, language }) },
    },
  },
  states: {
    idle: {
      description: 'Nothing is done with a protocol as a whole.',
      on: {
        'protocol.copy': { target: 'copying', actions: ofSubject },
        'protocol.delete': { target: 'asking', actions: ofSubject },
      },
      always: { guard: 'isAwaited', target: 'restoring', actions: 'takeWaiting' },
    },
    asking: {
      description: 'The practitioner is asked whether the protocol is really to be deleted.',
      meta: { requirements: ['builder.asks-before-deleting'] },
      on: {
        'delete.confirm': { target: 'deleting' },
        'delete.cancel': { target: 'idle' },
        'protocol.delete': { target: 'asking', actions: ofSubject },
      },
    },
    deleting: {
      description: 'The server is told to delete the protocol.',
      meta: { requirements: ['builder.delete-failure-is-unexpected'] },
      tags: 'busy',
      invoke: {
        src: 'deleteProtocol',
        id: 'deleteProtocol',
        input: aboutIt,
        ...answers(
          { target: 'idle', actions: ['emitDeleted', 'sayDeleted'] },
          { target: 'asking', actions: ['sayUnexpected'] },
        ),
      },
    },
    copying: {
      description: 'The server makes a copy of the protocol.',
      tags: 'busy',
      meta: { requirements: ['builder.duplicate-has-its-own-id'] },
      invoke: {
        src: 'copyProtocol',
        id: 'copyProtocol',
        input: aboutIt,
        ...answers(
          {
            target: 'idle',
            actions: [
              { type: 'emitCopied', params: answerOf },
              { type: 'sayDone', params: { text: 'copied' } },
            ],
          },
          { target: 'idle', actions: ['sayFailed'] },
        ),
      },
    },
    restoring: {
      description: 'The server brings a deleted protocol back.',
      tags: 'busy',
      meta: { requirements: ['protocols.deleted-can-be-restored'] },
      invoke: {
        src: 'restoreProtocol',
        id: 'restoreProtocol',
        input: aboutIt,
        ...answers(
          {
            target: 'idle',
            actions: [
              { type: 'emitRestored', params: answerOf },
              { type: 'sayDone', params: { text: 'restored' } },
            ],
          },
          { target: 'idle', actions: ['sayNotRestored'] },
        ),
      },
    },
  },
  options: { maxIterations: 20 },
})
export type ProtocolCallsRef = ActorRefFrom<typeof protocolCallsMachine>
