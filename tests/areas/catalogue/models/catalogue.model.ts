import assert from 'node:assert/strict'

import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts'
import type { PageRequest } from '#machines/catalogue/catalogue.ts'

import { listRules } from './catalogue-list-rules.ts'
import { notConnected, options, page, refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import { called, emitted, entered, started } from '#tests/models/support/rules.ts'

const DEFAULT_ORDER = { order_by: 'id', order: 'desc', order_name: '1' }
const FILTERED = { categories: '2,99', order_by: 'price', order: 'asc' }

const plainListing = { type: 'listing.entered', language: 'en', query: {} } as const
const filteredListing = { type: 'listing.entered', language: 'en', query: { ...FILTERED, order_by: 'weight' } } as const
const germanListing = { type: 'listing.entered', language: 'de', query: FILTERED } as const
const recall = { pages: 3, card: 1, offset: 90, focus: 1 } as const
const recalledListing = { ...plainListing, recall } as const
const known = { type: 'options.known', language: 'en', options } as const
const germanKnown = { type: 'options.known', language: 'de', options } as const
const answered = { ok: true, value: options }

export const model = defineModel({
  machine: catalogueMachine,
  events: [
    plainListing,
    recalledListing,
    filteredListing,
    germanListing,
    { type: 'listing.left' },
    known,
    germanKnown,
    { type: 'options.failed', problem: { kind: 'unreadable' } },
    { type: 'filter.add', group: 'categories', id: 2 },
    { type: 'filter.add', group: 'brands', id: 99 },
    { type: 'filter.remove', group: 'categories', id: 2 },
    { type: 'filter.clear', group: 'categories' },
    { type: 'filter.clear', group: 'brands' },
    { type: 'filter.reset' },
    { type: 'ordering.set', order_name: '4' },
    { type: 'ordering.set', order_name: '99' },
    { type: 'page.next' },
    { type: 'list.end.near' },
    { type: 'list.retry' },
    { type: 'list.recalled' },
    { type: 'viewer.changed' },
  ],
  answers: [
    ...[page(1, 0), page(1, 1), page(1, 3), refused].map((answer) => done('fetchProducts', answer)),
    ...[page(2, 2), page(2, 3), notConnected, refused].map((answer) => done('fetchNextPage', answer)),
    ...[page(3, 3), page(3, 4), refused].map((answer) => done('fetchRecalled', answer)),
    ...[page(1, 0), page(3, 3), page(1, 3), refused].map((answer) => done('fetchRenewed', answer)),
    ...[answered, unreachable].map((answer) => done('fetchCounts', answer)),
    ...['fetchRenewed', 'fetchProducts', 'fetchNextPage', 'fetchRecalled', 'fetchCounts'].map((call) => failed(call)),
  ],
  // Only what the state at hand can ask about: everything else would multiply the situations.
  project: (snapshot) => {
    const { optionsLanguage, language, query, filters, metadata, counts } = snapshot.context
    if (!snapshot.matches({ open: 'listing' }))
      return { named: optionsLanguage === language, asks: query['categories'] !== undefined }
    return {
      filtered: filters.categories.length > 0,
      first: snapshot.matches({ open: { listing: { products: 'partial' } } }) && metadata.current_page === 1,
      counted: snapshot.matches({ open: { listing: { counts: 'counting' } } }) && counts !== null,
    }
  },
  // Who is here has nothing to do with the numbers beside the options.
  until: (snapshot, event) =>
    event.type === 'viewer.changed' &&
    snapshot.matches({ open: 'listing' }) &&
    !snapshot.matches({ open: { listing: { counts: 'plain' } } }),
  journeys: [
    // Somebody signs in where several pages are loaded, or are being loaded again.
    [
      known,
      plainListing,
      done('fetchProducts', page(1, 3)),
      { type: 'page.next' },
      done('fetchNextPage', page(2, 3)),
      { type: 'viewer.changed' },
      failed('fetchRenewed'),
    ],
    [
      known,
      plainListing,
      done('fetchProducts', page(1, 3)),
      recalledListing,
      { type: 'viewer.changed' },
      done('fetchRenewed', page(3, 3)),
      { type: 'list.recalled' },
    ],
    [known, plainListing, done('fetchProducts', page(1, 1)), { type: 'viewer.changed' }, failed('fetchRenewed')],
    [known, plainListing, done('fetchProducts', page(1, 1)), { type: 'viewer.changed' }, done('fetchRenewed', refused)],
    [known, plainListing, done('fetchProducts', page(1, 3)), { type: 'viewer.changed' }, done('fetchRenewed', refused)],
    // Leaves a list of which there is more, and comes back to it.
    [known, plainListing, done('fetchProducts', page(1, 3)), { type: 'listing.left' }, plainListing],
    // Leaves a list, and comes back to where more of it was loaded.
    [
      known,
      plainListing,
      done('fetchProducts', page(1, 3)),
      { type: 'listing.left' },
      recalledListing,
      done('fetchProducts', page(3, 3)),
      { type: 'list.recalled' },
    ],
    [
      known,
      plainListing,
      done('fetchProducts', page(3, 3)),
      { type: 'listing.left' },
      recalledListing,
      { type: 'list.recalled' },
    ],
    // The first page came with the document; the others are asked for.
    [
      known,
      plainListing,
      done('fetchProducts', page(1, 3)),
      recalledListing,
      done('fetchRecalled', page(3, 3)),
      { type: 'list.recalled' },
    ],
    // Counts that had come do not outlive a failure to count anew.
    [
      known,
      filteredListing,
      done('fetchCounts', answered),
      { ...filteredListing, query: FILTERED },
      done('fetchCounts', unreachable),
    ],
    // A page that would have loaded by itself fails, and is then asked for by the button.
    [
      known,
      plainListing,
      done('fetchProducts', page(1, 3)),
      { type: 'list.end.near' },
      done('fetchNextPage', refused),
      { type: 'page.next' },
    ],
  ],
  firstPaint: { events: ['listing.entered', 'options.known', 'options.failed'], restarts: [] },
  equivalents: {
    'catalogue.open: on listing.entered: does not reenter':
      'the state has no entry and no actor of its own, and `deciding` is entered anew either way',
    'catalogue.open.waitingForOptions: on options.known: leads to deciding':
      '`deciding` leads on to the listing, since the options are known by then',
    'catalogue.open.withoutOptions: on options.known: leads to deciding':
      '`deciding` leads on to the listing, since the options are known by then',
  },
  rules: {
    ...listRules,
    'starts with no products, all-zero metadata and empty filters': {
      requirements: ['catalogue.starts-empty'],
      when: ({ before }) => before === undefined,
      must({ after: { context } }) {
        assert.deepEqual(context.products, [])
        assert.deepEqual(Object.values(context.metadata), [0, 0, 0, 0, 0, 0])
        assert.deepEqual(Object.values(context.filters).flat(), [])
        assert.deepEqual(context.ordering, DEFAULT_ORDER)
      },
    },
    'waits with its first fetch for the filter options': {
      requirements: ['catalogue.waits-for-the-options'],
      when: (step) =>
        started(step, 'fetchProducts').length > 0 &&
        step.before?.matches({ open: 'listing' }) === false &&
        !step.before.matches('kept'),
      must: ({ after: { context } }) => assert.equal(context.optionsLanguage, context.language),
    },
    'asks for the first page of what the address names, without unknown ids and orders': {
      requirements: ['catalogue.unknown-values-are-ignored'],
      when: (step) =>
        entered(step, 'open.listing') && step.event['query'] !== undefined && step.before?.matches('kept') === false,
      must(step) {
        const { query, language } = step.after.context
        const pages = { language, from: 1, to: step.after.context.recall?.pages ?? 1 }
        const plain = { ids: {}, ordering: DEFAULT_ORDER, ...pages }
        const filtered = {
          ids: { categories: [2] },
          ordering: {
            order_by: language === 'de' ? 'price' : 'id',
            order: 'asc',
            order_name: language === 'de' ? '4' : '0',
          },
          ...pages,
        }
        assert.deepEqual(started(step, 'fetchProducts'), [query['categories'] ? filtered : plain])
      },
    },
    'logs values of order_by and order that are unknown': {
      requirements: ['ordering.unknown-values-are-logged'],
      when: (step) => called(step, 'logUnknownOrder').length > 0,
      must: (step) =>
        assert.deepEqual(called(step, 'logUnknownOrder'), [
          { values: step.after.context.query['order_by'] === 'weight' ? ['order_by=weight'] : [] },
        ]),
    },
    'writes an added filter to the address and fetches the list and the counts anew': {
      requirements: ['filters.add-writes-the-group'],
      when: ({ event, before }) =>
        event.type === 'filter.add' &&
        event['id'] === 2 &&
        before?.matches({ open: 'listing' }) === true &&
        before.context.filters.categories.length === 0,
      must(step) {
        assert.deepEqual(step.after.context.filters.categories, [{ id: 2, name: 'Vitamin C' }])
        assert.equal(step.after.context.query['categories'], '2')
        assert.deepEqual(called(step, 'writeAddress'), [{ query: step.after.context.query }])
        assert.deepEqual(started(step, 'fetchProducts'), [
          {
            language: step.after.context.language,
            ids: { categories: [2] },
            ordering: step.after.context.ordering,
            from: 1,
            to: 1,
          },
        ])
        assert.deepEqual(started(step, 'fetchCounts'), [
          { language: step.after.context.language, ids: { categories: [2] } },
        ])
      },
    },
    'takes the parameter out of the address when the group becomes empty': {
      requirements: ['filters.empty-group-leaves-the-address'],
      when: ({ event, before }) =>
        (['filter.remove', 'filter.reset'].includes(event.type) || event['group'] === 'categories') &&
        event.type !== 'filter.add' &&
        before?.matches({ open: 'listing' }) === true &&
        before.context.filters.categories.length > 0,
      must(step) {
        assert.equal('categories' in step.after.context.query, false)
        assert.deepEqual(called(step, 'writeAddress'), [{ query: step.after.context.query }])
        assert.equal(step.after.context.counts, null)
      },
    },
    'only logs a filter that cannot be added or removed': {
      requirements: ['filters.failures-are-logged-only'],
      when: ({ event, before }) => event['id'] === 99 && before?.matches({ open: 'listing' }) === true,
      must(step) {
        assert.deepEqual(called(step, 'logUnknownOption'), [{ group: 'brands', id: 99 }])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'stores an order, writes it with its name and fetches the list but not the counts anew': {
      requirements: ['ordering.change-writes-three-parameters'],
      when: ({ event, before }) => event['order_name'] === '4' && before?.matches({ open: 'listing' }) === true,
      must(step) {
        const { ordering, query } = step.after.context
        assert.deepEqual(ordering, { order_by: 'price', order: 'asc', order_name: '4' })
        assert.deepEqual({ ...query, ...ordering }, query)
        assert.equal(started(step, 'fetchProducts').length, 1)
        assert.deepEqual(started(step, 'fetchCounts'), [])
      },
    },
    'says why the options could not be had': {
      when: (step) => entered(step, 'open.withoutOptions'),
      must: ({ after }) => assert.deepEqual(after.context.problem, { kind: 'unreadable' }),
    },
    'leaves no mark for the focus behind when the listing is left': {
      when: ({ event, before }) => event.type === 'listing.left' && before?.matches({ open: 'listing' }) === true,
      must: ({ after }) => assert.equal(after.context.firstNew, null),
    },
    'drops numbers whose names are in another language': {
      when: ({ before, after }) => before !== undefined && before.context.language !== after.context.language,
      must: ({ after }) => assert.equal(after.context.counts, null),
    },
    'ignores an order that stands in no row of the menu': {
      when: ({ event }) => event['order_name'] === '99',
      must: (step) => assert.deepEqual(step.effects, []),
    },
    'joins the products of all loaded pages and keeps the metadata of the last': {
      requirements: ['catalogue.joins-loaded-pages'],
      when: ({ event }) => event.type === 'xstate.done.actor.fetchNextPage' && event['output'].ok,
      must({ event, before, after: { context } }) {
        const { data, ...metadata } = event['output'].value
        assert.deepEqual(context.metadata, metadata)
        assert.deepEqual(context.products.slice(0, before?.context.products.length), before?.context.products)
        assert.equal(
          context.products.some(({ product_id }) => product_id === data[0].product_id),
          true,
        )
      },
    },
    'asks for the page after the last one that came': {
      when: (step) => started(step, 'fetchNextPage').length > 0 && !step.before?.matches('kept'),
      must: (step) =>
        assert.deepEqual(
          started(step, 'fetchNextPage').map((request) => [(request as PageRequest).from, (request as PageRequest).to]),
          [[step.after.context.metadata.current_page + 1, step.after.context.metadata.current_page + 1]],
        ),
    },
    'loads one more page by itself and no further one': {
      requirements: ['catalogue.one-more-page-by-itself'],
      when: ({ event, before }) =>
        event.type === 'list.end.near' && before?.matches({ open: { listing: { products: 'partial' } } }) === true,
      must: (step) =>
        assert.equal(started(step, 'fetchNextPage').length, step.before?.context.metadata.current_page === 1 ? 1 : 0),
    },
    'only logs a warning where no pagination function is connected': {
      requirements: ['catalogue.unconnected-pages-warn'],
      when: ({ event }) => event['output'] === notConnected,
      must(step) {
        assert.deepEqual(called(step, 'warnNotConnected').length, 1)
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'keeps the list and the filters when a fetch fails, and says why': {
      requirements: ['catalogue.failed-list-can-be-retried'],
      when: ({ event }) =>
        (event['output'] === refused && event.type !== 'xstate.done.actor.fetchRenewed') ||
        ['xstate.error.actor.fetchProducts', 'xstate.error.actor.fetchNextPage'].includes(event.type),
      must({ event, before, after }) {
        assert.deepEqual(after.context.problem, event['output']?.problem ?? unreachable.problem)
        assert.deepEqual(
          [after.context.products, after.context.filters],
          [before?.context.products, before?.context.filters],
        )
      },
    },
    'asks for the options again when a person tries again without them': {
      when: ({ event, before }) => event.type === 'list.retry' && before?.matches({ open: 'withoutOptions' }) === true,
      must: (step) => assert.deepEqual(emitted(step), [{ type: 'options.retry' }]),
    },
    'shows the kept list on the way back without fetching it again': {
      when: ({ before, after }) =>
        before?.matches('kept') === true && after.matches({ open: { listing: { products: 'partial' } } }),
      must(step) {
        assert.deepEqual(started(step, 'fetchProducts'), [])
        assert.deepEqual({ ...step.after.context, recall: null }, { ...step.before?.context, recall: null })
        assert.deepEqual(step.after.context.recall, step.event['recall'] ?? null)
      },
    },
    'fetches all pages that a person had loaded in the list they come back to': {
      requirements: ['address.back-restores-the-place'],
      when: (step) =>
        started(step, 'fetchProducts').length > 0 &&
        step.after.context.recall !== null &&
        entered(step, 'open.listing.products.loading'),
      must: (step) =>
        assert.deepEqual(
          started(step, 'fetchProducts').map((request) => [(request as PageRequest).from, (request as PageRequest).to]),
          [[1, 3]],
        ),
    },
    'fetches only the pages that are not there yet where the first came with the document': {
      when: (step) => entered(step, 'open.listing.products.recalling'),
      must: (step) => {
        assert.deepEqual(
          started(step, 'fetchProducts').map((request) => [(request as PageRequest).from, (request as PageRequest).to]),
          [[step.after.context.metadata.current_page + 1, 3]],
        )
        assert.deepEqual(step.after.context.recall, recall)
      },
    },
    'has nothing to recall any more once the place was found, or was changed by a filter or an order': {
      when: ({ event, before }) =>
        before?.matches({ open: 'listing' }) === true &&
        (event.type === 'list.recalled' || event['order_name'] === '4' || event['id'] === 2),
      must: ({ event, before, after }) => {
        const changed =
          event.type === 'list.recalled' || event['order_name'] === '4' || before?.context.query !== after.context.query
        assert.deepEqual(after.context.recall, changed ? null : before?.context.recall)
      },
    },
    'fetches all pages that are shown anew when who is here may buy more or less, and keeps them in sight': {
      requirements: ['catalogue.rights-refetch-products'],
      when: ({ event, after }) =>
        event.type === 'viewer.changed' && after.matches({ open: { listing: { products: 'renewing' } } }),
      must: (step) => {
        const { metadata, recall: recalled, products } = step.after.context
        assert.deepEqual(
          started(step, 'fetchProducts').map((request) => [(request as PageRequest).from, (request as PageRequest).to]),
          [[1, Math.max(metadata.current_page, recalled?.pages ?? 1)]],
        )
        assert.deepEqual(products, step.before?.context.products)
        assert.equal(step.after.hasTag('busy'), false)
      },
    },
    'keeps no list for the way back that was for somebody else': {
      when: ({ event, before }) => event.type === 'viewer.changed' && before?.matches('kept') === true,
      must: ({ after }) => assert.equal(after.value, 'away'),
    },
    'leaves the list as it is where it could not be fetched anew': {
      when: (step) =>
        step.event.type === 'xstate.error.actor.fetchRenewed' ||
        (step.event.type === 'xstate.done.actor.fetchRenewed' && step.event['output'] === refused),
      must: ({ before, after }) => {
        assert.deepEqual(after.context, before?.context)
        assert.equal(
          after.matches({
            open: {
              listing: {
                products:
                  before?.context.metadata.current_page === before?.context.metadata.total_pages
                    ? 'complete'
                    : 'partial',
              },
            },
          }),
          true,
        )
      },
    },
    'clears one group of filters and leaves the others': {
      when: ({ event, before }) => event.type === 'filter.clear' && before?.matches({ open: 'listing' }) === true,
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context.filters, { ...before?.context.filters, [event['group']]: [] })
      },
    },
  },
})
