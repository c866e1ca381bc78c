/**
 * The session of this browser.
 * Owns: whether there are tokens and how old they are, the account with its profile, the refresh every 55 minutes, logging
 * out. Never: the tokens themselves, which stay in local storage where no chart, log or inspector sees them; the ways in.
 */
import type { ActorRefFrom } from 'xstate'

import { sessionSetup } from './session.setup.ts'
import { account } from './states/account.ts'
import { leaving } from './states/leaving.ts'
import { tokens } from './states/tokens.ts'

export type { SessionEvent } from './session.setup.ts'

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Whether somebody is signed in, and who.',
  context: { age: 0, user: null, profile: null, problem: null },
  invoke: { src: 'watchTokens', id: 'watchTokens' },
  initial: 'loggedout',
  on: {
    'tokens.unkept': { actions: 'emitUnkept', meta: { requirements: ['session.lasts-as-long-as-the-page'] } },
  },
  states: {
    loggedout: {
      description: 'Nobody is signed in.',
      meta: { requirements: ['session.is-in-or-out'] },
      initial: 'unread',
      on: {
        'tokens.kept': {
          target: 'loggedin',
          actions: { type: 'setAge', params: ({ event }) => ({ age: event.age }) },
        },
        'session.entered': {
          target: 'loggedin',
          actions: { type: 'setAge', params: { age: 0 } },
          meta: { requirements: ['session.four-ways-in'] },
        },
      },
      states: {
        unread: {
          description:
            'What the browser has stored was not read yet. A page is drawn on the server in this state: it is always the visitor’s.',
          meta: { requirements: ['session.server-draws-the-visitors-page'] },
          on: { 'tokens.gone': { target: 'visitor' } },
        },
        visitor: {
          description: 'There are no tokens: whoever is here is a visitor.',
          entry: ['forgetPerson', 'emitSignedOut'],
        },
      },
    },
    loggedin: {
      description: 'There are tokens. The screen is kept awake as long as they last.',
      meta: { requirements: ['session.is-in-or-out', 'session.keeps-the-screen-awake'] },
      entry: ['forgetPerson', 'emitEntering'],
      type: 'parallel',
      invoke: [
        { src: 'watchReturn', id: 'watchReturn' },
        { src: 'keepAwake', id: 'keepAwake' },
      ],
      on: {
        'tokens.gone': [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ reason: event.reason }) },
            meta: { requirements: ['session.unauthorised-clears-the-tokens'] },
            target: 'loggedout.visitor',
            actions: 'emitExpired',
          },
          { target: 'loggedout.visitor', meta: { requirements: ['session.other-tab-ends-it'] } },
        ],
        'tokens.missed': {
          target: 'loggedout.visitor',
          actions: ['dropTokens', { type: 'askToSignIn', params: ({ event }) => ({ text: event.text }) }],
          meta: { requirements: ['session.missing-token-asks-to-sign-in'] },
        },
        'account.gone': { target: 'loggedout.visitor', actions: 'dropTokens' },
        'session.entered': { target: 'loggedin', reenter: true, actions: { type: 'setAge', params: { age: 0 } } },
        'login.refused': [
          {
            guard: { type: 'isBadInput', params: ({ event }) => ({ status: event.status }) },
            meta: { requirements: ['sign-in.refused-with-400-shows-why'] },
          },
          {
            guard: { type: 'isUnusableToken', params: ({ event }) => ({ status: event.status }) },
            meta: { requirements: ['sign-in.refused-with-422-tries-a-refresh'] },
            target: '.tokens.refreshing',
          },
          {
            target: 'loggedout.visitor',
            actions: 'dropTokens',
            meta: { requirements: ['sign-in.refused-with-401-logs-out'] },
          },
        ],
      },
      states: { tokens, account, leaving },
    },
  },
  options: { maxIterations: 20 },
})
export type SessionRef = ActorRefFrom<typeof sessionMachine>
