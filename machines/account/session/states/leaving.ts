import { answerOf } from '../../../call/call.ts'
import { sessionSetup } from '../session.setup.ts'

/** Logging out. */
export const leaving = sessionSetup.createStateConfig({
  description: 'Whether the person is on the way out.',
  initial: 'staying',
  states: {
    staying: {
      description: 'The person has not asked to leave.',
      on: { 'session.leave': { target: 'loggingOut' } },
    },
    loggingOut: {
      description: 'The server is told that the session ends.',
      meta: { requirements: ['session.ends-on-logout'] },
      tags: 'leaving',
      // Who is leaving need not hear that the tokens have expired.
      on: {
        'tokens.gone': { target: '#session.loggedout.visitor' },
        'tokens.missed': { target: '#session.loggedout.visitor', actions: 'dropTokens' },
      },
      invoke: {
        src: 'endSession',
        id: 'endSession',
        onDone: [
          {
            guard: { type: 'isEnded', params: answerOf },
            meta: { requirements: ['session.logout-refused-with-422-is-done'] },
            target: '#session.loggedout.visitor',
            actions: 'dropTokens',
          },
          {
            target: 'staying',
            actions: 'emitNotLoggedOut',
            meta: { requirements: ['session.failed-logout-says-so'] },
          },
        ],
        onError: { target: 'staying', actions: 'emitNotLoggedOut' },
      },
    },
  },
})
