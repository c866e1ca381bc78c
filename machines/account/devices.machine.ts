/**
 * The devices on which a user is signed in (account.devices-are-listed).
 * Owns: the list, and which of them is to be signed out. Never: the session of this device, which ends by logging out.
 * Signing out cannot be undone, so it is confirmed first.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { listSessions } from '#areas/account/contract/account.ts'
import type { CallResponse } from '#contract/call.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

export type Device = CallResponse<typeof listSessions>[number]

/** The device to sign out, by its session, or all but this one. */
export type Leaving = number | 'others'

interface Context {
  /** As they were told last. */
  devices: readonly Device[] | null
  leaving: Leaving | null
  /** Of the list, or of signing a device out. */
  problem: Problem | null
}

type Event =
  | { type: 'page.opened' }
  | { type: 'devices.retry' }
  | { type: 'devices.signOut'; leaving: Leaving }
  | { type: 'devices.keep' }
  | { type: 'devices.confirm' }

const hasOthers = ({ devices }: Context) => devices?.some(({ current }) => !current) ?? false

const devicesSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchDevices: actorNotProvided<CallResult<readonly Device[]>>('fetchDevices'),
    /** Signs one device out, or with null all but this one. */
    endSessions: actorNotProvided<CallResult<unknown>, { sessionId: number | null }>('endSessions'),
  },
}).extend({
  guards: {
    /** There is such a device besides the one in use; for "all others", there is any. */
    isAnother: ({ context }, params: { leaving: Leaving }) =>
      params.leaving === 'others'
        ? hasOthers(context)
        : context.devices?.some((device) => device.session_id === params.leaving && !device.current) === true,
  },
  actions: {
    /** Shows the fetched list; after a failure the old one stays in sight. */
    setDevices: assign((_, result: CallResult<readonly Device[]>) =>
      result.ok ? { devices: result.value, problem: null } : {},
    ),
    /** Notes which device is being signed out: one of them, or all others. */
    setLeaving: assign((_, params: { leaving: Leaving }) => ({ leaving: params.leaving, problem: null })),
    /** Lets go of the device that was to be signed out. */
    forgetLeaving: assign({ leaving: null }),
  },
})

export const devicesMachine = devicesSetup.createMachine({
  id: 'devices',
  description: 'The devices that are signed in, and signing them out.',
  context: { devices: null, leaving: null, problem: null },
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The list is on its way. What was there before stays in sight.',
      tags: 'busy',
      invoke: {
        src: 'fetchDevices',
        id: 'fetchDevices',
        ...answers({ target: 'shown', actions: { type: 'setDevices', params: answerOf } }, { target: 'failed' }),
      },
    },
    failed: {
      description: 'The list could not be had: it can be asked for again.',
      tags: ['failed', 'unread'],
      on: { 'devices.retry': { target: 'fetching' }, 'page.opened': { target: 'fetching' } },
    },
    shown: {
      description: 'The list is there.',
      initial: 'resting',
      on: {
        'page.opened': { target: 'fetching', actions: 'forgetLeaving' },
        'devices.signOut': {
          guard: { type: 'isAnother', params: ({ event }) => ({ leaving: event.leaving }) },
          target: '.confirming',
          actions: { type: 'setLeaving', params: ({ event }) => ({ leaving: event.leaving }) },
        },
      },
      states: {
        resting: { description: 'Nothing is to be signed out.' },
        confirming: {
          description: 'The person is asked whether to sign out for sure, since it cannot be undone.',
          meta: { requirements: ['account.devices-are-listed'] },
          on: {
            'devices.confirm': { target: '#devices.ending' },
            'devices.keep': { target: 'resting', actions: 'forgetLeaving' },
          },
        },
        refused: {
          description: 'A device could not be signed out: it still is signed in, and the list says why.',
          tags: 'failed',
        },
      },
    },
    ending: {
      description: 'What was chosen is being signed out.',
      tags: 'busy',
      invoke: {
        src: 'endSessions',
        id: 'endSessions',
        input: ({ context: { leaving } }) => ({ sessionId: typeof leaving === 'number' ? leaving : null }),
        ...answers(
          { target: 'fetching', actions: 'forgetLeaving' },
          { target: 'shown.refused', actions: ['forgetLeaving'] },
        ),
      },
    },
  },
})
export type DevicesRef = ActorRefFrom<typeof devicesMachine>
