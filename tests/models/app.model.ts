import assert from 'node:assert/strict'

import { appMachine } from '#machines/app/app.machine.ts'
import { LONG_LIVED_CHARTS } from '#machines/app/actors.ts'
import { LATE_CHARTS } from '#machines/app/charts.ts'
import { isChartOf } from '#machines/pages/place.ts'

import { builderRules } from './app-builder-rules.ts'
import { chartRules } from './app-chart-rules.ts'
import { formRules } from './app-form-rules.ts'
import { orderRules } from './app-order-rules.ts'
import { pageRules } from './app-page-rules.ts'
import { personRules } from './app-person-rules.ts'
import { practiceRules } from './app-practice-rules.ts'
import { protocolRules } from './app-protocol-rules.ts'
import { wishRules } from './app-wish-rules.ts'
import {
  about,
  activate,
  adminOrders,
  anOwnProtocol,
  aProtocol,
  atAbout,
  cart,
  client,
  filteredListing,
  found,
  germanListing,
  heart,
  home,
  listing,
  multipass,
  notice,
  ownFolders,
  aClient,
  overview,
  ownProtocols,
  practiceEditor,
  practicePage,
  profile,
  protocols,
  recall,
  registerAtPractice,
  reset,
  shop,
  toCart,
  undo,
  undoLine,
  unwished,
  user,
  zinc,
  zincPack,
} from './app-samples.ts'
import { LATE, lateChartsIn } from './app-steps.ts'
import { options, product } from './samples.ts'
import { sharedProtocol } from '#tests/areas/protocols/models/shared-protocol-samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { called, entered, named, sent, started } from './support/rules.ts'

/** Events of a shop that lacks code of its own. */
const ABOUT_CODE = [
  'chunk.failed',
  'code.retry',
  'page.returned',
  'xstate.done.actor.loadScreen',
  'xstate.error.actor.loadScreen',
]

export const model = defineModel({
  machine: appMachine,
  inputs: [
    { shop, build: 'b2', reloadedFor: null },
    { shop, build: 'b2', reloadedFor: 'b1' },
    { shop, build: 'b2', reloadedFor: 'b2' },
    { shop: { ...shop, region: 'uk' }, build: 'b2', reloadedFor: null },
  ],
  events: [
    { type: 'route.entered', place: listing, at: 1000 },
    { type: 'route.entered', place: filteredListing, at: 2000 },
    { type: 'route.entered', place: germanListing, at: 3000 },
    { type: 'route.entered', place: home, at: 4000 },
    { type: 'route.entered', place: about, at: 4200 },
    { type: 'route.entered', place: listing, at: 4300, recall },
    { type: 'route.entered', place: zinc, at: 4500 },
    { type: 'route.entered', place: found, at: 4600 },
    { type: 'route.entered', place: { ...found, language: 'de' }, at: 4700 },
    { type: 'route.shown', at: 4900 },
    { type: 'page.returned', at: 5000 },
    { type: 'connection.back' },
    { type: 'notice.withdrawn', text: 'builder:notice.selectToAdd' },
    { type: 'chunk.failed', online: true },
    { type: 'chunk.failed', online: false },
    { type: 'code.retry' },
    { type: 'notice.raised', ...notice },
    { type: 'notice.raised', tone: 'product', text: 'common:cartEntry.removed', values: { name: 'Zinc' } },
    { type: 'data.arrived', key: 'en', data: options },
    { type: 'data.failed', key: 'en', problem: { kind: 'unreadable' } },
    { type: 'options.retry' },
    { type: 'route.entered', place: activate, at: 4700, token: 'one' },
    { type: 'route.entered', place: multipass, at: 4700, token: 'one' },
    { type: 'route.entered', place: reset, at: 4700, token: 'one' },
    { type: 'route.entered', place: profile, at: 4700 },
    { type: 'charts.loaded', charts: ['searchBar', 'country'], at: 4800 },
    { type: 'charts.loaded', charts: ['profileForm', 'wishesForm', 'lookups'], at: 4800 },
    { type: 'charts.loaded', charts: ['activation'], at: 4800, token: 'one' },
    { type: 'charts.loaded', charts: ['multipass'], at: 4800, token: 'one' },
    { type: 'charts.loaded', charts: ['resetForm'], at: 4800, token: 'one' },
    { type: 'charts.loaded', charts: ['resetForm'], at: 4800 },
    { type: 'session.entering' },
    { type: 'session.signedIn', userId: 1, userTypeId: 4 },
    { type: 'session.signedIn', userId: 2, userTypeId: 3 },
    { type: 'session.signedIn', userId: 2, userTypeId: 2 },
    { type: 'session.signedIn', userId: 3, userTypeId: 1 },
    { type: 'session.signedOut' },
    { type: 'account.known', user, profile: null },
    { type: 'account.deleted' },
    { type: 'signIn.done', returnTo: null },
    { type: 'signIn.done', returnTo: '/cart' },
    { type: 'signIn.failed' },
    { type: 'password.reset' },
    { type: 'reset.unusable' },
    { type: 'login.refused', status: 401 },
    { type: 'registration.sent' },
    { type: 'client.invited', email: 'mia@example.test' },
    { type: 'account.changed', user },
    { type: 'account.stale' },
    { type: 'wish.made', wish: toCart },
    { type: 'wish.made', wish: heart },
    { type: 'wish.unmade', item: unwished },
    { type: 'cart.opened' },
    { type: 'texts.wanted', texts: ['shopping'] },
    { type: 'wish.asked' },
    { type: 'wish.declined' },
    { type: 'wish.granted', wish: toCart },
    { type: 'cart.added', variantId: 1 },
    { type: 'cart.notAdded', variantId: 1 },
    { type: 'cart.wanted', product: zincPack, quantity: 1 },
    { type: 'wishlist.kept', product: zincPack },
    { type: 'notice.undone', undo },
    { type: 'notice.undone', undo: undoLine },
    { type: 'protocol.opened', protocol: sharedProtocol(1) },
    { type: 'protocol.removed', protocolId: 1 },
    { type: 'protocols.changed' },
    { type: 'product.suggested', product: product(1) },
    { type: 'practice.moved', shopName: 'linden-practice' },
    { type: 'order.placed', orderId: 12 },
    { type: 'order.repeated' },
    { type: 'orders.moved' },
  ],
  answers: [done('loadScreen'), failed('loadScreen')],
  project: ({ context: { place, userId } }) => ({ place, userId }),
  // Most facts are handed on wherever a person is: each is tried in one place, and people and charts of pages in another.
  until: (snapshot, event) => {
    const {
      context: {
        shop: { region },
        reloadedFor,
        place,
        userId,
      },
      children,
    } = snapshot
    const charts = lateChartsIn(children)
    const isPlain = userId === null && charts.length === 0
    if (snapshot.matches({ code: 'lacking' }) && !ABOUT_CODE.includes(event.type)) return true
    if (reloadedFor !== null) return event.type !== 'chunk.failed'
    if (region === 'uk')
      return event.type !== 'route.shown' && !(event.type === 'route.entered' && event.place === about)
    if (event.type === 'route.entered') return !isPlain
    if (event.type === 'route.shown') return userId !== null || charts.some((chart) => !LATE.includes(chart))
    if (event.type === 'charts.loaded')
      return (
        place === null ||
        !(place === about || isChartOf(place, event.charts[0] ?? 'cart')) ||
        userId !== null ||
        charts.some((chart) => !event.charts.includes(chart))
      )
    if (event.type.startsWith('session.') || event.type === 'account.known')
      return place !== about || charts.some((chart) => !['profileForm', 'wishesForm', 'lookups'].includes(chart))
    return place !== (event.type === 'account.deleted' ? about : null) || !isPlain
  },
  journeys: [
    // A person goes from page to page, and looks at one of them with other filters.
    [home, about, listing, filteredListing].flatMap((place, at) => [
      { type: 'route.entered', place, at },
      { type: 'route.shown', at: 10 + at },
    ]),
    // The search bar runs, and a page without a list is opened with other filters.
    [
      { type: 'route.entered', place: about, at: 1 },
      { type: 'charts.loaded', charts: ['searchBar'], at: 2 },
      { type: 'route.entered', place: { ...about, query: { from: 'mail' } }, at: 3 },
    ],
    // Somebody else signs in where nobody knows the place yet.
    [
      { type: 'session.signedIn', userId: 1, userTypeId: 4 },
      { type: 'session.signedIn', userId: 2, userTypeId: 2 },
    ],
    [{ type: 'account.deleted' }],
    // What somebody has changed leaves the type as it was, or not.
    [client, { type: 'account.changed', user }],
    [
      { type: 'session.signedIn', userId: 1, userTypeId: 2 },
      { type: 'account.changed', user },
    ],
    // A visitor wants something, signs in for it, and has it.
    [
      atAbout,
      { type: 'wish.made', wish: toCart },
      { type: 'charts.loaded', charts: ['wish'], at: 2 },
      { type: 'wish.asked' },
      { type: 'session.entering' },
      client,
      { type: 'charts.loaded', charts: ['cart', 'wishlist'], at: 3 },
      { type: 'wish.granted', wish: toCart },
      { type: 'charts.loaded', charts: ['cart'], at: 4 },
      { type: 'cart.added', variantId: 1 },
      { type: 'cart.notAdded', variantId: 1 },
      { type: 'order.placed', orderId: 12 },
      { type: 'order.repeated' },
      { type: 'account.stale' },
      { type: 'page.returned', at: 5 },
      { type: 'cart.wanted', product: zincPack, quantity: 1 },
      { type: 'wishlist.kept', product: zincPack },
      { type: 'notice.undone', undo },
      { type: 'session.signedIn', userId: 2, userTypeId: 3 },
      { type: 'session.signedOut' },
    ],
    [
      atAbout,
      client,
      { type: 'charts.loaded', charts: ['cart'], at: 3 },
      { type: 'route.entered', place: germanListing, at: 4 },
      { type: 'route.shown', at: 5 },
    ],
    // A practitioner, whose protocol builder is there on whatever page.
    [
      atAbout,
      { type: 'session.signedIn', userId: 2, userTypeId: 3 },
      { type: 'charts.loaded', charts: ['protocolBuilder'], at: 3 },
      { type: 'account.known', user, profile: null },
      { type: 'route.entered', place: germanListing, at: 4 },
      { type: 'route.shown', at: 5 },
      { type: 'page.returned', at: 6 },
      { type: 'notice.undone', undo: undoLine },
      { type: 'product.suggested', product: product(1) },
      { type: 'session.signedOut' },
    ],
    // A practitioner's protocols change while one of their pages is open, or another.
    [
      { type: 'route.entered', place: ownProtocols, at: 1 },
      { type: 'session.signedIn', userId: 2, userTypeId: 3 },
      { type: 'charts.loaded', charts: ['protocolsPage', 'folders', 'protocolBuilder'], at: 2 },
      { type: 'protocols.changed' },
      { type: 'route.entered', place: anOwnProtocol, at: 3 },
      { type: 'charts.loaded', charts: ['protocolPage', 'shareMail'], at: 4 },
      { type: 'protocols.changed' },
      { type: 'route.entered', place: ownFolders, at: 5 },
      { type: 'protocols.changed' },
      { type: 'route.entered', place: anOwnProtocol, at: 6 },
      { type: 'route.entered', place: overview, at: 7 },
      { type: 'charts.loaded', charts: ['latestProtocols', 'waitingClients'], at: 8 },
      { type: 'protocols.changed' },
      { type: 'route.entered', place: aClient, at: 9 },
      { type: 'charts.loaded', charts: ['clientPage'], at: 10 },
      { type: 'protocols.changed' },
      { type: 'route.entered', place: { ...ownProtocols, language: 'de' }, at: 11 },
      atAbout,
      { type: 'protocols.changed' },
      { type: 'session.signedOut' },
    ],
    // An admin moves several orders while their list is open, which is asked for anew.
    [
      { type: 'route.entered', place: adminOrders, at: 1 },
      { type: 'session.signedIn', userId: 3, userTypeId: 1 },
      { type: 'charts.loaded', charts: ['allOrders', 'orderBatch', 'ordersDownload'], at: 2 },
      { type: 'orders.moved' },
      atAbout,
      { type: 'orders.moved' },
    ],
    // Somebody of whom it is not known yet who it is.
    [
      atAbout,
      { type: 'session.entering' },
      { type: 'wish.made', wish: heart },
      { type: 'charts.loaded', charts: ['wish'], at: 2 },
    ],
    // Somebody has gone, or come, while the code was on its way.
    [
      atAbout,
      client,
      { type: 'wish.made', wish: toCart },
      { type: 'session.signedOut' },
      { type: 'charts.loaded', charts: ['cart'], at: 2 },
      { type: 'charts.loaded', charts: ['wish'], at: 3 },
    ],
    [
      atAbout,
      { type: 'wish.made', wish: toCart },
      client,
      { type: 'charts.loaded', charts: ['wish'], at: 2 },
      { type: 'charts.loaded', charts: ['cart'], at: 3 },
    ],
    [
      atAbout,
      client,
      { type: 'charts.loaded', charts: ['wish', 'cart'], at: 2 },
      { type: 'wish.made', wish: toCart },
      { type: 'wish.granted', wish: heart },
      { type: 'session.signedOut' },
      { type: 'wish.made', wish: heart },
    ],
    [
      { type: 'route.entered', place: cart, at: 1 },
      { type: 'charts.loaded', charts: ['cart', 'mailCart'], at: 2 },
      { type: 'wish.made', wish: toCart },
      client,
    ],
    [atAbout, client, { type: 'charts.loaded', charts: ['wishlist'], at: 2 }, { type: 'wish.unmade', item: unwished }],
    // Pages whose charts run already are opened again.
    [
      { type: 'route.entered', place: found, at: 1 },
      { type: 'charts.loaded', charts: ['searchResults'], at: 2 },
      { type: 'route.entered', place: { ...found, query: { query: 'iron' } }, at: 3 },
      { type: 'route.entered', place: { ...found, language: 'de' }, at: 4 },
    ],
    [
      { type: 'route.entered', place: cart, at: 1 },
      { type: 'charts.loaded', charts: ['cart', 'mailCart'], at: 2 },
      atAbout,
      { type: 'route.entered', place: cart, at: 3 },
      { type: 'session.signedOut' },
    ],
    [
      { type: 'route.entered', place: reset, at: 1, token: 'one' },
      { type: 'charts.loaded', charts: ['resetForm'], at: 2, token: 'one' },
      atAbout,
      { type: 'route.entered', place: reset, at: 3 },
      { type: 'route.entered', place: reset, at: 4, token: 'two' },
    ],
    [
      { type: 'route.entered', place: profile, at: 1 },
      client,
      { type: 'charts.loaded', charts: ['profileForm', 'wishesForm', 'lookups'], at: 2 },
      { type: 'route.entered', place: { ...profile, query: { part: 'wishes' } }, at: 3 },
      atAbout,
      { type: 'route.entered', place: profile, at: 4 },
    ],
    // A practice page is open while people come and go, and has moved.
    [
      { type: 'route.entered', place: practicePage, at: 1 },
      { type: 'charts.loaded', charts: ['practice', 'practiceJoin'], at: 2 },
      { type: 'practice.moved', shopName: 'linden-practice' },
      { type: 'session.signedIn', userId: 2, userTypeId: 3 },
      { type: 'session.signedIn', userId: 2, userTypeId: 2 },
      { type: 'session.signedOut' },
      client,
      { type: 'session.signedOut' },
      { type: 'session.signedIn', userId: 3, userTypeId: 1 },
      atAbout,
      { type: 'route.entered', place: registerAtPractice, at: 3 },
      { type: 'charts.loaded', charts: ['clientForm'], at: 4 },
    ],
    // The editor of a practice page begins before it is known whose it is, and after.
    [
      { type: 'route.entered', place: practiceEditor, at: 1 },
      { type: 'charts.loaded', charts: ['practicePage'], at: 2 },
      { type: 'session.entering' },
      { type: 'session.signedIn', userId: 2, userTypeId: 2 },
      { type: 'session.signedIn', userId: 2, userTypeId: 3 },
      { type: 'session.signedOut' },
      { type: 'session.signedIn', userId: 3, userTypeId: 2 },
      { type: 'charts.loaded', charts: ['practicePage'], at: 3 },
    ],
    // A client opens one of their protocols, and removes it there, or when they have gone on.
    [
      { type: 'route.entered', place: protocols, at: 1 },
      client,
      { type: 'charts.loaded', charts: ['sharedProtocols'], at: 2 },
      { type: 'route.entered', place: aProtocol, at: 3 },
      { type: 'charts.loaded', charts: ['sharedProtocol', 'protocolRemoval'], at: 4 },
      { type: 'protocol.opened', protocol: sharedProtocol(1) },
      { type: 'protocol.removed', protocolId: 1 },
      { type: 'route.entered', place: protocols, at: 5 },
      { type: 'route.entered', place: aProtocol, at: 6 },
      atAbout,
      { type: 'protocol.removed', protocolId: 1 },
      { type: 'session.signedOut' },
    ],
    // A session that ends as soon as it has begun.
    [{ type: 'charts.loaded', charts: ['loginForm'], at: 1 }, { type: 'session.signedOut' }],
    // Code is lost with the connection, which comes and goes.
    [
      atAbout,
      { type: 'chunk.failed', online: false },
      { type: 'code.retry' },
      failed('loadScreen'),
      { type: 'page.returned', at: 2 },
      done('loadScreen'),
      { type: 'charts.loaded', charts: ['cart'], at: 3 },
      { type: 'chunk.failed', online: false },
      { type: 'page.returned', at: 4 },
    ],
    [atAbout, client, { type: 'chunk.failed', online: false }, { type: 'code.retry' }],
    // The page of search results, whose chart comes with it; its code may come when the person has gone on.
    [
      { type: 'route.entered', place: found, at: 1 },
      { type: 'charts.loaded', charts: ['searchResults'], at: 2 },
      { type: 'session.signedIn', userId: 2, userTypeId: 2 },
      ...[home, found, listing, zinc, found, about].map((place, at) => ({ type: 'route.entered', place, at })),
    ],
    // The page of a product: its chart comes with it, or ahead of it.
    [
      { type: 'route.entered', place: zinc, at: 1 },
      { type: 'charts.loaded', charts: ['product'], at: 2 },
      { type: 'session.signedIn', userId: 2, userTypeId: 2 },
      ...[listing, zinc, about].map((place, at) => ({ type: 'route.entered', place, at })),
    ],
    [atAbout, { type: 'charts.loaded', charts: ['product'], at: 1 }, { type: 'route.entered', place: zinc, at: 2 }],
    // The search bar is there: it hears of all that is entered.
    [
      { type: 'charts.loaded', charts: ['searchBar'], at: 1 },
      ...[found, { ...found, query: { ...found.query, brands: '4' } }, home, listing, filteredListing, zinc, about].map(
        (place, at) => ({ type: 'route.entered', place, at }),
      ),
    ],
    [
      { type: 'route.entered', place: found, at: 1 },
      { type: 'route.entered', place: home, at: 2 },
      { type: 'charts.loaded', charts: ['searchResults'], at: 3 },
    ],
  ],
  firstPaint: {
    events: ['route.entered', 'route.shown', 'data.arrived', 'data.failed', 'charts.loaded'],
    // Long-lived children travel with their own state; the others listen, and do so anew.
    restarts: [
      ...LONG_LIVED_CHARTS,
      'hearFacts',
      'loadCharts',
      'watchRoute',
      'watchReturn',
      'watchChunks',
      ...LATE_CHARTS,
    ],
  },
  rules: {
    ...pageRules,
    ...chartRules,
    ...personRules,
    ...wishRules,
    ...orderRules,
    ...practiceRules,
    ...protocolRules,
    ...formRules,
    ...builderRules,
    'starts every long-lived actor once, under its own name': {
      when: ({ before }) => before === undefined,
      must: (step) => assert.deepEqual(named(step), LONG_LIVED_CHARTS),
    },
    'hands a notice to the toaster as it is': {
      when: ({ event, before }) => event.type === 'notice.raised' && before !== undefined,
      must: (step) => assert.deepEqual(sent(step, 'toaster'), [{ ...step.event, type: 'toast.raised' }]),
    },
    'hands arrived options to the catalogue with their language': {
      when: ({ event, before }) => event.type === 'data.arrived' && before !== undefined,
      must: (step) => assert.deepEqual(sent(step, 'catalogue'), [{ type: 'options.known', language: 'en', options }]),
    },
    'reloads the page once a build when its code cannot be loaded': {
      requirements: ['error.lost-code-reloads-once'],
      when: ({ event, before }) =>
        event.type === 'chunk.failed' &&
        event['online'] === true &&
        before?.matches({ code: 'whole' }) === true &&
        before.context.reloadedFor !== 'b2',
      must(step) {
        assert.deepEqual(called(step, 'rememberReload'), [{ build: 'b2' }])
        assert.equal(called(step, 'reloadPage').length, 1)
      },
    },
    'keeps the page without a connection, where a reload would lose it': {
      when: ({ event, before }) =>
        event.type === 'chunk.failed' && event['online'] === false && before?.matches({ code: 'whole' }) === true,
      must(step) {
        assert.equal(step.after.matches({ code: 'lacking' }), true)
        assert.deepEqual(called(step, 'reloadPage'), [])
        assert.deepEqual(sent(step, 'toaster'), [
          { type: 'toast.raised', tone: 'error', text: 'common:problem.unreachable' },
        ])
      },
    },
    'asks for lost code again, of the page and of its charts, with the connection and at a press': {
      when: ({ event, before }) =>
        (event.type === 'page.returned' || event.type === 'code.retry') &&
        before?.context.place === about &&
        before.matches({ code: { lacking: 'waiting' } }),
      must(step) {
        assert.equal(started(step, 'loadScreen').length, 1)
        assert.equal(step.after.hasTag('code-awaited'), true)
        const { awaited } = step.before?.context ?? { awaited: [] }
        assert.deepEqual(
          sent(step, 'loadCharts'),
          awaited.length > 0 ? [{ type: 'charts.wanted', charts: awaited }] : [],
        )
      },
    },
    'waits on for code that still cannot be had, and lacks none once it is there': {
      when: ({ event }) => event.type.endsWith('actor.loadScreen'),
      must: ({ event, after }) =>
        assert.equal(
          after.matches({ code: event.type.startsWith('xstate.done') ? 'whole' : { lacking: 'waiting' } }),
          true,
        ),
    },
    'looks after all else when a person returns, whatever code it lacks': {
      when: ({ event, before }) => event.type === 'page.returned' && before !== undefined,
      must: (step) => assert.deepEqual(sent(step, 'shopOptions'), [{ type: 'data.revalidate', at: step.event['at'] }]),
    },
    'tells the catalogue why the options could not be had': {
      when: ({ event, before }) => event.type === 'data.failed' && before !== undefined,
      must: (step) =>
        assert.deepEqual(sent(step, 'catalogue'), [{ type: 'options.failed', problem: { kind: 'unreadable' } }]),
    },
    'shows an error page when a reload did not help': {
      requirements: ['error.lost-code-reloads-once'],
      when: (step) => entered(step, 'code.broken'),
      must(step) {
        assert.equal(step.before?.context.reloadedFor, 'b2')
        assert.deepEqual(called(step, 'reloadPage'), [])
        assert.equal(step.after.hasTag('broken'), true)
      },
    },
  },
})
