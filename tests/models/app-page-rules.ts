import assert from 'node:assert/strict'

import { found } from './app-samples.ts'
import { type AppRules, isNewPage, isNewPlace, isRunning } from './app-steps.ts'
import { sent } from './support/rules.ts'

/** What a page that is entered, shown or returned to means to the charts of the shop. */
export const pageRules: AppRules = {
  'tells the language of each place in another language, and wants the overview in it': {
    when: ({ event, before }) =>
      event.type === 'route.entered' &&
      before?.context.place?.language !== event['place'].language &&
      before?.matches('running') === true,
    must(step) {
      const { language, path } = step.event['place']
      const texts = {
        '/': ['common', 'catalogue', 'home'],
        '/about': ['common', 'pages'],
        '/activate': ['common', 'account'],
        '/cart': ['common', 'catalogue', 'shopping'],
      }[path as '/'] ?? ['common', 'catalogue']
      assert.deepEqual(sent(step, 'language'), [{ type: 'language.entered', language, texts }])
      assert.deepEqual(sent(step, 'shopOverview'), [{ type: 'data.wanted', key: language, at: step.event['at'] }])
    },
  },
  'wants the filter options for the listing at once (decision 12), and for whoever may go there once another page is shown':
    {
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
    when: (step) =>
      step.event.type === 'route.entered' && step.before?.matches('running') === true && !isNewPlace(step),
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
      const told =
        path === '/products' ? { type: 'listing.entered', language, query, ...recalled } : { type: 'listing.left' }
      assert.deepEqual(sent(step, 'catalogue'), [told])
    },
  },
  'tells the product page its slug, and every other page but a change of filters as left': {
    when: isNewPlace,
    must(step) {
      const { place } = step.before?.context ?? {}
      const { path, language } = step.event['place']
      const filters = path === '/products' && place?.path === path && place?.language === language
      const told =
        path === '/products/zinc' ? { type: 'product.entered', language, slug: 'zinc' } : { type: 'product.left' }
      assert.deepEqual(sent(step, 'product'), filters ? [] : [told])
    },
  },
  'tells the search results the place for which their code was asked, if the person is still there': {
    when: (step) => isRunning(step) && step.event.type === 'charts.loaded' && step.event['place'] === found,
    must: (step) => {
      const { language, query } = found
      assert.deepEqual(
        sent(step, 'searchResults'),
        step.before?.context.place === found ? [{ type: 'search.entered', language, query, found: null }] : [],
      )
    },
  },
  'tells the search results that every page but theirs leaves them': {
    when: (step) => isNewPage(step) && 'searchResults' in (step.before?.children ?? {}),
    must: (step) =>
      assert.deepEqual(
        sent(step, 'searchResults'),
        step.event['place'].path === '/search-results' ? [] : [{ type: 'search.left' }],
      ),
  },
  'tells the search bar each page once its code is there, and at once the page in sight (section 2)': {
    when: (step) =>
      isNewPage(step) ||
      (isRunning(step) && step.event['charts']?.includes('searchBar') === true && step.after.context.place !== null),
    must: (step) => {
      const runs = 'searchBar' in (step.before?.children ?? {}) || step.event.type === 'charts.loaded'
      assert.deepEqual(
        sent(step, 'searchBar').slice(-1),
        runs ? [{ type: 'page.entered', place: step.after.context.place }] : [],
      )
    },
  },
  'leaves the panel open while a person filters, and closes it on another page': {
    when: isNewPlace,
    must(step) {
      const { place } = step.before?.context ?? {}
      const { path, language } = step.event['place']
      const stays =
        ['/products', '/search-results'].includes(path) && place?.path === path && place?.language === language
      assert.deepEqual(sent(step, 'sidePanel'), stays ? [] : [{ type: 'sidePanel.close' }])
    },
  },
  'knows the place that was entered last': {
    when: ({ event, before }) => event.type === 'route.entered' && before?.matches('running') === true,
    must: ({ event, after }) => assert.deepEqual(after.context.place, event['place']),
  },
  'remembers the page before the one in sight, which came by a link if there was any': {
    when: ({ event, before }) => event.type === 'route.shown' && before?.matches('running') === true,
    must({ before, after }) {
      assert.equal(after.context.shownPath, after.context.place?.path ?? null)
      if (before?.context.shownPath !== after.context.shownPath)
        assert.equal(after.context.shownBefore, before?.context.shownPath)
      else assert.equal(after.context.shownBefore, before?.context.shownBefore)
    },
  },
  'tells the gate each page that is entered (section 2)': {
    when: isNewPage,
    must: (step) => assert.deepEqual(sent(step, 'gate'), [{ type: 'page.entered', place: step.event['place'] }]),
  },
}
