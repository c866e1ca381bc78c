/**
 * Who is signed in in this browser (section 3, 'Auth state'; section 4, 'Session'; decision 22).
 * Owns: whether there are tokens and how old they are, the account with its profile, the refresh every 55 minutes, logging
 * out. Never: the tokens themselves, which stay in local storage where no chart, log or inspector sees them; the ways in.
 */
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { User } from '#contract/account.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { FETCH_RETRY_MS, TOKEN_REFRESH_MS } from '#contract/constants.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'

import { isLoggedOutAnyway, isPractitioner, typeOf, untilRefresh } from './session.ts'
import type { Profile, Reason, Refreshed } from './session.ts'

interface Context {
  /** Milliseconds since the tokens were stored, at the last time anybody looked. */
  age: number
  user: User | null
  /** Of practitioners and clients only. */
  profile: Profile | null
  /** Why account or profile could not be had. */
  problem: Problem | null
}

export type SessionEvent =
  /** Tokens were found, or another tab has stored others. */
  | { type: 'tokens.kept'; age: number }
  | { type: 'tokens.gone'; reason: Reason | null }
  /** Somebody looked at the tokens: before a call, or when the page came back into sight. */
  | { type: 'tokens.looked'; age: number }
  /** A way in has stored tokens: login, activation, reset or multipass. */
  | { type: 'session.entered' }
  /** A login was refused with this status. */
  | { type: 'login.refused'; status: number }
  | { type: 'session.leave' }
  | { type: 'account.changed'; user: User }
  /** Somebody wants to be told who it is. */
  | { type: 'account.asked' }
  /** The account was deleted, and its tokens with it. */
  | { type: 'account.gone' }
  | { type: 'account.retry' }

type Emitted =
  /** Somebody is signed in; who it is, is being asked. */
  | { type: 'session.entering' }
  | { type: 'session.signedIn'; userId: number; userTypeId: UserType }
  | { type: 'session.signedOut' }
  /** The account with its profile, where it has one. */
  | { type: 'account.known'; user: User; profile: Profile | null }
  | { type: 'notice.raised'; tone: 'info' | 'error'; text: string; values?: Record<string, number> }

const sessionSetup = setup({
  types: { context: {} as Context, events: {} as SessionEvent, emitted: {} as Emitted, tags: {} as 'refreshing' | 'asking' | 'leaving' },
  actors: {
    /** Tells the tokens that are stored, and each change that another tab or a refused call makes. */
    watchTokens: listenerNotProvided<SessionEvent>('watchTokens'),
    /** Tells the age of the tokens when the page is in sight or online again. */
    watchReturn: listenerNotProvided<SessionEvent>('watchReturn'),
    /** Holds the screen awake, as far as the browser lets it. */
    keepAwake: listenerNotProvided<SessionEvent>('keepAwake'),
    /** New tokens, once for all tabs. `force`: though the stored ones are young. */
    refreshTokens: actorNotProvided<Refreshed, { force: boolean }>('refreshTokens'),
    fetchAccount: actorNotProvided<CallResult<User>>('fetchAccount'),
    fetchPractitionerProfile: actorNotProvided<CallResult<Profile>>('fetchPractitionerProfile'),
    fetchClientProfile: actorNotProvided<CallResult<Profile>>('fetchClientProfile'),
    endSession: actorNotProvided<CallResult<unknown>>('endSession'),
  },
  delays: {
    tokenLifetime: ({ context }) => untilRefresh(context.age),
    refreshRetry: FETCH_RETRY_MS,
  },
  guards: {
    isDue: (_, params: { age: number }) => params.age >= TOKEN_REFRESH_MS,
    isRefreshed: (_, params: Refreshed) => params.kind === 'refreshed',
    isRefused: (_, params: Refreshed) => params.kind === 'refused',
    isGone: (_, params: Refreshed) => params.kind === 'gone',
    isUnusableToken: (_, params: { status: number }) => params.status === 422,
    isBadInput: (_, params: { status: number }) => params.status === 400 || params.status === 429,
    /** Another person, or one of another type: a certificate was approved. */
    isOther: ({ context: { user } }, { result }: { result: CallResult<User> }) =>
      result.ok && (result.value.user_id !== user?.user_id || result.value.user_type_id !== user.user_type_id),
    isAnswered: (_, params: { result: CallResult<unknown> }) => params.result.ok,
    isPractitioner: ({ context }) => isPractitioner(context.user?.user_type_id),
    isClient: ({ context }) => context.user?.user_type_id === USER_TYPES.Client,
    isEnded: (_, params: { result: CallResult<unknown> }) => params.result.ok || isLoggedOutAnyway(params.result.problem),
    isExpired: (_, params: { reason: Reason | null }) => params.reason === 'expired',
  },
  actions: {
    keepAge: assign((_, params: { age: number }) => ({ age: params.age })),
    keepUser: assign(({ context: { profile } }, { result }: { result: CallResult<User> }) =>
      result.ok ? { user: result.value, profile: profile?.user_id === result.value.user_id ? profile : null, problem: null } : {}),
    keepChangedUser: assign(({ context: { profile } }, params: { user: User }) => ({ user: params.user, profile: profile && { ...profile, ...params.user } })),
    keepProfile: assign((_, params: { result: CallResult<Profile> }) => (params.result.ok ? { profile: params.result.value, problem: null } : {})),
    keepProblem: assign((_, params: { result: CallResult<unknown> }) => (params.result.ok ? {} : { problem: params.result.problem })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    forgetPerson: assign({ user: null, profile: null, problem: null }),
    tellEntering: emit({ type: 'session.entering' }),
    tellSignedIn: emit(({ context: { user } }) => ({ type: 'session.signedIn', userId: user?.user_id ?? 0, userTypeId: user?.user_type_id ?? USER_TYPES.Client })),
    tellSignedOut: emit({ type: 'session.signedOut' }),
    tellKnown: emit(({ context: { user, profile } }) => ({ type: 'account.known', user: user as User, profile })),
    tellExpired: emit({ type: 'notice.raised', tone: 'info', text: 'common:session.expired' }),
    tellNoProfile: emit(({ context }) => ({ type: 'notice.raised', tone: 'error', text: 'common:session.noProfile', values: { type: typeOf(context.user) } })),
    tellNotLoggedOut: emit({ type: 'notice.raised', tone: 'error', text: 'common:session.notLoggedOut' }),
    /** Port: lets the stored tokens go, in all tabs. */
    dropTokens: actionNotProvided<undefined>('dropTokens'),
  },
})

/** The tokens are of no use any more. */
const drop = ['dropTokens', 'tellExpired'] as const

const tokens = sessionSetup.createStateConfig({
  description: 'The pair of tokens, which is replaced before the access token ends.',
  initial: 'fresh',
  states: {
    fresh: {
      description: 'The tokens are younger than 55 minutes. A look at the clock counts too, since a sleeping laptop counts no minutes.',
      after: { tokenLifetime: { target: 'refreshing' } },
      on: {
        'tokens.kept': { target: 'fresh', reenter: true, actions: { type: 'keepAge', params: ({ event }) => ({ age: event.age }) } },
        'tokens.looked': { guard: { type: 'isDue', params: ({ event }) => ({ age: event.age }) }, target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'New tokens are on their way; one tab asks for all of them, and calls wait.',
      tags: 'refreshing',
      invoke: {
        src: 'refreshTokens',
        id: 'refreshTokens',
        input: ({ event }) => ({ force: event.type === 'login.refused' }),
        onDone: [
          {
            guard: { type: 'isRefreshed', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'keepAge', params: ({ event }) => ({ age: event.output.kind === 'refreshed' ? event.output.age : 0 }) },
          },
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: '#session.loggedout.visitor', actions: [...drop] },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: '#session.loggedout.visitor' },
          { target: 'waitingToRetry' },
        ],
        onError: { target: 'waitingToRetry' },
      },
    },
    waitingToRetry: {
      description: 'The server could not be reached or had no answer: the session is kept, and new tokens are asked for again.',
      after: { refreshRetry: { target: 'refreshing' } },
      on: {
        'tokens.kept': { target: 'fresh', actions: { type: 'keepAge', params: ({ event }) => ({ age: event.age }) } },
        'tokens.looked': { target: 'refreshing' },
      },
    },
  },
})

const account = sessionSetup.createStateConfig({
  description: 'Who it is that is signed in.',
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The account is asked for: its type tells which profile it has.',
      tags: 'asking',
      invoke: {
        src: 'fetchAccount',
        id: 'fetchAccount',
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => ({ result: event.output }) },
            target: 'choosingProfile',
            actions: [{ type: 'keepUser', params: ({ event }) => ({ result: event.output }) }, 'tellSignedIn'],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'choosingProfile',
            actions: { type: 'keepUser', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'keepUnreachable' },
      },
    },
    choosingProfile: {
      description: 'Practitioners and clients each have a profile of their own; an admin has none (section 6).',
      always: [{ guard: 'isPractitioner', target: 'fetchingPractitioner' }, { guard: 'isClient', target: 'fetchingClient' }, { target: 'known' }],
    },
    fetchingPractitioner: {
      description: 'The profile of a practitioner is on its way.',
      invoke: {
        src: 'fetchPractitionerProfile',
        id: 'fetchPractitionerProfile',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'known',
            actions: { type: 'keepProfile', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'keepUnreachable' },
      },
    },
    fetchingClient: {
      description: 'The profile of a client is on its way.',
      invoke: {
        src: 'fetchClientProfile',
        id: 'fetchClientProfile',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'known',
            actions: { type: 'keepProfile', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'keepUnreachable' },
      },
    },
    known: {
      description: 'The account and its profile are there.',
      entry: 'tellKnown',
      on: {
        'account.changed': { actions: [{ type: 'keepChangedUser', params: ({ event }) => ({ user: event.user }) }, 'tellKnown'] },
        'account.asked': { actions: 'tellKnown' },
      },
    },
    failed: {
      description: 'Account or profile could not be had: a message says so, with the type of the user; it can be asked for again.',
      entry: 'tellNoProfile',
      on: { 'tokens.looked': { target: 'fetching' } },
    },
  },
  on: {
    // Another tab may have signed somebody else in.
    'tokens.kept': { target: '.fetching' },
    'account.retry': { target: '.fetching' },
  },
})

const leaving = sessionSetup.createStateConfig({
  description: 'Whether the person is on the way out.',
  initial: 'staying',
  states: {
    staying: {
      description: 'The person has not asked to leave.',
      on: { 'session.leave': { target: 'loggingOut' } },
    },
    loggingOut: {
      description: 'The server is told that the session ends.',
      tags: 'leaving',
      // Who is leaving need not hear that the tokens have expired.
      on: { 'tokens.gone': { target: '#session.loggedout.visitor' } },
      invoke: {
        src: 'endSession',
        id: 'endSession',
        onDone: [
          { guard: { type: 'isEnded', params: ({ event }) => ({ result: event.output }) }, target: '#session.loggedout.visitor', actions: 'dropTokens' },
          { target: 'staying', actions: 'tellNotLoggedOut' },
        ],
        onError: { target: 'staying', actions: 'tellNotLoggedOut' },
      },
    },
  },
})

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Whether somebody is signed in, and who.',
  context: { age: 0, user: null, profile: null, problem: null },
  invoke: { src: 'watchTokens', id: 'watchTokens' },
  initial: 'loggedout',
  states: {
    loggedout: {
      description: 'Nobody is signed in.',
      initial: 'unread',
      on: {
        'tokens.kept': { target: 'loggedin', actions: { type: 'keepAge', params: ({ event }) => ({ age: event.age }) } },
        'session.entered': { target: 'loggedin', actions: { type: 'keepAge', params: { age: 0 } } },
      },
      states: {
        unread: {
          description: 'What the browser has stored was not read yet. A page is drawn on the server in this state: it is always the visitor’s.',
          on: { 'tokens.gone': { target: 'visitor' } },
        },
        visitor: {
          description: 'There are no tokens: whoever is here is a visitor.',
          entry: ['forgetPerson', 'tellSignedOut'],
        },
      },
    },
    loggedin: {
      description: 'There are tokens. The screen is kept awake as long as they last.',
      entry: ['forgetPerson', 'tellEntering'],
      type: 'parallel',
      invoke: [
        { src: 'watchReturn', id: 'watchReturn' },
        { src: 'keepAwake', id: 'keepAwake' },
      ],
      on: {
        'tokens.gone': [
          { guard: { type: 'isExpired', params: ({ event }) => ({ reason: event.reason }) }, target: 'loggedout.visitor', actions: 'tellExpired' },
          { target: 'loggedout.visitor' },
        ],
        'account.gone': { target: 'loggedout.visitor', actions: 'dropTokens' },
        'session.entered': { target: 'loggedin', reenter: true, actions: { type: 'keepAge', params: { age: 0 } } },
        'login.refused': [
          { guard: { type: 'isBadInput', params: ({ event }) => ({ status: event.status }) } },
          { guard: { type: 'isUnusableToken', params: ({ event }) => ({ status: event.status }) }, target: '.tokens.refreshing' },
          { target: 'loggedout.visitor', actions: 'dropTokens' },
        ],
      },
      states: { tokens, account, leaving },
    },
  },
  options: { maxIterations: 20 },
})
export type SessionRef = ActorRefFrom<typeof sessionMachine>
