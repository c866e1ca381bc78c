import type { User } from '#contract/account.ts'
import type { Client } from '#contract/clients.ts'

import { loginLeadingTo } from '../gate/gate.ts'
import { PAGES } from '../pages/pages.ts'

import { appSetup } from './app.setup.ts'

/** Events that the root handles the same way on every page and for every user. */
export const heard = appSetup.createStateConfig({
  on: {
    'page.returned': { actions: { type: 'tellReturned', params: ({ event }) => ({ at: event.at }) } },
    'connection.back': { actions: { type: 'withdrawToasts', params: { text: 'common:problem.unreachable' } } },

    'notice.raised': { actions: { type: 'raiseToast', params: ({ event: { type: _, ...wish } }) => wish } },
    'notice.undone': { actions: 'undo' },

    'data.arrived': {
      actions: { type: 'tellOptionsKnown', params: ({ event }) => ({ language: event.key, options: event.data }) },
    },
    'data.failed': { actions: { type: 'tellOptionsFailed', params: ({ event }) => ({ problem: event.problem }) } },
    'options.retry': { actions: 'retryOptions' },

    'wish.made': {
      actions: [{ type: 'keepWish', params: ({ event }) => ({ wish: event.wish }) }, { type: 'carryWishes' }],
    },
    'wish.asked': { actions: ['askToSignIn', 'wantLogin'] },
    'wish.declined': { actions: 'closePanel' },
    'wish.granted': {
      actions: ['closePanel', { type: 'keepWish', params: ({ event }) => ({ wish: event.wish }) }, 'carryWishes'],
    },
    'cart.added': { actions: 'tellWishlist' },
    'cart.notAdded': { actions: 'tellWishlist' },
    'cart.wanted': { actions: 'tellCart' },
    'wishlist.kept': { actions: 'tellCart' },
    'protocols.changed': { actions: 'tellProtocolsChanged' },

    'protocol.opened': { actions: 'tellProtocols' },
    'protocol.removed': [
      {
        guard: { type: 'isProtocolOpen', params: ({ event }) => ({ protocolId: event.protocolId }) },
        actions: ['tellProtocols', { type: 'goTo', params: { address: PAGES.clientProtocols.path } }],
      },
      { actions: 'tellProtocols' },
    ],

    'account.known': {
      actions: [
        'fillForms',
        'tellBuilderMode',
        { type: 'withdrawToasts', params: { text: 'common:session.noProfile' } },
      ],
    },
    'account.deleted': {
      actions: [
        'leaveOwnArea',
        'tellAccountGone',
        { type: 'goTo', params: { address: '/' } },
        { type: 'raiseToast', params: { tone: 'info', text: 'common:session.deleted' } },
      ],
    },
    'signIn.done': {
      actions: { type: 'goTo', params: ({ event }) => ({ address: loginLeadingTo(event.returnTo) }) },
    },
    'signIn.failed': { actions: { type: 'goTo', params: { address: '/login' } } },
    'form.sent': [
      {
        guard: { type: 'isReset', params: ({ event: { form, sent } }) => ({ form, sent }) },
        actions: { type: 'goTo', params: { address: '/login' } },
      },
      {
        guard: { type: 'isRegistration', params: ({ event }) => ({ form: event.form }) },
        actions: { type: 'goTo', params: { address: '/onboarding/success' } },
      },
      {
        guard: { type: 'isInvitation', params: ({ event }) => ({ form: event.form }) },
        actions: [
          {
            type: 'raiseToast',
            params: ({ event }) => ({
              tone: 'info',
              text: 'clients:invite.sent',
              values: { email: (event.sent as Client).email },
            }),
          },
          { type: 'goTo', params: { address: '/account/practitioner/clients' } },
        ],
      },
      {
        guard: { type: 'isProfile', params: ({ event }) => ({ form: event.form }) },
        actions: { type: 'tellAccountChanged', params: ({ event }) => ({ user: event.sent as User }) },
      },
      {
        guard: { type: 'isAboutProfile', params: ({ event }) => ({ form: event.form }) },
        actions: 'tellAccountStale',
      },
    ],
    'form.refused': [
      {
        guard: { type: 'isRefusedLogin', params: ({ event: { form, problem } }) => ({ form, problem }) },
        actions: { type: 'tellLoginRefused', params: ({ event }) => ({ problem: event.problem }) },
      },
      {
        guard: { type: 'isUnusableReset', params: ({ event: { form, problem } }) => ({ form, problem }) },
        actions: [
          { type: 'raiseToast', params: { tone: 'error', text: 'common:session.invalidToken' } },
          { type: 'goTo', params: { address: '/login' } },
        ],
      },
    ],
  },
}).on
