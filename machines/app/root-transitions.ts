import { loginLeadingTo } from '../gate/gate.ts'
import { pageNamed, PAGES } from '../pages/pages.ts'

import { appSetup } from './app.setup.ts'

const CART_TEXTS = pageNamed('cart').texts ?? []

/** Events that the root handles the same way on every page and for every user. */
export const rootTransitions = appSetup.createStateConfig({
  on: {
    'page.returned': { actions: { type: 'sendReturned', params: ({ event }) => ({ at: event.at }) } },
    'connection.back': { actions: { type: 'withdrawToasts', params: { text: 'common:problem.unreachable' } } },

    'notice.raised': { actions: { type: 'raiseToast', params: ({ event: { type: _, ...wish } }) => wish } },
    'notice.withdrawn': { actions: { type: 'withdrawToasts', params: ({ event }) => ({ text: event.text }) } },
    'notice.undone': { actions: 'undo' },

    'data.arrived': {
      actions: { type: 'sendOptionsKnown', params: ({ event }) => ({ language: event.key, options: event.data }) },
    },
    'data.failed': { actions: { type: 'sendOptionsFailed', params: ({ event }) => ({ problem: event.problem }) } },
    'options.retry': { actions: 'retryOptions' },

    'wish.made': {
      actions: [{ type: 'setWish', params: ({ event }) => ({ wish: event.wish }) }, { type: 'carryWishes' }],
    },
    'wish.unmade': { actions: { type: 'takeFromWishlist', params: ({ event }) => ({ item: event.item }) } },
    'cart.opened': { actions: [{ type: 'wantTexts', params: { texts: CART_TEXTS } }, 'openCart'] },
    'texts.wanted': { actions: { type: 'wantTexts', params: ({ event }) => ({ texts: event.texts }) } },
    'wish.asked': { actions: ['askToSignIn', 'wantLogin'] },
    'wish.declined': { actions: 'closePanel' },
    'wish.granted': {
      actions: ['closePanel', { type: 'setWish', params: ({ event }) => ({ wish: event.wish }) }, 'carryWishes'],
    },
    'cart.added': { actions: 'sendWishlist' },
    'cart.notAdded': { actions: 'sendWishlist' },
    'cart.wanted': { actions: 'sendCart' },
    'wishlist.kept': { actions: 'sendCart' },
    'protocols.changed': { actions: 'sendOutdated' },
    'product.suggested': { actions: 'sendSuggested' },

    'protocol.opened': { actions: 'sendProtocols' },
    'protocol.removed': [
      {
        guard: { type: 'isProtocolOpen', params: ({ event }) => ({ protocolId: event.protocolId }) },
        actions: ['sendProtocols', { type: 'goTo', params: { address: PAGES.clientProtocols.path } }],
      },
      { actions: 'sendProtocols' },
    ],

    'order.placed': {
      actions: [
        'sendOutdated',
        { type: 'goTo', params: ({ event }) => ({ address: `/checkout/complete/${event.orderId}` }) },
      ],
    },
    'order.repeated': { actions: 'sendOutdated' },
    'orders.moved': { actions: 'sendOutdated' },
    'practice.moved': {
      actions: { type: 'goTo', params: ({ event }) => ({ address: `/practice/${event.shopName}` }) },
    },

    'account.known': {
      actions: [
        'fillForms',
        'sendBuilderMode',
        { type: 'withdrawToasts', params: { text: 'common:session.noProfile' } },
        { type: 'withdrawToasts', params: { text: 'signIn' } },
      ],
    },
    'account.deleted': {
      actions: [
        'leaveOwnArea',
        'sendAccountGone',
        { type: 'goTo', params: { address: '/' } },
        { type: 'raiseToast', params: { tone: 'info', text: 'common:session.deleted' } },
      ],
    },
    'signIn.done': {
      actions: { type: 'goTo', params: ({ event }) => ({ address: loginLeadingTo(event.returnTo) }) },
    },
    'signIn.failed': { actions: { type: 'goTo', params: { address: '/login' } } },
    'password.reset': { actions: { type: 'goTo', params: { address: '/login' } } },
    'reset.unusable': {
      actions: [
        { type: 'raiseToast', params: { tone: 'error', text: 'common:session.invalidToken' } },
        { type: 'goTo', params: { address: '/login' } },
      ],
    },
    'login.refused': { actions: { type: 'sendLoginRefused', params: ({ event }) => ({ status: event.status }) } },
    'registration.sent': { actions: { type: 'goTo', params: { address: '/onboarding/success' } } },
    'client.invited': {
      actions: [
        {
          type: 'raiseToast',
          params: ({ event }) => ({ tone: 'info', text: 'clients:invite.sent', values: { email: event.email } }),
        },
        { type: 'goTo', params: { address: '/account/practitioner/clients' } },
      ],
    },
    'account.changed': { actions: { type: 'sendAccountChanged', params: ({ event }) => ({ user: event.user }) } },
    'account.stale': { actions: ['sendAccountStale', 'sendOutdated'] },
  },
}).on
