import { answerOf, answers } from '../../../call/call.ts'
import { sessionSetup } from '../session.setup.ts'

/** The account and the profile that belongs to its type. */
export const account = sessionSetup.createStateConfig({
  description: 'Who it is that is signed in.',
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The account is asked for: its type tells which profile it has.',
      tags: 'asking',
      invoke: {
        src: 'fetchAccount',
        id: 'fetchAccount',
        ...answers(
          { target: 'choosingProfile', actions: { type: 'setUser', params: answerOf } },
          { target: 'failed' },
          {
            guard: { type: 'isOther', params: answerOf },
            target: 'choosingProfile',
            actions: [{ type: 'setUser', params: answerOf }, 'emitSignedIn'],
          },
        ),
      },
    },
    choosingProfile: {
      description: 'Practitioners and clients each have a profile of their own; an admin has none.',
      always: [
        { guard: 'isPractitioner', target: 'fetchingPractitioner' },
        { guard: 'isClient', target: 'fetchingClient' },
        { target: 'known' },
      ],
    },
    fetchingPractitioner: {
      description: 'The profile of a practitioner is on its way.',
      meta: { requirements: ['session.profile-by-type'] },
      invoke: {
        src: 'fetchPractitionerProfile',
        id: 'fetchPractitionerProfile',
        ...answers({ target: 'known', actions: { type: 'setProfile', params: answerOf } }, { target: 'failed' }),
      },
    },
    fetchingClient: {
      description: 'The profile of a client is on its way.',
      meta: { requirements: ['session.profile-by-type'] },
      invoke: {
        src: 'fetchClientProfile',
        id: 'fetchClientProfile',
        ...answers({ target: 'known', actions: { type: 'setProfile', params: answerOf } }, { target: 'failed' }),
      },
    },
    known: {
      description: 'The account and its profile are there.',
      entry: 'emitKnown',
      on: {
        'account.changed': [
          {
            guard: { type: 'hasSameProfile', params: ({ event }) => ({ user: event.user }) },
            actions: [{ type: 'setChangedUser', params: ({ event }) => ({ user: event.user }) }, 'emitKnown'],
          },
          { target: 'fetching' },
        ],
      },
    },
    failed: {
      description:
        'Account or profile could not be had: a message says so, with the type of the user; it can be asked for again.',
      meta: { requirements: ['session.profile-failure-names-the-type'] },
      entry: 'emitNoProfile',
      on: { 'tokens.looked': { target: 'fetching' } },
    },
  },
  on: {
    // Another tab may have signed somebody else in.
    'tokens.kept': { target: '.fetching', meta: { requirements: ['session.other-tab-changes-it'] } },
    'account.retry': { target: '.fetching' },
    // Also while both are fetched anew: a form that begins then would stand empty, and could be saved so.
    'account.asked': { guard: 'isKnown', actions: 'emitKnown' },
  },
})
