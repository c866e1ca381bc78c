import { assign, emit } from 'xstate'

import type { User } from '#areas/account/contract/account.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { FETCH_RETRY_MS, TOKEN_REFRESH_MS } from '#contract/constants.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../../not-provided.ts'

import { isLoggedOutAnyway, isPractitioner, typeOf, untilRefresh } from './session.ts'
import type { Profile, Reason, Refreshed } from './session.ts'

interface Context {
  /** Milliseconds since the tokens were stored, at the last time anybody looked. */
  age: number
  user: User | null
  /** Of practitioners and clients only. */
  profile: Profile | null
  /** Of the account or the profile. */
  problem: Problem | null
}

export type SessionEvent =
  /** Tokens were found, or another tab has stored others. */
  | { type: 'tokens.kept'; age: number }
  | { type: 'tokens.gone'; reason: Reason | null }
  /** A call found no token. `text`: the translation key of the message that asks to sign in. */
  | { type: 'tokens.missed'; text: string }
  /** The browser refuses to keep the tokens: they last as long as the page. */
  | { type: 'tokens.unkept' }
  /** Somebody looked at the tokens: before a call, or when the page came back into sight. */
  | { type: 'tokens.looked'; age: number }
  /** A way in has stored tokens in this tab: login, activation, reset or multipass. */
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
  | { type: 'notice.raised'; tone: 'info' | 'error'; text: string; values?: Record<string, number>; topic?: string }

export const sessionSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    emitted: {} as Emitted,
    tags: {} as 'refreshing' | 'asking' | 'leaving',
  },
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
}).extend({
  delays: {
    tokenLifetime: ({ context }) => untilRefresh(context.age),
    refreshRetry: FETCH_RETRY_MS,
  },
  guards: {
    /** The tokens are so old that they are to be replaced. */
    isDue: (_, params: { age: number }) => params.age >= TOKEN_REFRESH_MS,
    /** There are new tokens. */
    isRefreshed: (_, params: Refreshed) => params.kind === 'refreshed',
    /** The server takes the old tokens for nothing any more. */
    isRefused: (_, params: Refreshed) => params.kind === 'refused',
    /** Another tab has signed the user out meanwhile. */
    isGone: (_, params: Refreshed) => params.kind === 'gone',
    /** The server could not read the token, so new ones may help. */
    isUnusableToken: (_, params: { status: number }) => params.status === 422,
    /** The typed words were refused, or too many were tried: that says nothing of the session. */
    isBadInput: (_, params: { status: number }) => params.status === 400 || params.status === 429,
    /** The account is another user's, or of another type than before, such as after an approval. */
    isOther: ({ context: { user } }, result: CallResult<User>) =>
      result.ok && (result.value.user_id !== user?.user_id || result.value.user_type_id !== user.user_type_id),
    /** The user is of the same type as before, and no practitioner, whose certificate may be checked now. */
    hasSameProfile: ({ context }, { user }: { user: User }) =>
      user.user_type_id === context.user?.user_type_id && !isPractitioner(user.user_type_id),
    /** The user is a practitioner, certified or not. */
    isPractitioner: ({ context }) => isPractitioner(context.user?.user_type_id),
    /** The user is a client. */
    isClient: ({ context }) => context.user?.user_type_id === USER_TYPES.Client,
    /** The profile is here, or the user is an admin, who has none (session.profile-by-type). */
    isKnown: ({ context: { user, profile } }) => profile !== null || user?.user_type_id === USER_TYPES.Admin,
    /** The server has ended the session, or knows of none. */
    isEnded: (_, result: CallResult<unknown>) => result.ok || isLoggedOutAnyway(result.problem),
    /** The tokens have ended by themselves: no tab has signed the user out. */
    isExpired: (_, params: { reason: Reason | null }) => params.reason === 'expired',
  },
  actions: {
    /** Notes how old the tokens are. */
    setAge: assign((_, params: { age: number }) => ({ age: params.age })),
    /** Keeps the account; the profile of another user goes. */
    setUser: assign(({ context: { profile } }, result: CallResult<User>) =>
      result.ok
        ? { user: result.value, profile: profile?.user_id === result.value.user_id ? profile : null, problem: null }
        : {},
    ),
    /** Shows the account as the user has changed it. */
    setChangedUser: assign(({ context: { profile } }, params: { user: User }) => ({
      user: params.user,
      profile: profile && { ...profile, ...params.user },
    })),
    /** Keeps the profile that belongs to the user's type. */
    setProfile: assign((_, result: CallResult<Profile>) => (result.ok ? { profile: result.value, problem: null } : {})),
    /** Lets account and profile go from this tab. */
    forgetPerson: assign({ user: null, profile: null, problem: null }),
    /** Tells the root that somebody is signed in, and that it isn't known yet who. */
    emitEntering: emit({ type: 'session.entering' }),
    /** Tells the root who is signed in, and as what. */
    emitSignedIn: emit(({ context: { user } }) => ({
      type: 'session.signedIn',
      userId: user?.user_id ?? 0,
      userTypeId: user?.user_type_id ?? USER_TYPES.Client,
    })),
    /** Tells the root that nobody is signed in. */
    emitSignedOut: emit({ type: 'session.signedOut' }),
    /** Tells the root all that is known of the user, for their forms. */
    emitKnown: emit(({ context: { user, profile } }) => ({ type: 'account.known', user: user as User, profile })),
    /** Says in a message that the session has ended by itself (builder.expired-token-on-create). */
    emitExpired: emit({ type: 'notice.raised', tone: 'info', text: 'common:session.expired' }),
    /** Says in a message that this takes somebody who is signed in. */
    askToSignIn: emit((_, { text }: { text: string }) => ({
      type: 'notice.raised',
      tone: 'error',
      text,
      topic: 'signIn',
    })),
    /** Says in a message that the browser stores nothing, so that the session ends with the page. */
    emitUnkept: emit({ type: 'notice.raised', tone: 'info', text: 'common:session.unkept' }),
    /** Says in a message that the account could not be fetched. */
    emitNoProfile: emit(({ context }) => ({
      type: 'notice.raised',
      tone: 'error',
      text: 'common:session.noProfile',
      values: { type: typeOf(context.user) },
    })),
    /** Says in a message that the user is still signed in, as the server could not be told. */
    emitNotLoggedOut: emit({ type: 'notice.raised', tone: 'error', text: 'common:session.notLoggedOut' }),
    /** Port: lets the stored tokens go, in all tabs. */
    dropTokens: actionNotProvided<undefined>('dropTokens'),
  },
})
