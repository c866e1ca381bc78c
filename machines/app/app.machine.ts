/**
 * The root of the one actor system: it starts the long-lived actors and is their mediator.
 * Owns: where the person is, and what happens when the shop's own code cannot be loaded (decision 45). Never: any flow of
 * its children, who do not know each other.
 */
import type { ActorRefFrom } from 'xstate'

import type { User } from '#contract/account.ts'

import { loginLeadingTo } from '../gate/gate.ts'

import { lacking, whole } from './own-code.ts'
import { textsOf } from './place.ts'
import { shoppingSetup } from './shopping.ts'

export type { AppEvent, AppInput } from './app.events.ts'

export const appMachine = shoppingSetup.createMachine({
  id: 'app',
  description: 'The whole shop in one browser tab.',
  context: ({ input }) => ({
    ...input,
    place: null,
    shownPath: null,
    shownBefore: null,
    person: null,
    personType: null,
    entering: false,
  }),
  invoke: [
    // First, since the session tells what the browser has stored as soon as it starts.
    {
      src: 'relayFacts',
      id: 'relayFacts',
      input: { from: ['language', 'shopOptions', 'catalogue', 'toaster', 'session'] },
    },
    { src: 'language', id: 'language', systemId: 'language' },
    { src: 'shopOverview', id: 'shopOverview', systemId: 'shopOverview' },
    { src: 'shopOptions', id: 'shopOptions', systemId: 'shopOptions' },
    { src: 'popularProducts', id: 'popularProducts', systemId: 'popularProducts' },
    { src: 'catalogue', id: 'catalogue', systemId: 'catalogue' },
    { src: 'product', id: 'product', systemId: 'product' },
    { src: 'toaster', id: 'toaster', systemId: 'toaster' },
    { src: 'sidePanel', id: 'sidePanel', systemId: 'sidePanel' },
    { src: 'images', id: 'images', systemId: 'images' },
    { src: 'session', id: 'session', systemId: 'session' },
    { src: 'gate', id: 'gate', systemId: 'gate' },
    { src: 'loadCharts', id: 'loadCharts' },
    { src: 'watchRoute', id: 'watchRoute' },
    { src: 'watchReturn', id: 'watchReturn' },
    { src: 'watchChunks', id: 'watchChunks' },
  ],
  initial: 'running',
  states: {
    running: {
      description: 'The shop runs; facts of one actor are handed to those whom they concern.',
      on: {
        'route.entered': [
          {
            guard: { type: 'isSamePlace', params: ({ event: { place, recall, token } }) => ({ place, recall, token }) },
          },
          {
            guard: { type: 'isSameListing', params: ({ event }) => ({ place: event.place }) },
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              { type: 'tellListingEntered', params: ({ event: { place, recall } }) => ({ place, recall }) },
            ],
          },
          {
            guard: { type: 'isListing', params: ({ event }) => ({ place: event.place }) },
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              {
                type: 'tellLanguage',
                params: ({ event: { place } }) => ({ language: place.language, texts: textsOf(place) }),
              },
              { type: 'wantOverview', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              { type: 'wantOptions', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              { type: 'wantCharts', params: ({ event: { place, token } }) => ({ place, token }) },
              { type: 'tellGatePlace', params: ({ event }) => ({ place: event.place }) },
              { type: 'tellListingEntered', params: ({ event: { place, recall } }) => ({ place, recall }) },
              'tellProductLeft',
              'tellSearchLeft',
              'tellSearchBar',
              'closePanel',
            ],
          },
          {
            guard: { type: 'isProduct', params: ({ event }) => ({ place: event.place }) },
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              {
                type: 'tellLanguage',
                params: ({ event: { place } }) => ({ language: place.language, texts: textsOf(place) }),
              },
              { type: 'wantOverview', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              { type: 'wantCharts', params: ({ event: { place, token } }) => ({ place, token }) },
              { type: 'tellGatePlace', params: ({ event }) => ({ place: event.place }) },
              { type: 'tellProductEntered', params: ({ event }) => ({ place: event.place }) },
              'tellListingLeft',
              'tellSearchLeft',
              'tellSearchBar',
              'closePanel',
            ],
          },
          {
            guard: { type: 'isSearchResults', params: ({ event }) => ({ place: event.place }) },
            actions: [
              'closePanelOfOtherPage',
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              {
                type: 'tellLanguage',
                params: ({ event: { place } }) => ({ language: place.language, texts: textsOf(place) }),
              },
              { type: 'wantOverview', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              { type: 'wantCharts', params: ({ event: { place, token } }) => ({ place, token }) },
              { type: 'tellGatePlace', params: ({ event }) => ({ place: event.place }) },
              'tellListingLeft',
              'tellProductLeft',
              'tellSearchBar',
            ],
          },
          {
            guard: { type: 'hasPopular', params: ({ event }) => ({ place: event.place }) },
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              {
                type: 'tellLanguage',
                params: ({ event: { place } }) => ({ language: place.language, texts: textsOf(place) }),
              },
              { type: 'wantOverview', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              { type: 'wantCharts', params: ({ event: { place, token } }) => ({ place, token }) },
              { type: 'tellGatePlace', params: ({ event }) => ({ place: event.place }) },
              { type: 'wantPopular', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              'tellListingLeft',
              'tellProductLeft',
              'tellSearchLeft',
              'tellSearchBar',
              'closePanel',
            ],
          },
          {
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              {
                type: 'tellLanguage',
                params: ({ event: { place } }) => ({ language: place.language, texts: textsOf(place) }),
              },
              { type: 'wantOverview', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              { type: 'wantCharts', params: ({ event: { place, token } }) => ({ place, token }) },
              { type: 'tellGatePlace', params: ({ event }) => ({ place: event.place }) },
              'tellListingLeft',
              'tellProductLeft',
              'tellSearchLeft',
              'tellSearchBar',
              'closePanel',
            ],
          },
        ],
        'route.shown': { actions: ['keepShownPath', 'wantLateCharts', 'wantLateOptions', 'tellCartLanguage'] },
        'page.returned': {
          actions: [{ type: 'revalidateOptions', params: ({ event }) => ({ at: event.at }) }, 'handOn', 'tellReturned'],
        },
        'connection.back': { actions: { type: 'withdrawToasts', params: { text: 'common:problem.unreachable' } } },
        'notice.raised': { actions: { type: 'raiseToast', params: ({ event: { type: _, ...wish } }) => wish } },
        'data.arrived': {
          actions: { type: 'tellOptionsKnown', params: ({ event }) => ({ language: event.key, options: event.data }) },
        },
        'data.failed': { actions: { type: 'tellOptionsFailed', params: ({ event }) => ({ problem: event.problem }) } },
        'options.retry': { actions: 'retryOptions' },
        'charts.loaded': {
          actions: ['startCharts', 'deliverWish', 'tellSearchBar', 'tellSearchEntered', 'giveToken', 'askAccount'],
        },
        'session.entering': {
          actions: [
            'keepEntering',
            'tellPersonal',
            { type: 'tellGatePerson', params: ({ event }) => ({ fact: event }) },
          ],
        },
        'session.signedIn': [
          {
            guard: { type: 'isOtherPerson', params: ({ event }) => ({ userId: event.userId }) },
            actions: [
              { type: 'withdrawToasts', params: { text: null } },
              'stopOwnCharts',
              'tellViewer',
              { type: 'keepPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
              { type: 'tellGatePerson', params: ({ event: { type, userTypeId } }) => ({ fact: { type, userTypeId } }) },
              'tellPersonal',
              'wantPersonal',
              'wantChartsAgain',
            ],
          },
          {
            actions: [
              'tellViewer',
              { type: 'keepPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
              { type: 'tellGatePerson', params: ({ event: { type, userTypeId } }) => ({ fact: { type, userTypeId } }) },
              'tellPersonal',
              'wantPersonal',
            ],
          },
        ],
        'session.signedOut': {
          actions: [
            { type: 'withdrawToasts', params: { text: null } },
            { type: 'withdrawToasts', params: { text: 'common:session.notLoggedOut' } },
            'stopOwnCharts',
            'renewLogin',
            'tellViewer',
            'forgetPerson',
            'tellPersonal',
            { type: 'tellGatePerson', params: ({ event }) => ({ fact: event }) },
          ],
        },
        'wish.made': { actions: 'carryWish' },
        'wish.asked': { actions: 'askToSignIn' },
        'wish.declined': { actions: 'closePanel' },
        'wish.granted': { actions: ['closePanel', 'carryWish'] },
        'cart.added': { actions: 'handOn' },
        'cart.notAdded': { actions: 'handOn' },
        'cart.wanted': { actions: 'handOn' },
        'wishlist.kept': { actions: 'handOn' },
        'notice.undone': { actions: 'handOn' },
        'account.known': {
          actions: ['fillForms', { type: 'withdrawToasts', params: { text: 'common:session.noProfile' } }],
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
          actions: [
            'tellEntered',
            { type: 'goTo', params: ({ event }) => ({ address: loginLeadingTo(event.returnTo) }) },
          ],
        },
        'signIn.failed': { actions: { type: 'goTo', params: { address: '/login' } } },
        'form.sent': [
          {
            guard: { type: 'isLogin', params: ({ event: { form, sent } }) => ({ form, sent }) },
            actions: 'tellEntered',
          },
          {
            guard: { type: 'isReset', params: ({ event: { form, sent } }) => ({ form, sent }) },
            actions: ['tellEntered', { type: 'goTo', params: { address: '/login' } }],
          },
          {
            guard: { type: 'isRegistration', params: ({ event }) => ({ form: event.form }) },
            actions: { type: 'goTo', params: { address: '/onboarding/success' } },
          },
          {
            guard: { type: 'isProfile', params: ({ event: { form, sent } }) => ({ form, sent }) },
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
        'chunk.failed': [
          {
            // Loading the page anew without a connection would lose the whole shop.
            guard: { type: 'isOffline', params: ({ event }) => ({ online: event.online }) },
            target: '.lacking',
            actions: { type: 'raiseToast', params: { tone: 'error', text: 'common:problem.unreachable' } },
          },
          { guard: 'isReloaded', target: 'broken' },
          {
            target: 'reloading',
            actions: { type: 'rememberReload', params: ({ context }) => ({ build: context.build }) },
          },
        ],
      },
      initial: 'whole',
      states: { whole, lacking },
    },
    reloading: {
      description:
        'Code of the shop could not be loaded: most likely a newer build is out, so the page is loaded anew, once.',
      entry: 'reloadPage',
    },
    broken: {
      description:
        'Code of the shop could not be loaded even after a reload: an error page offers a way on, which loads the page anew.',
      tags: 'broken',
    },
  },
})
export type AppRef = ActorRefFrom<typeof appMachine>
