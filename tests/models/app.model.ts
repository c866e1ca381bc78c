import assert from 'node:assert/strict'

import { appMachine } from '#machines/app/app.machine.ts'
import { isPersonal, PAGE_CHARTS, pageChartsOf, PERSONAL_CHARTS } from '#machines/app/page-charts.ts'
import type { CartProduct } from '#machines/cart/cart.ts'
import { mayBuyRestricted } from '#machines/session/roles.ts'
import type { ShopWish } from '#machines/wish/wish.ts'

import { options } from './samples.ts'
import { defineModel, type Step } from './support/model.ts'
import { called, entered, named, sent, started } from './support/rules.ts'

const shop = { name: 'Verbena', region: 'eu', origin: 'http://localhost:3000', ukShop: null } as const
const listing = { language: 'en', path: '/products', query: {} } as const
const filteredListing = { language: 'en', path: '/products', query: { brands: '4' } } as const
const germanListing = { language: 'de', path: '/products', query: {} } as const
const zinc = { language: 'en', path: '/products/zinc', query: {} } as const
const found = { language: 'en', path: '/search-results', query: { query: 'zinc' } } as const
const home = { language: 'en', path: '/', query: {} } as const
const about = { language: 'en', path: '/about', query: {} } as const
const activate = { language: 'jp', path: '/activate', query: {} } as const
const reset = { ...activate, path: '/reset-password' } as const
const multipass = { ...activate, path: '/multipass' } as const
const profile = { language: 'en', path: '/account/client/profile', query: {} } as const
const user = {
  user_id: 1, user_type_id: 4, email: 'zoe@mail.example', first_name: 'Zoë', last_name: 'Linden', phone: '', country: null, language: 'en', newsletter: false, builder_mode: 'redesign',
} as const
const unusable = { kind: 'refused', status: 422, message: 'Used already' } as const
const recall = { pages: 3, card: 7, offset: 80, focus: null } as const
const zincPack: CartProduct = {
  product_id: 1, product_variant_id: 1, price: 9.95, name: 'Zinc', slug: 'zinc', brand: { id: 1, name: 'Avella', slug: 'avella' },
  asset: null, unit_of_measure: null, net_contents: '60 capsules', stock: 3,
}
const toCart: ShopWish = { kind: 'cart', product: zincPack, quantity: 2 }
const heart: ShopWish = { kind: 'wishlist', product_id: 1, product_variant_id: 1, name: 'Zinc' }
const atAbout = { type: 'route.entered', place: about, at: 1 } as const
const client = { type: 'session.signedIn', userId: 1, userTypeId: 4 } as const
const undo = { to: 'cart', event: { type: 'cart.setQuantity', product: zincPack, quantity: 2 } } as const
const notice = { tone: 'info', text: 'common:notice.languageFailed' } as const

/** Whether a place is entered that is not open already, or one of which there is something to recall or to use. */
function isNewPlace({ event, before }: Step<typeof appMachine>): boolean {
  if (event.type !== 'route.entered' || before?.matches('running') !== true) return false
  return event['recall'] !== undefined || event['token'] !== undefined || JSON.stringify(before.context.place) !== JSON.stringify(event['place'])
}

type At = Step<typeof appMachine>

const isRunning = ({ before }: At) => before?.matches('running') === true
/** Whether a new place is entered that is not only a change of filters. */
const isNewPage = (step: At) => {
  const { path, language } = step.event['place'] ?? {}
  const place = step.before?.context.place
  return isNewPlace(step) && !(path === '/products' && place?.path === path && place?.language === language)
}
const pageChartsIn = (children: object) => PAGE_CHARTS.filter((chart) => chart in children)
/** Those that no page waits for. */
const LATE: readonly string[] = ['searchBar', 'country']
/** The form whose fate is told. */
const isAbout = (type: string, form: string) => (step: At) => isRunning(step) && step.event.type === type && step.event['form'] === form
const stopped = ({ effects }: At) => effects.filter(({ type }) => type === 'xstate.stopChild').map(({ params }) => (params as { child: { actor: string } }).child.actor)

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
    { type: 'route.shown', at: 4900 },
    { type: 'page.returned', at: 5000 },
    { type: 'chunk.failed', online: true },
    { type: 'chunk.failed', online: false },
    { type: 'notice.raised', ...notice },
    { type: 'notice.raised', ...notice, values: { language: 'Deutsch' } },
    { type: 'data.arrived', key: 'en', data: options },
    { type: 'data.failed', key: 'en', problem: { kind: 'unreadable' } },
    { type: 'options.retry' },
    { type: 'route.entered', place: activate, at: 4700, token: 'one' },
    { type: 'charts.loaded', charts: ['searchBar', 'country'], place: about, at: 4800 },
    { type: 'charts.loaded', charts: ['profileForm', 'wishesForm', 'lookups'], place: profile, at: 4800 },
    { type: 'charts.loaded', charts: ['activation'], place: activate, at: 4800, token: 'one' },
    { type: 'charts.loaded', charts: ['multipass'], place: multipass, at: 4800, token: 'one' },
    { type: 'charts.loaded', charts: ['resetForm'], place: reset, at: 4800, token: 'one' },
    { type: 'charts.loaded', charts: ['resetForm'], place: reset, at: 4800 },
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
    { type: 'form.sent', form: 'loginForm', sent: { kind: 'entered' } },
    { type: 'form.sent', form: 'loginForm', sent: { kind: 'leaving' } },
    { type: 'form.sent', form: 'resetForm', sent: { kind: 'entered' } },
    { type: 'form.sent', form: 'resetForm', sent: { kind: 'leaving' } },
    { type: 'form.sent', form: 'clientForm', sent: { message: 'Look at your mail' } },
    { type: 'form.sent', form: 'practitionerForm', sent: { message: 'Look at your mail' } },
    { type: 'form.sent', form: 'profileForm', sent: user },
    { type: 'form.sent', form: 'wishesForm', sent: { message: 'Kept' } },
    { type: 'form.sent', form: 'contactForm', sent: { message: 'Thank you' } },
    { type: 'form.refused', form: 'loginForm', problem: { kind: 'refused', status: 401, message: 'Wrong' } },
    { type: 'form.refused', form: 'loginForm', problem: { kind: 'unreachable' } },
    { type: 'form.refused', form: 'resetForm', problem: unusable },
    { type: 'form.refused', form: 'resetForm', problem: { ...unusable, status: 503 } },
    { type: 'form.refused', form: 'contactForm', problem: unusable },
    { type: 'wish.made', wish: toCart },
    { type: 'wish.made', wish: heart },
    { type: 'wish.asked' },
    { type: 'wish.granted', wish: toCart },
    { type: 'cart.added', variantId: 1 },
    { type: 'cart.notAdded', variantId: 1 },
    { type: 'cart.wanted', product: zincPack, quantity: 1 },
    { type: 'wishlist.kept', product: zincPack },
    { type: 'notice.undone', undo },
  ],
  project: ({ context: { place, person, personType } }) => ({ place, person, personType }),
  // Most facts are handed on wherever a person is: each is tried in one place, and people and charts of pages in another.
  until: ({ context: { shop: { region }, reloadedFor, place, person }, children }, event) => {
    const charts = pageChartsIn(children)
    const isPlain = person === null && charts.length === 0
    if (reloadedFor !== null) return event.type !== 'chunk.failed'
    if (region === 'uk') return event.type !== 'route.shown' && !(event.type === 'route.entered' && event.place === about)
    if (event.type === 'route.entered') return !isPlain
    if (event.type === 'route.shown') return person !== null || charts.some((chart) => !LATE.includes(chart))
    if (event.type === 'charts.loaded') return place !== about || person !== null || charts.some((chart) => !event.charts.includes(chart))
    if (event.type.startsWith('session.') || event.type === 'account.known') return place !== about || charts.some((chart) => !['profileForm', 'wishesForm', 'lookups'].includes(chart))
    return place !== (event.type === 'account.deleted' ? about : null) || !isPlain
  },
  journeys: [
    // A person goes from page to page, and looks at one of them with other filters.
    [home, about, listing, filteredListing].flatMap((place, at) => [{ type: 'route.entered', place, at }, { type: 'route.shown', at: 10 + at }]),
    // Somebody else signs in where nobody knows the place yet.
    [{ type: 'session.signedIn', userId: 1, userTypeId: 4 }, { type: 'session.signedIn', userId: 2, userTypeId: 2 }],
    [{ type: 'account.deleted' }],
    // A visitor wants something, signs in for it, and has it.
    [
      atAbout, { type: 'wish.made', wish: toCart }, { type: 'charts.loaded', charts: ['wish'], place: about, at: 2, wish: toCart }, { type: 'wish.asked' },
      { type: 'session.entering' }, client, { type: 'charts.loaded', charts: ['cart', 'wishlist'], place: about, at: 3 },
      { type: 'wish.granted', wish: toCart }, { type: 'charts.loaded', charts: ['cart'], place: about, at: 4, wish: toCart },
      { type: 'cart.added', variantId: 1 }, { type: 'cart.notAdded', variantId: 1 }, { type: 'page.returned', at: 5 }, { type: 'cart.wanted', product: zincPack, quantity: 1 },
      { type: 'wishlist.kept', product: zincPack }, { type: 'notice.undone', undo }, { type: 'session.signedIn', userId: 2, userTypeId: 3 }, { type: 'session.signedOut' },
    ],
    // Somebody of whom it is not known yet who it is.
    [atAbout, { type: 'session.entering' }, { type: 'wish.made', wish: heart }, { type: 'charts.loaded', charts: ['wish'], place: about, at: 2, wish: heart }],
    // Somebody has gone, or come, while the code was on its way.
    [atAbout, client, { type: 'session.signedOut' }, { type: 'charts.loaded', charts: ['cart'], place: about, at: 2, wish: toCart }],
    [atAbout, client, { type: 'charts.loaded', charts: ['wish'], place: about, at: 2, wish: toCart }],
    [atAbout, client, { type: 'charts.loaded', charts: ['cart'], place: about, at: 2, wish: toCart }],
    [{ type: 'route.entered', place: { language: 'en', path: '/cart', query: {} }, at: 1 }],
    // A session that ends as soon as it has begun.
    [{ type: 'charts.loaded', charts: ['loginForm'], place: about, at: 1 }, { type: 'session.signedOut' }],
    // The page of search results, whose chart comes with it; its code may come when the person has gone on.
    [
      { type: 'route.entered', place: found, at: 1 },
      { type: 'charts.loaded', charts: ['searchResults'], place: found, at: 2 },
      { type: 'session.signedIn', userId: 2, userTypeId: 2 },
      ...[home, found, listing, zinc, found, about].map((place, at) => ({ type: 'route.entered', place, at })),
    ],
    // The search bar is there: it hears of all that is entered.
    [
      { type: 'charts.loaded', charts: ['searchBar'], place: about, at: 1 },
      ...[found, { ...found, query: { ...found.query, brands: '4' } }, home, listing, filteredListing, zinc, about].map((place, at) => ({ type: 'route.entered', place, at })),
    ],
    [
      { type: 'route.entered', place: found, at: 1 },
      { type: 'route.entered', place: home, at: 2 },
      { type: 'charts.loaded', charts: ['searchResults'], place: found, at: 3 },
    ],
  ],
  firstPaint: {
    events: ['route.entered', 'route.shown', 'data.arrived', 'data.failed', 'charts.loaded'],
    // Long-lived children travel with their own state; the others listen, and do so anew.
    restarts: [
      'language', 'shopOverview', 'shopOptions', 'popularProducts', 'catalogue', 'product', 'toaster', 'sidePanel', 'images', 'session', 'gate',
      'relayFacts', 'loadCharts', 'watchRoute', 'watchReturn', 'watchChunks', ...PAGE_CHARTS,
    ],
  },
  rules: {
    'starts every long-lived actor once, under its own name': {
      when: ({ before }) => before === undefined,
      must: (step) => assert.deepEqual(named(step), ['language', 'shopOverview', 'shopOptions', 'popularProducts', 'catalogue', 'product', 'toaster', 'sidePanel', 'images', 'session', 'gate']),
    },
    'tells the language of each place in another language, and wants the overview in it': {
      when: ({ event, before }) => event.type === 'route.entered' && before?.context.place?.language !== event['place'].language && before?.matches('running') === true,
      must(step) {
        const { language, path } = step.event['place']
        const texts = { '/': ['common', 'catalogue', 'home'], '/about': ['common', 'pages'], '/activate': ['common', 'account'], '/cart': ['common', 'catalogue', 'shopping'] }[path as '/'] ?? ['common', 'catalogue']
        assert.deepEqual(sent(step, 'language'), [{ type: 'language.entered', language, texts }])
        assert.deepEqual(sent(step, 'shopOverview'), [{ type: 'data.wanted', key: language, at: step.event['at'] }])
      },
    },
    'wants the filter options for the listing at once (decision 12), and for whoever may go there once another page is shown': {
      when: (step) => isNewPage(step) || (isRunning(step) && step.event.type === 'route.shown'),
      must: (step) => {
        const { place } = step.after.context
        const isWanted = place !== null && (step.event.type === 'route.shown' || place.path === '/products')
        assert.deepEqual(sent(step, 'shopOptions'), isWanted ? [{ type: 'data.wanted', key: place.language, at: step.event['at'] }] : [])
      },
    },
    'wants the popular products for the home page and the cart, and no other': {
      when: isNewPlace,
      must: (step) => {
        const { language, path } = step.event['place']
        assert.deepEqual(sent(step, 'popularProducts'), path === '/' || path === '/cart' ? [{ type: 'data.wanted', key: language, at: step.event['at'] }] : [])
      },
    },
    'does nothing at all for the place that is open already (hydration)': {
      when: (step) => step.event.type === 'route.entered' && step.before?.matches('running') === true && !isNewPlace(step),
      must: (step) => {
        assert.deepEqual(step.effects, [])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'tells the catalogue each listing with its query and what to recall of it, and every other page as left': {
      when: isNewPlace,
      must(step) {
        const { path, language, query } = step.event['place']
        const recalled = step.event['recall'] && { recall: step.event['recall'] }
        const told = path === '/products' ? { type: 'listing.entered', language, query, ...recalled } : { type: 'listing.left' }
        assert.deepEqual(sent(step, 'catalogue'), [told])
      },
    },
    'tells the product page its slug, and every other page but a change of filters as left': {
      when: isNewPlace,
      must(step) {
        const { place } = step.before?.context ?? {}
        const { path, language } = step.event['place']
        const filters = path === '/products' && place?.path === path && place?.language === language
        const told = path === '/products/zinc' ? { type: 'product.entered', language, slug: 'zinc' } : { type: 'product.left' }
        assert.deepEqual(sent(step, 'product'), filters ? [] : [told])
      },
    },
    'tells the search results the place for which their code was asked, if the person is still there': {
      when: (step) => isRunning(step) && step.event.type === 'charts.loaded' && step.event['place'] === found,
      must: (step) => {
        const { language, query } = found
        assert.deepEqual(sent(step, 'searchResults'), step.before?.context.place === found ? [{ type: 'search.entered', language, query }] : [])
      },
    },
    'tells the search results that every page but theirs leaves them': {
      when: (step) => isNewPage(step) && 'searchResults' in (step.before?.children ?? {}),
      must: (step) => assert.deepEqual(sent(step, 'searchResults'), step.event['place'].path === '/search-results' ? [] : [{ type: 'search.left' }]),
    },
    'tells the search bar each page once its code is there, and at once the page in sight (section 2)': {
      when: (step) => isNewPage(step) || (isRunning(step) && step.event['charts']?.includes('searchBar') === true && step.after.context.place !== null),
      must: (step) => {
        const runs = 'searchBar' in (step.before?.children ?? {}) || step.event.type === 'charts.loaded'
        assert.deepEqual(sent(step, 'searchBar').slice(-1), runs ? [{ type: 'page.entered', place: step.after.context.place }] : [])
      },
    },
    'leaves the panel open while a person filters, and closes it on another page': {
      when: isNewPlace,
      must(step) {
        const { place } = step.before?.context ?? {}
        const { path, language } = step.event['place']
        const stays = ['/products', '/search-results'].includes(path) && place?.path === path && place?.language === language
        assert.deepEqual(sent(step, 'sidePanel'), stays ? [] : [{ type: 'sidePanel.close' }])
      },
    },
    'remembers the page before the one in sight, which came by a link if there was any': {
      when: ({ event, before }) => event.type === 'route.shown' && before?.matches('running') === true,
      must({ before, after }) {
        assert.equal(after.context.shownPath, after.context.place?.path ?? null)
        if (before?.context.shownPath !== after.context.shownPath) assert.equal(after.context.shownBefore, before?.context.shownPath)
        else assert.equal(after.context.shownBefore, before?.context.shownBefore)
      },
    },
    'tells the gate each page that is entered (section 2)': {
      when: isNewPage,
      must: (step) => assert.deepEqual(sent(step, 'gate'), [{ type: 'page.entered', place: step.event['place'] }]),
    },
    'asks for the code of the page’s charts, with the one-time token that its address held (decision 27)': {
      when: isNewPage,
      must: (step) => {
        const { place, token } = step.event as unknown as { place: typeof about; token?: string }
        assert.deepEqual(sent(step, 'loadCharts'), [{ type: 'charts.wanted', charts: pageChartsOf(place), place, ...(token && { token }) }])
      },
    },
    'keeps no token': {
      when: ({ event }) => event['token'] !== undefined,
      must: ({ after }) => assert.equal(JSON.stringify(after.context).includes('"one"'), false),
    },
    'starts each chart of a page once, under its own name, and hears what it tells': {
      when: (step) => isRunning(step) && step.event.type === 'charts.loaded',
      must: (step) => {
        const { charts } = step.event as unknown as { charts: readonly string[] }
        assert.deepEqual(named(step), charts.filter((chart) => !(chart in (step.before?.children ?? {}))))
        assert.deepEqual(sent(step, 'relayFacts'), [{ type: 'facts.wanted', from: charts.filter((chart) => chart !== 'lookups') }])
      },
    },
    'lets a form that has come to its end be as new when its page is opened again': {
      when: (step) => isRunning(step) && step.event.type === 'charts.loaded' && step.event['token'] === undefined && 'resetForm' in (step.before?.children ?? {}),
      must: (step) => assert.deepEqual(sent(step, 'resetForm'), [{ type: 'form.reset' }, { type: 'page.opened', at: 4800 }]),
    },
    'gives the one-time token to the chart that it is for, and to nobody else (decision 27)': {
      when: (step) => isRunning(step) && step.event.type === 'charts.loaded' && step.event['token'] !== undefined && pageChartsIn(step.before?.children ?? {}).length === 0,
      must: (step) => {
        const [chart = ''] = step.event['charts'] as readonly string[]
        const told = chart === 'resetForm' ? { type: 'form.fill', values: { reset_token: 'one' } } : { type: 'token.given', token: 'one', language: 'jp' }
        assert.deepEqual(sent(step, chart), [told])
      },
    },
    'hands to the gate who is here': {
      when: (step) => isRunning(step) && step.event.type.startsWith('session.'),
      must: (step) => {
        const { type, userTypeId } = step.event as unknown as { type: string; userTypeId?: number }
        assert.deepEqual(sent(step, 'gate'), [{ type, ...(userTypeId && { userTypeId }) }])
      },
    },
    'has products fetched anew exactly when another right to buy comes or goes (section 6, decision 13)': {
      when: (step) => isRunning(step) && ['session.signedIn', 'session.signedOut'].includes(step.event.type),
      must: (step) => {
        const may = mayBuyRestricted(step.event['userTypeId'])
        const changed = [1, 2].includes(step.before?.context.personType ?? 0) !== may
        const shown = ['catalogue', 'product', ...pageChartsIn(step.before?.children ?? {}).filter((chart) => chart === 'searchResults')]
        for (const chart of shown) assert.deepEqual(sent(step, chart), changed ? [{ type: 'viewer.changed' }] : [])
      },
    },
    'ends what was one person’s when that person has gone or another has come, and nothing else': {
      when: (step) => isRunning(step) && ['session.signedIn', 'session.signedOut'].includes(step.event.type) && 'profileForm' in (step.before?.children ?? {}),
      must: (step) => {
        const { person } = step.before?.context ?? {}
        const stays = step.event.type === 'session.signedIn' && (person === null || person === step.event['userId'])
        assert.deepEqual(stopped(step), stays ? [] : ['profileForm', 'wishesForm'])
      },
    },
    'lets a login be tried again whose session has ended': {
      when: (step) => isRunning(step) && step.event.type === 'session.signedOut' && 'loginForm' in (step.before?.children ?? {}),
      must: (step) => assert.deepEqual(sent(step, 'loginForm'), [{ type: 'form.reset' }]),
    },
    'asks for the charts of the page again for another person': {
      when: (step) => isRunning(step) && step.event.type === 'session.signedIn' && step.before?.context.place === about && step.before.context.person !== null && step.before.context.person !== step.event['userId'],
      must: (step) => assert.deepEqual(sent(step, 'loadCharts').at(-1), { type: 'charts.wanted', charts: [], place: about }),
    },
    'asks for the charts of what a person keeps when that person is here, as far as they are not there': {
      when: (step) => isRunning(step) && step.event.type === 'session.signedIn' && step.before?.context.place !== null,
      must: (step) => {
        const isFor = (chart: string) => chart !== 'folders' || [2, 3].includes(step.event['userTypeId'])
        const charts = PERSONAL_CHARTS.filter((chart) => isFor(chart) && !(chart in (step.before?.children ?? {})))
        assert.deepEqual(sent(step, 'loadCharts')[0], { type: 'charts.wanted', charts, place: step.after.context.place })
      },
    },
    'tells them who comes and goes': {
      when: (step) => isRunning(step) && step.event.type.startsWith('session.') && pageChartsIn(step.before?.children ?? {}).some(isPersonal),
      must: (step) => {
        for (const chart of pageChartsIn(step.before?.children ?? {}).filter(isPersonal)) assert.deepEqual(sent(step, chart), [step.event])
      },
    },
    'tells them who is here when their code arrives': {
      when: (step) => isRunning(step) && step.event.type === 'charts.loaded' && !('wish' in (step.before?.children ?? {})) && (step.event['charts'] as readonly string[]).includes('wish'),
      must: (step) => {
        const { person, personType, entering } = step.after.context
        const [first] = sent(step, 'wish')
        if (person !== null) assert.deepEqual(first, { type: 'session.signedIn', userId: person, userTypeId: personType })
        else if (entering) assert.deepEqual(first, { type: 'session.entering' })
        else assert.equal((first as { type: string }).type, 'wish.keep')
      },
    },
    'carries what somebody wants to the chart that takes it: of a visitor the one that keeps it (decision 18)': {
      when: (step) => isRunning(step) && ['wish.made', 'wish.granted'].includes(step.event.type) && step.after.context.place !== null,
      must: (step) => {
        const { person, place } = step.after.context
        const wish = step.event['wish'] as ShopWish
        assert.deepEqual(sent(step, 'loadCharts'), [{ type: 'charts.wanted', charts: [person === null ? 'wish' : wish.kind], place, wish }])
      },
    },
    'delivers it once, to whom it is for by then, and says so to the chart that kept it': {
      when: (step) => isRunning(step) && step.event.type === 'charts.loaded' && step.event['wish'] !== undefined,
      must: (step) => {
        const { person } = step.after.context
        const [chart] = step.event['charts'] as readonly string[]
        const wish = step.event['wish'] as ShopWish
        const told = [...sent(step, 'wish'), ...sent(step, 'cart')].filter((event) => !(event as { type: string }).type.startsWith('session.'))
        const delivered = 'wish' in (step.before?.children ?? {}) ? [{ type: 'wish.delivered', wish }] : []
        const wanted = sent(step, 'loadCharts')
        if ((chart === 'wish') !== (person === null)) {
          assert.deepEqual(told, [])
          assert.deepEqual(wanted, [{ type: 'charts.wanted', charts: [person === null ? 'wish' : 'cart'], place: about, wish }])
        } else {
          // Nothing else: no page was opened, so neither cart nor wishlist is to be fetched anew.
          assert.deepEqual(told, chart === 'wish' ? [{ type: 'wish.keep', wish }] : [...delivered, { type: 'cart.add', product: zincPack, quantity: 2 }])
          assert.deepEqual(wanted, [])
        }
      },
    },
    'asks a visitor to sign in over the page, and brings what that needs': {
      when: (step) => isRunning(step) && step.event.type === 'wish.asked' && step.after.context.place === about,
      must: (step) => {
        assert.deepEqual(sent(step, 'sidePanel'), [{ type: 'sidePanel.open', content: 'signIn', side: 'right' }])
        assert.deepEqual(sent(step, 'language'), [{ type: 'language.entered', language: 'en', texts: ['account'] }])
        assert.deepEqual(sent(step, 'loadCharts'), [{ type: 'charts.wanted', charts: ['loginForm'], place: about }])
      },
    },
    'closes the login once the wish is granted': {
      when: (step) => isRunning(step) && step.event.type === 'wish.granted',
      must: (step) => assert.deepEqual(sent(step, 'sidePanel'), [{ type: 'sidePanel.close' }]),
    },
    'tells the wishlist what is in the cart, and what is not': {
      when: (step) => isRunning(step) && ['cart.added', 'cart.notAdded'].includes(step.event.type),
      must: (step) => assert.deepEqual(sent(step, 'wishlist'), 'wishlist' in (step.before?.children ?? {}) ? [step.event] : []),
    },
    'hands to the cart what concerns it, once it is there': {
      when: (step) => isRunning(step) && ['cart.wanted', 'wishlist.kept', 'notice.undone', 'page.returned'].includes(step.event.type),
      must: (step) => {
        const told = {
          'cart.wanted': { type: 'cart.add', product: zincPack, quantity: 1 },
          'wishlist.kept': { type: 'cart.setQuantity', product: zincPack, quantity: 0 },
          'notice.undone': undo.event,
          'page.returned': { type: 'cart.revalidate', at: step.event['at'] },
        }[step.event.type]
        assert.deepEqual(sent(step, 'cart'), 'cart' in (step.before?.children ?? {}) ? [told] : [])
      },
    },
    'fills the forms that are there with what is known of the person': {
      when: (step) => isRunning(step) && step.event.type === 'account.known',
      must: (step) => {
        const runs = 'profileForm' in (step.before?.children ?? {})
        for (const form of ['profileForm', 'wishesForm']) {
          assert.deepEqual(sent(step, form).map((event) => (event as { values: Record<string, string> }).values['first_name']), runs ? ['Zoë'] : [])
        }
      },
    },
    'is loggedin after login, password reset, account activation and multipass login (section 4)': {
      when: (step) => isRunning(step) && (step.event.type === 'signIn.done' || step.event['sent']?.kind === 'entered'),
      must: (step) => assert.deepEqual(sent(step, 'session'), [{ type: 'session.entered' }]),
    },
    'is not loggedin by a login or a reset that leads to the shop of the other region (decision 23)': {
      when: (step) => isRunning(step) && step.event['sent']?.kind === 'leaving',
      must: (step) => assert.deepEqual(step.effects, []),
    },
    'leads on by the login, which knows the way back, after a way in by token or a reset': {
      when: (step) => isRunning(step) && (step.event.type === 'signIn.done' || (isAbout('form.sent', 'resetForm')(step) && step.event['sent'].kind === 'entered')),
      must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: step.event['returnTo'] ? '/login?back=%2Fcart' : '/login' }]),
    },
    'leads to the login after a failed activation (section 8)': {
      when: (step) => isRunning(step) && step.event.type === 'signIn.failed',
      must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: '/login' }]),
    },
    'leads to the login with the invalid-token text after a failed reset (section 8)': {
      when: isAbout('form.refused', 'resetForm'),
      must: (step) => {
        const isUnusable = step.event['problem'].status === 422
        assert.deepEqual(called(step, 'goTo'), isUnusable ? [{ address: '/login' }] : [])
        assert.deepEqual(sent(step, 'toaster'), isUnusable ? [{ type: 'toast.raised', tone: 'error', text: 'common:session.invalidToken' }] : [])
      },
    },
    'leads on after a registration': {
      when: (step) => isAbout('form.sent', 'clientForm')(step) || isAbout('form.sent', 'practitionerForm')(step),
      must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: '/onboarding/success' }]),
    },
    'tells the session with which status a login was refused, and nothing of one without an answer (section 8)': {
      when: isAbout('form.refused', 'loginForm'),
      must: (step) => assert.deepEqual(sent(step, 'session'), step.event['problem'].kind === 'refused' ? [{ type: 'login.refused', status: 401 }] : []),
    },
    'tells the session of a changed profile': {
      when: (step) => isAbout('form.sent', 'profileForm')(step) || isAbout('form.sent', 'wishesForm')(step),
      must: (step) => assert.deepEqual(sent(step, 'session'), [step.event['form'] === 'profileForm' ? { type: 'account.changed', user } : { type: 'account.retry' }]),
    },
    'hands nothing on of other forms': {
      when: (step) => isRunning(step) && step.event['form'] === 'contactForm',
      must: (step) => assert.deepEqual(step.effects, []),
    },
    'leads away from the own area of an account that was deleted before the session ends': {
      when: (step) => isRunning(step) && step.event.type === 'account.deleted',
      must: (step) => {
        assert.deepEqual(sent(step, 'gate').map((event) => (event as { place: { path: string } }).place.path), ['/'])
        assert.deepEqual(sent(step, 'session'), [{ type: 'account.gone' }])
        assert.deepEqual(called(step, 'goTo'), [{ address: '/' }])
        assert.deepEqual(sent(step, 'toaster'), [{ type: 'toast.raised', tone: 'info', text: 'common:session.deleted' }])
      },
    },
    'asks once for the search bar and for the country, of which the shop for the United Kingdom never tells (decision 28)': {
      when: (step) => isRunning(step) && step.event.type === 'route.shown' && step.before?.context.place === about,
      must: (step) => {
        const wanted = (step.after.context.shop.region === 'eu' ? LATE : ['searchBar']).filter((chart) => !(chart in step.after.children))
        assert.deepEqual(sent(step, 'loadCharts'), wanted.length > 0 ? [{ type: 'charts.wanted', charts: wanted, place: about }] : [])
        assert.deepEqual(started(step, 'country'), [])
      },
    },
    'hands a notice to the toaster as it is': {
      when: ({ event, before }) => event.type === 'notice.raised' && before?.matches('running') === true,
      must: (step) => assert.deepEqual(sent(step, 'toaster'), [{ ...step.event, type: 'toast.raised' }]),
    },
    'hands arrived options to the catalogue with their language': {
      when: ({ event, before }) => event.type === 'data.arrived' && before?.matches('running') === true,
      must: (step) => assert.deepEqual(sent(step, 'catalogue'), [{ type: 'options.known', language: 'en', options }]),
    },
    'reloads the page once a build when its code cannot be loaded (decision 45)': {
      when: ({ event, before }) => event.type === 'chunk.failed' && event['online'] === true && before?.matches('running') === true && before.context.reloadedFor !== 'b2',
      must(step) {
        assert.deepEqual(called(step, 'rememberReload'), [{ build: 'b2' }])
        assert.equal(called(step, 'reloadPage').length, 1)
      },
    },
    'keeps the page without a connection, where a reload would lose it': {
      when: ({ event, before }) => event.type === 'chunk.failed' && event['online'] === false && before?.matches('running') === true,
      must(step) {
        assert.equal(step.after.value, 'running')
        assert.deepEqual(called(step, 'reloadPage'), [])
        assert.deepEqual(sent(step, 'toaster'), [{ type: 'toast.raised', tone: 'error', text: 'common:problem.unreachable' }])
      },
    },
    'tells the catalogue why the options could not be had': {
      when: ({ event, before }) => event.type === 'data.failed' && before?.matches('running') === true,
      must: (step) => assert.deepEqual(sent(step, 'catalogue'), [{ type: 'options.failed', problem: { kind: 'unreadable' } }]),
    },
    'shows an error page when a reload did not help': {
      when: (step) => entered(step, 'broken'),
      must(step) {
        assert.equal(step.before?.context.reloadedFor, 'b2')
        assert.deepEqual(called(step, 'reloadPage'), [])
        assert.equal(step.after.hasTag('broken'), true)
      },
    },
  },
})
