import assert from 'node:assert/strict'

import { appMachine } from '#machines/app/app.machine.ts'

import { options } from './samples.ts'
import { defineModel, type Step } from './support/model.ts'
import { called, entered, named, sent } from './support/rules.ts'

const shop = { name: 'Verbena', region: 'eu', origin: 'http://localhost:3000', ukShop: null } as const
const listing = { language: 'en', path: '/products', query: {} } as const
const filteredListing = { language: 'en', path: '/products', query: { brands: '4' } } as const
const germanListing = { language: 'de', path: '/products', query: {} } as const
const zinc = { language: 'en', path: '/products/zinc', query: {} } as const
const found = { language: 'en', path: '/search-results', query: { query: 'zinc' } } as const
const home = { language: 'en', path: '/', query: {} } as const
const about = { language: 'en', path: '/about', query: {} } as const
const recall = { pages: 3, card: 7, offset: 80, focus: null } as const
const notice = { tone: 'info', text: 'common:notice.languageFailed' } as const

/** Whether a place is entered that is not open already, or one of which there is something to recall. */
function isNewPlace({ event, before }: Step<typeof appMachine>): boolean {
  if (event.type !== 'route.entered' || before?.matches('running') !== true) return false
  return event['recall'] !== undefined || JSON.stringify(before.context.place) !== JSON.stringify(event['place'])
}

export const model = defineModel({
  machine: appMachine,
  inputs: [
    { shop, build: 'b2', reloadedFor: null },
    { shop, build: 'b2', reloadedFor: 'b1' },
    { shop, build: 'b2', reloadedFor: 'b2' },
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
    { type: 'route.shown' },
    { type: 'page.returned', at: 5000 },
    { type: 'chunk.failed', online: true },
    { type: 'chunk.failed', online: false },
    { type: 'notice.raised', ...notice },
    { type: 'notice.raised', ...notice, values: { language: 'Deutsch' } },
    { type: 'data.arrived', key: 'en', data: options },
    { type: 'data.failed', key: 'en', problem: { kind: 'unreadable' } },
    { type: 'options.retry' },
  ],
  project: ({ context: { place, shownPath } }) => ({ place, shownPath }),
  firstPaint: {
    events: ['route.entered', 'route.shown', 'data.arrived', 'data.failed'],
    // Long-lived children travel with their own state; the others listen, and do so anew.
    restarts: [
      'language', 'shopOptions', 'popularProducts', 'catalogue', 'product', 'searchResults', 'toaster', 'sidePanel', 'images', 'session', 'gate',
      'relayFacts', 'loadCharts', 'watchRoute', 'watchReturn', 'watchChunks',
    ],
  },
  rules: {
    'starts every long-lived actor once, under its own name': {
      when: ({ before }) => before === undefined,
      must: (step) => assert.deepEqual(named(step), ['language', 'shopOptions', 'popularProducts', 'catalogue', 'product', 'searchResults', 'toaster', 'sidePanel', 'images', 'session', 'gate']),
    },
    'tells the language and the options of each place in another language': {
      when: ({ event, before }) => event.type === 'route.entered' && before?.context.place?.language !== event['place'].language && before?.matches('running') === true,
      must(step) {
        const { language, path } = step.event['place']
        const texts = { '/': ['common', 'catalogue', 'home'], '/about': ['common', 'pages'] }[path as '/'] ?? ['common', 'catalogue']
        assert.deepEqual(sent(step, 'language'), [{ type: 'language.entered', language, texts }])
        assert.deepEqual(sent(step, 'shopOptions'), [{ type: 'data.wanted', key: language, at: step.event['at'] }])
      },
    },
    'wants the popular products for the home page and no other': {
      when: isNewPlace,
      must: (step) => {
        const { language, path } = step.event['place']
        assert.deepEqual(sent(step, 'popularProducts'), path === '/' ? [{ type: 'data.wanted', key: language, at: step.event['at'] }] : [])
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
    'tells the search results each of their places with its query, and every other page but a change of filters as left': {
      when: isNewPlace,
      must(step) {
        const { place } = step.before?.context ?? {}
        const { path, language, query } = step.event['place']
        const filters = path === '/products' && place?.path === path && place?.language === language
        const told = path === '/search-results' ? { type: 'search.entered', language, query } : { type: 'search.left' }
        assert.deepEqual(sent(step, 'searchResults'), filters ? [] : [told])
      },
    },
    'leaves the panel open while a person filters, and closes it on another page': {
      when: isNewPlace,
      must(step) {
        const { place } = step.before?.context ?? {}
        const { path, language } = step.event['place']
        const stays = path === '/products' && place?.path === path && place?.language === language
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
