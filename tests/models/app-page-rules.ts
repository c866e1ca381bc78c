import assert from 'node:assert/strict'

import { found, zinc } from './app-samples.ts'
import { type AppRules, isNewPage, isNewPlace, isRunning } from './app-steps.ts'
import { sent } from './support/rules.ts'

/** Effects on the shop's charts when a page is entered, shown or returned to. */
export const pageRules: AppRules = {
  'tells the language of each place in another language, and wants the overview in it': {
    when: ({ event, before }) =>
      event.type === 'route.entered' &&
      before?.context.place?.language !== event['place'].language &&
      before !== undefined,
    must(step) {
      const { language, path } = step.event['place']
      const texts = {
        '/': ['common', 'catalogue', 'home'],
        '/about': ['common', 'pages'],
        '/activate': ['common', 'account'],
        '/multipass': ['common', 'account'],
        '/reset-password': ['common', 'account'],
        '/account/client/profile': ['common', 'account', 'intake'],
        '/practice/linden': ['common', 'practice'],
        '/onboarding/register/client': ['common', 'account'],
        '/cart': ['common', 'catalogue', 'shopping'],
        '/account/client/protocols': ['common', 'account', 'clients'],
        '/account/client/protocols/1': ['common', 'account', 'catalogue', 'shopping', 'clients', 'dosage', 'supply'],
        '/account/practitioner/protocols': ['common', 'account', 'catalogue', 'builder', 'dosage', 'supply'],
        '/account/admin/orders': ['common', 'account', 'shopping', 'orders'],
        '/account/practitioner/shop': ['common', 'account', 'practice', 'practiceEditor'],
      }[path as '/'] ?? ['common', 'catalogue']
      const builder =
        'protocolBuilder' in (step.before?.children ?? {}) ? ['builder', 'dosage', 'intake', 'supply'] : []
      const asked = [...new Set([...texts, ...builder])]
      assert.deepEqual(sent(step, 'language'), [{ type: 'language.entered', language, texts: asked }])
      assert.deepEqual(sent(step, 'shopOverview'), [{ type: 'data.wanted', key: language, at: step.event['at'] }])
    },
  },
  'wants the filter options for the listing at once, and for whoever may go there once another page is shown': {
    requirements: ['catalogue.waits-for-the-options'],
    when: (step) => isNewPage(step) || (isRunning(step) && step.event.type === 'route.shown'),
    must: (step) => {
      const { place } = step.after.context
      const isWanted = place !== null && (step.event.type === 'route.shown' || place.path === '/products')
      assert.deepEqual(
        sent(step, 'shopOptions'),
        isWanted ? [{ type: 'data.wanted', key: place.language, at: step.event['at'] }] : [],
      )
    },
  },
  'wants the popular products for the home page and the cart, and no other': {
    when: isNewPlace,
    must: (step) => {
      const { language, path } = step.event['place']
      assert.deepEqual(
        sent(step, 'popularProducts'),
        path === '/' || path === '/cart' ? [{ type: 'data.wanted', key: language, at: step.event['at'] }] : [],
      )
    },
  },
  'does nothing at all for the place that is open already (hydration)': {
    when: (step) => step.event.type === 'route.entered' && step.before !== undefined && !isNewPlace(step),
    must: (step) => {
      assert.deepEqual(step.effects, [])
      assert.deepEqual(step.after.context, step.before?.context)
    },
  },
  'tells the catalogue each listing with its query and what to recall of it, and that it is left': {
    when: isNewPlace,
    must(step) {
      const { path, language, query } = step.event['place']
      const before = step.before?.context.place
      const recalled = step.event['recall'] && { recall: step.event['recall'] }
      const isLeft = before?.path === '/products' && (path !== '/products' || language !== before.language)
      assert.deepEqual(sent(step, 'catalogue'), [
        ...(isLeft ? [{ type: 'listing.left' }] : []),
        ...(path === '/products' ? [{ type: 'listing.entered', language, query, ...recalled }] : []),
      ])
    },
  },
  'tells the product page its slug as soon as its code is there, if the person still is': {
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'charts.loaded' &&
      step.event['charts'].includes('product') &&
      !('product' in (step.before?.children ?? {})),
    must: (step) =>
      assert.deepEqual(
        sent(step, 'product'),
        step.before?.context.place === zinc ? [{ type: 'product.entered', language: 'en', slug: 'zinc' }] : [],
      ),
  },
  'tells the product page, where it runs, its slug, and that it is left': {
    when: (step) => isNewPlace(step) && 'product' in (step.before?.children ?? {}),
    must(step) {
      const { path, language } = step.event['place']
      assert.deepEqual(sent(step, 'product'), [
        ...(step.before?.context.place?.path === '/products/zinc' ? [{ type: 'product.left' }] : []),
        ...(path === '/products/zinc' ? [{ type: 'product.entered', language, slug: 'zinc' }] : []),
      ])
    },
  },
  'tells the search results their place as soon as their code is there, if the person still is': {
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'charts.loaded' &&
      step.event['charts'].includes('searchResults') &&
      !('searchResults' in (step.before?.children ?? {})),
    must: (step) => {
      const { language, query } = found
      assert.deepEqual(
        sent(step, 'searchResults'),
        step.before?.context.place === found ? [{ type: 'search.entered', language, query, found: null }] : [],
      )
    },
  },
  'tells the search results, where they run, each of their places, and that they are left': {
    when: (step) => isNewPage(step) && 'searchResults' in (step.before?.children ?? {}),
    must: (step) => {
      const { path, language, query } = step.event['place']
      const wasThere = step.before?.context.place?.path === '/search-results'
      const told = path === '/search-results' ? [{ type: 'search.entered', language, query, found: null }] : []
      assert.deepEqual(sent(step, 'searchResults'), told.length === 0 && wasThere ? [{ type: 'search.left' }] : told)
    },
  },
  'tells the search bar each page once its code is there, and at once the page in sight': {
    when: (step) =>
      isNewPage(step) ||
      (isRunning(step) && step.event['charts']?.includes('searchBar') === true && step.after.context.place !== null),
    must: (step) => {
      const begins = step.event.type === 'charts.loaded' && !('searchBar' in (step.before?.children ?? {}))
      const runs = step.event.type === 'route.entered' && 'searchBar' in (step.before?.children ?? {})
      assert.deepEqual(
        sent(step, 'searchBar'),
        begins || runs ? [{ type: 'page.entered', place: step.after.context.place }] : [],
      )
    },
  },
  'tells the search bar nothing but pages: what is typed there stays, whatever else is pressed': {
    when: (step) =>
      isRunning(step) && step.event.type !== 'route.entered' && 'searchBar' in (step.before?.children ?? {}),
    must: (step) => assert.deepEqual(sent(step, 'searchBar'), []),
  },
  'leaves the panel open while a person filters, and closes it on another page': {
    when: isNewPlace,
    must(step) {
      const { place } = step.before?.context ?? {}
      const { path, language } = step.event['place']
      const stays = place?.path === path && place?.language === language
      assert.deepEqual(sent(step, 'sidePanel'), stays ? [] : [{ type: 'sidePanel.close' }])
    },
  },
  'knows the place that was entered last': {
    when: ({ event, before }) => event.type === 'route.entered' && before !== undefined,
    must: ({ event, after }) => assert.deepEqual(after.context.place, event['place']),
  },
  'remembers the page before the one in sight, which came by a link if there was any': {
    when: ({ event, before }) => event.type === 'route.shown' && before?.matches({ page: 'nowhere' }) === false,
    must({ before, after }) {
      assert.equal(after.context.shownPath, after.context.place?.path ?? null)
      if (before?.context.shownPath !== after.context.shownPath)
        assert.equal(after.context.shownBefore, before?.context.shownPath)
      else assert.equal(after.context.shownBefore, before?.context.shownBefore)
    },
  },
  'tells the gate each page that is entered': {
    when: isNewPage,
    must: (step) => assert.deepEqual(sent(step, 'gate'), [{ type: 'page.entered', place: step.event['place'] }]),
  },
}
