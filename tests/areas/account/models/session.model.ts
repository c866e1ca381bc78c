import assert from 'node:assert/strict'

import type { User } from '#areas/account/contract/account.ts'
import { USER_TYPES } from '#contract/call.ts'
import { sessionMachine } from '#machines/account/session/session.machine.ts'
import type { Profile } from '#machines/account/session/session.ts'

import { client as clientSample, practitioner as practitionerSample, user } from './own-account-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'
import { called, emitted, entered, started, waits } from '#tests/models/support/rules.ts'

type At = Step<typeof sessionMachine>

/** 55 minutes. */
const DUE = 3_300_000

const practitioner = { ...practitionerSample, user_id: 3, first_name: 'Paul' } satisfies Profile
const client = { ...clientSample, user_id: 7, first_name: 'Zoë' } satisfies Profile
const asUser = (one: User): User =>
  Object.fromEntries(Object.keys(user).map((name) => [name, one[name as keyof User]])) as unknown as User
const admin: User = { ...user, user_id: 1, user_type_id: USER_TYPES.Admin, first_name: 'Ada' }

/** Milliseconds: young tokens; and those that come from another tab while a login of this one is on its way. */
export const YOUNG = 60_000
export const BESIDE_BAD_LOGIN = 1000
export const BESIDE_LOGIN = 2000

const withStatus = (status: number) =>
  ({ ok: false, problem: { kind: 'refused', status, message: 'No such token' } }) as const
const expired = { type: 'notice.raised', tone: 'info', text: 'common:session.expired' }

const isIn =
  (state: unknown) =>
  ({ before }: At) =>
    before?.matches(state as 'loggedin') === true
const isLoggedIn = isIn('loggedin')
const isFresh = isIn({ loggedin: { tokens: 'fresh' } })
const isOut = ({ after }: At) => after.matches({ loggedout: 'visitor' })
const isLeaving = isIn({ loggedin: { leaving: 'loggingOut' } })
const isRefresh = ({ event }: At) => event.type === 'xstate.done.actor.refreshTokens'
const cameKnown = ({ event }: At) => event.type === 'xstate.done.actor.fetchAccount' && event['output'].ok === true
const notices = (step: At) => emitted(step).filter((fact) => (fact as { type: string }).type === 'notice.raised')
const tellings = (step: At) => emitted(step).filter((fact) => (fact as { type: string }).type === 'session.signedIn')

export const model = defineModel({
  machine: sessionMachine,
  events: [
    { type: 'tokens.gone', reason: null },
    { type: 'tokens.gone', reason: 'elsewhere' },
    { type: 'tokens.gone', reason: 'expired' },
    ...[YOUNG, BESIDE_BAD_LOGIN, BESIDE_LOGIN, 4 * DUE].map((age) => ({ type: 'tokens.kept', age }) as const),
    ...[YOUNG, DUE - 1, DUE].map((age) => ({ type: 'tokens.looked', age }) as const),
    { type: 'tokens.missed', text: 'common:session.signInToGoOn' },
    { type: 'session.entered' },
    { type: 'tokens.unkept' },
    ...[400, 401, 422, 429, 500].map((status) => ({ type: 'login.refused', status }) as const),
    { type: 'session.leave' },
    ...[client, practitioner].map(
      (one) => ({ type: 'account.changed', user: { ...asUser(one), first_name: 'Zoë-Marie' } }) as const,
    ),
    { type: 'account.asked' },
    { type: 'account.gone' },
    { type: 'account.retry' },
  ],
  answers: [
    done('refreshTokens', { kind: 'refreshed', age: 0 }),
    done('refreshTokens', { kind: 'refreshed', age: 1000 }),
    ...['refused', 'gone', 'unreachable'].map((kind) => done('refreshTokens', { kind, age: 0 })),
    failed('refreshTokens'),
    ...[admin, practitioner, client].map((one) => done('fetchAccount', { ok: true, value: asUser(one) })),
    done('fetchAccount', refused),
    failed('fetchAccount'),
    ...[{ ok: true, value: practitioner }, refused].map((answer) => done('fetchPractitionerProfile', answer)),
    failed('fetchPractitionerProfile'),
    ...[{ ok: true, value: client }, unreachable].map((answer) => done('fetchClientProfile', answer)),
    failed('fetchClientProfile'),
    ...[
      { ok: true, value: { message: 'Bye' } },
      withStatus(422),
      withStatus(401),
      { ok: false, problem: { kind: 'unauthorized' } },
      refused,
      unreachable,
    ].map((answer) => done('endSession', answer)),
    failed('endSession'),
  ],
  // How old tokens are makes no other situation, only other waits.
  project: ({ context: { user, profile } }) => [user?.user_type_id, profile?.user_type_id],
  // Where the regions do not touch each other, one meeting of them is enough.
  until: (snapshot, { type }) => {
    if (!snapshot.matches('loggedin')) return type.startsWith('account.')
    if (snapshot.matches({ loggedin: { leaving: 'loggingOut' } }))
      return !['tokens.gone', 'tokens.missed', 'session.leave'].includes(type)
    const isResting = snapshot.matches({ loggedin: { tokens: 'fresh', account: 'known' } })
    if (type === 'tokens.kept' || type === 'account.retry')
      return snapshot.context.user !== null && snapshot.context.user.user_type_id !== 4
    if (type === 'session.leave') return !isResting || snapshot.context.user?.user_type_id !== 4
    if (type === 'login.refused' || type === 'session.entered' || type === 'account.gone')
      return !isResting && !snapshot.matches({ loggedin: { tokens: 'refreshing', account: 'known' } })
    return false
  },
  journeys: [
    // A sleeping laptop wakes while the person is still being asked for.
    [
      { type: 'tokens.kept', age: 0 },
      { type: 'tokens.looked', age: DUE },
      { type: 'tokens.kept', age: 1000 },
      done('refreshTokens', { kind: 'refreshed', age: 1000 }),
    ],
    // New tokens are new, however old those before them were.
    [{ type: 'tokens.kept', age: 4 * DUE }, { type: 'tokens.gone', reason: null }, { type: 'session.entered' }],
    // What this tab was told last is older than what the server answers since.
    [
      { type: 'session.entered' },
      done('fetchAccount', { ok: true, value: asUser(client) }),
      done('fetchClientProfile', { ok: true, value: client }),
      { type: 'account.changed', user: { ...asUser(client), first_name: 'Zoë-Marie' } },
      { type: 'account.retry' },
      done('fetchAccount', { ok: true, value: asUser(client) }),
    ],
  ],
  // What the browser has stored is not read on the server.
  firstPaint: { events: [], restarts: ['watchTokens'] },
  rules: {
    'watches the tokens from the start': {
      when: ({ before }) => before === undefined,
      must: (step) => assert.equal(started(step, 'watchTokens').length, 1),
    },
    'is for a visitor once it is known that there are no tokens': {
      when: (step) => isIn({ loggedout: 'unread' })(step) && step.event.type === 'tokens.gone',
      must: (step) => assert.equal(isOut(step), true),
    },
    'asks for new tokens once they are due, once it is time to try again, and when somebody looks meanwhile': {
      when: (step) =>
        isLoggedIn(step) &&
        (step.event.type === PASS.type ||
          (isIn({ loggedin: { tokens: 'waitingToRetry' } })(step) && step.event.type === 'tokens.looked')),
      must: (step) => {
        assert.deepEqual(started(step, 'refreshTokens'), [{ force: false }])
        assert.equal(step.after.hasTag('refreshing'), true)
      },
    },
    'lets nobody leave who has not asked to': {
      when: (step) => entered(step, 'loggedin'),
      must: ({ after }) => assert.equal(after.hasTag('leaving'), false),
    },
    'asks who it is as long as nobody knows': {
      when: (step) => entered(step, 'loggedin'),
      must: ({ after }) => assert.equal(after.hasTag('asking'), true),
    },
    'draws the page on the server for a visitor whom nobody has asked for tokens': {
      requirements: ['session.server-draws-the-visitors-page'],
      when: ({ before }) => before === undefined,
      must: (step) => {
        assert.deepEqual(step.after.value, { loggedout: 'unread' })
        assert.deepEqual(emitted(step), [])
      },
    },
    'is loggedin with stored tokens and after each way in, and has the person asked for': {
      requirements: ['session.is-in-or-out'],
      when: (step) => !isLoggedIn(step) && ['tokens.kept', 'session.entered'].includes(step.event.type),
      must: (step) => {
        assert.equal(step.after.matches('loggedin'), true)
        assert.deepEqual(emitted(step), [{ type: 'session.entering' }])
        assert.equal(started(step, 'fetchAccount').length, 1)
      },
    },
    'says that the session lasts as long as the page where the browser keeps no tokens, and goes on with it': {
      requirements: ['session.lasts-as-long-as-the-page'],
      when: ({ event }) => event.type === 'tokens.unkept',
      must: (step) => {
        assert.deepEqual(emitted(step), [{ type: 'notice.raised', tone: 'info', text: 'common:session.unkept' }])
        assert.deepEqual(step.after.value, step.before?.value)
      },
    },
    'begins anew, with new tokens, when somebody else comes in': {
      when: ({ event }) => event.type === 'session.entered',
      must: (step) => {
        assert.equal(step.after.matches({ loggedin: { tokens: 'fresh' } }), true)
        assert.deepEqual([step.after.context.age, step.after.context.user, step.after.context.profile], [0, null, null])
        assert.deepEqual([started(step, 'fetchAccount').length, waits(step)], [1, [DUE]])
        assert.deepEqual(emitted(step), [{ type: 'session.entering' }])
      },
    },
    'requests a wake lock and looks at the clock as long as somebody is logged in': {
      requirements: ['session.keeps-the-screen-awake'],
      when: (step) => entered(step, 'loggedin'),
      must: (step) =>
        assert.deepEqual([started(step, 'keepAwake').length, started(step, 'watchReturn').length], [1, 1]),
    },
    'tells everybody that nobody is signed in, and forgets who it was': {
      when: (step) => step.event.type !== 'xstate.init' && isOut(step) && !isIn({ loggedout: 'visitor' })(step),
      must: (step) => {
        assert.deepEqual(emitted(step).at(-1), { type: 'session.signedOut' })
        assert.deepEqual(
          [step.after.context.user, step.after.context.profile, step.after.context.problem],
          [null, null, null],
        )
      },
    },
    'refreshes the access token 55 minutes after it was stored': {
      requirements: ['session.refreshes-before-expiry'],
      when: (step) => step.event.type === 'tokens.kept' && !isIn({ loggedin: { tokens: 'refreshing' } })(step),
      must: (step) => {
        assert.equal(step.after.matches({ loggedin: { tokens: 'fresh' } }), true)
        assert.equal(step.after.context.age, step.event['age'])
        assert.deepEqual(waits(step), [Math.max(0, DUE - step.event['age'])])
      },
    },
    'refreshes at once where a look at the clock finds 55 minutes gone': {
      requirements: ['session.looks-at-the-clock'],
      when: (step) => isFresh(step) && step.event.type === 'tokens.looked',
      must: (step) =>
        assert.deepEqual(started(step, 'refreshTokens'), step.event['age'] >= DUE ? [{ force: false }] : []),
    },
    'goes on with new tokens for the time that they have left': {
      when: (step) => isRefresh(step) && step.event['output'].kind === 'refreshed',
      must: (step) => {
        assert.equal(step.after.matches({ loggedin: { tokens: 'fresh' } }), true)
        assert.deepEqual(waits(step), [DUE - step.event['output'].age])
      },
    },
    'keeps the session when a refresh fails by network or 5xx, and tries again after 5 s': {
      requirements: ['session.failed-refresh-keeps-it'],
      when: (step) =>
        step.event.type === 'xstate.error.actor.refreshTokens' ||
        (isRefresh(step) && step.event['output'].kind === 'unreachable'),
      must: (step) => {
        assert.equal(step.after.matches({ loggedin: { tokens: 'waitingToRetry' } }), true)
        assert.deepEqual(waits(step), [5000])
        assert.deepEqual([...called(step, 'dropTokens'), ...emitted(step)], [])
      },
    },
    'is loggedout on token failure: the tokens are cleared, and the person is told that they have expired': {
      requirements: ['session.ends-on-token-failure'],
      when: (step) => isRefresh(step) && step.event['output'].kind === 'refused',
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.equal(called(step, 'dropTokens').length, 1)
        assert.deepEqual(notices(step), [expired])
      },
    },
    'is loggedout without a word where the tokens were let go while new ones were asked for': {
      when: (step) => isRefresh(step) && step.event['output'].kind === 'gone',
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.deepEqual([...called(step, 'dropTokens'), ...notices(step)], [])
      },
    },
    'clears the tokens on a 401 of any authenticated call and says so': {
      requirements: ['session.unauthorised-clears-the-tokens'],
      when: (step) => isLoggedIn(step) && !isLeaving(step) && step.event['reason'] === 'expired',
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.deepEqual(notices(step), [expired])
      },
    },
    'is loggedout where a call misses the tokens, lets go of what is left of them, and asks to sign in for it': {
      requirements: ['session.missing-token-asks-to-sign-in'],
      when: (step) => isLoggedIn(step) && step.event.type === 'tokens.missed',
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.equal(called(step, 'dropTokens').length, 1)
        const asked = {
          type: 'notice.raised',
          tone: 'error',
          text: 'common:session.signInToGoOn',
          topic: 'signIn',
        }
        assert.deepEqual(notices(step), isLeaving(step) ? [] : [asked])
      },
    },
    'is loggedout without a word on a logout broadcast from another tab': {
      requirements: ['session.other-tab-ends-it'],
      when: (step) => isLoggedIn(step) && step.event['reason'] === 'elsewhere',
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.deepEqual([...called(step, 'dropTokens'), ...notices(step)], [])
      },
    },
    'asks who it is when another tab has stored other tokens': {
      requirements: ['session.other-tab-changes-it'],
      when: (step) => isLoggedIn(step) && !isLeaving(step) && step.event.type === 'tokens.kept',
      must: (step) => assert.equal(started(step, 'fetchAccount').length, 1),
    },
    'lets a refresh go on that runs when another tab has stored other tokens': {
      when: (step) => isIn({ loggedin: { tokens: 'refreshing' } })(step) && step.event.type === 'tokens.kept',
      must: (step) => {
        assert.equal(step.after.hasTag('refreshing'), true)
        assert.deepEqual(started(step, 'refreshTokens'), [])
      },
    },
    'tells who is signed in, and again only where it is another person or another type': {
      when: cameKnown,
      must: (step) => {
        const { user_id: userId, user_type_id: userTypeId } = step.event['output'].value
        assert.deepEqual(
          tellings(step),
          step.before?.context.user?.user_id === userId ? [] : [{ type: 'session.signedIn', userId, userTypeId }],
        )
      },
    },
    'keeps the account that it was answered': {
      when: cameKnown,
      must: ({ event, after }) => assert.deepEqual(after.context.user, event['output'].value),
    },
    'asks for the account when it is told to, and when somebody looks after it could not be had': {
      when: (step) =>
        isLoggedIn(step) &&
        (step.event.type === 'account.retry' ||
          (isIn({ loggedin: { account: 'failed' } })(step) && step.event.type === 'tokens.looked')),
      must: (step) => assert.equal(started(step, 'fetchAccount').length, 1),
    },
    'keeps the profile that it was answered, and knows an admin without one': {
      when: (step) =>
        (/fetch(?:Practitioner|Client)Profile$/.test(step.event.type) && step.event['output']?.ok === true) ||
        (cameKnown(step) && step.event['output'].value.user_type_id === USER_TYPES.Admin),
      must: ({ event, after }) => {
        assert.equal(after.matches({ loggedin: { account: 'known' } }), true)
        if (!event.type.endsWith('fetchAccount')) assert.deepEqual(after.context.profile, event['output'].value)
      },
    },
    'has failed where account or profile had no good answer': {
      when: ({ event }) =>
        /fetch(?:Account|PractitionerProfile|ClientProfile)$/.test(event.type) && event['output']?.ok !== true,
      must: ({ after }) => assert.equal(after.matches({ loggedin: { account: 'failed' } }), true),
    },
    'asks the practitioner endpoint for practitioners, the client endpoint for clients, and none for an admin': {
      requirements: ['session.profile-by-type'],
      when: cameKnown,
      must: (step) => {
        const type = step.event['output'].value.user_type_id
        assert.deepEqual(
          [started(step, 'fetchPractitionerProfile').length, started(step, 'fetchClientProfile').length],
          [type === 3 ? 1 : 0, type === 4 ? 1 : 0],
        )
      },
    },
    'keeps no profile of somebody else': {
      when: cameKnown,
      must: ({
        after: {
          context: { user, profile },
        },
      }) => assert.equal(profile === null || profile.user_id === user?.user_id, true),
    },
    'tells the account with its profile once both are there, and when it has changed': {
      when: ({ event, after }) =>
        after.matches({ loggedin: { account: 'known' } }) &&
        (event.type.startsWith('xstate.done.actor.fetch') || event.type === 'account.changed'),
      must: (step) => {
        const { user, profile } = step.after.context
        assert.deepEqual(emitted(step).at(-1), { type: 'account.known', user, profile })
        if (step.event.type === 'account.changed') assert.equal(user?.first_name, 'Zoë-Marie')
        if (profile) assert.equal(profile.first_name, user?.first_name)
      },
    },
    'asks anew for the account of a practitioner, whose certificate is perhaps checked now, and of who has another type':
      {
        requirements: ['account.changed-certificate-is-checked'],
        when: ({ event, before }) =>
          event.type === 'account.changed' &&
          before?.matches({ loggedin: { account: 'known' } }) === true &&
          (before.context.user?.user_type_id !== (event['user'] as User).user_type_id ||
            (event['user'] as User).user_id === practitioner.user_id),
        must: (step) => {
          assert.equal(started(step, 'fetchAccount').length, 1)
          assert.deepEqual(emitted(step), [])
        },
      },
    'tells somebody who asks the account with its profile as far as both are known, also while they are fetched anew': {
      when: (step) => isLoggedIn(step) && step.event.type === 'account.asked',
      must: (step) => {
        const { user, profile } = step.after.context
        const isKnown = profile !== null || user?.user_type_id === 1
        assert.deepEqual(emitted(step), isKnown ? [{ type: 'account.known', user, profile }] : [])
      },
    },
    'says with the type of the user that account or profile could not be fetched': {
      requirements: ['session.profile-failure-names-the-type'],
      when: (step) =>
        !entered(step, 'loggedin') &&
        step.after.matches({ loggedin: { account: 'failed' } }) &&
        !isIn({ loggedin: { account: 'failed' } })(step),
      must: (step) => {
        assert.deepEqual(notices(step), [
          {
            type: 'notice.raised',
            tone: 'error',
            text: 'common:session.noProfile',
            values: { type: step.after.context.user?.user_type_id ?? 0 },
          },
        ])
        assert.notEqual(step.after.context.problem, null)
      },
    },
    'tells the server that the session ends before anything is let go': {
      requirements: ['session.ends-on-logout'],
      when: (step) => isLoggedIn(step) && step.event.type === 'session.leave' && !isLeaving(step),
      must: (step) => {
        assert.equal(started(step, 'endSession').length, 1)
        assert.deepEqual(called(step, 'dropTokens'), [])
        assert.equal(step.after.hasTag('leaving'), true)
      },
    },
    'takes a logout that the server refuses with 422 for one that is done': {
      requirements: ['session.logout-refused-with-422-is-done'],
      when: ({ event }) =>
        event.type === 'xstate.done.actor.endSession' &&
        (event['output'].ok ||
          [401, 422].includes(event['output'].problem.status) ||
          event['output'].problem.kind === 'unauthorized'),
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.equal(called(step, 'dropTokens').length, 1)
        assert.deepEqual(notices(step), [])
      },
    },
    'stays after any other failure of a logout and says so': {
      requirements: ['session.failed-logout-says-so'],
      when: ({ event }) =>
        event.type === 'xstate.error.actor.endSession' ||
        (event.type === 'xstate.done.actor.endSession' &&
          (event['output'].problem?.status === 503 || event['output'].problem?.kind === 'unreachable')),
      must: (step) => {
        assert.equal(step.after.matches({ loggedin: { leaving: 'staying' } }), true)
        assert.deepEqual(called(step, 'dropTokens'), [])
        assert.deepEqual(notices(step), [{ type: 'notice.raised', tone: 'error', text: 'common:session.notLoggedOut' }])
      },
    },
    'says nothing of expired tokens to somebody who is logging out': {
      when: (step) => isLeaving(step) && step.event['reason'] === 'expired',
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.deepEqual(notices(step), [])
      },
    },
    'leaves who is signed in alone when a login is refused with 400 or comes too often': {
      requirements: ['sign-in.refused-with-400-shows-why'],
      when: (step) => isLoggedIn(step) && [400, 429].includes(step.event['status']),
      must: ({ before, after, effects }) => {
        assert.deepEqual(after.value, before?.value)
        assert.deepEqual(effects, [])
      },
    },
    'logs out when a login is refused with 401, 500 or an unknown status': {
      requirements: ['sign-in.refused-with-401-logs-out'],
      when: (step) => isLoggedIn(step) && [401, 500].includes(step.event['status']),
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.equal(called(step, 'dropTokens').length, 1)
      },
    },
    'tries a refresh when a login is refused with 422, however young the tokens are': {
      requirements: ['sign-in.refused-with-422-tries-a-refresh'],
      when: (step) => isLoggedIn(step) && step.event['status'] === 422,
      must: (step) => assert.deepEqual(started(step, 'refreshTokens'), [{ force: true }]),
    },
    'lets the tokens go with an account that was deleted': {
      requirements: ['account.can-be-deleted'],
      when: (step) => isLoggedIn(step) && step.event.type === 'account.gone',
      must: (step) => {
        assert.equal(isOut(step), true)
        assert.equal(called(step, 'dropTokens').length, 1)
      },
    },
  },
})
