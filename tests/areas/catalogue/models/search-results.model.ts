import assert from 'node:assert/strict'

import type { SearchResult } from '#areas/catalogue/contract/search.ts'
import { searchResultsMachine } from '#machines/catalogue/search-results/search-results.machine.ts'
import { chosenGroups, isSameSearch, placeOf, readSearch } from '#machines/catalogue/search-results/search-results.ts'

import { product, refused } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, entered, started } from '#tests/models/support/rules.ts'

/** Answer of a search with one product to a page. */
function found(total: number, page: number, did_you_mean: string | null = null): { ok: true; value: SearchResult } {
  const value = {
    hits: page <= total ? [product(page)] : [],
    total_found: total,
    total_pages: total,
    current_page: page,
    per_page: 12,
    available_products: total,
    unavailable_products: 0,
    brands: [{ id: 3, name: 'Alder', count: total }],
    unique_categories: [],
    unique_free_from: [],
    unique_ingredients: [],
    unique_suitable_for: [],
    did_you_mean,
  }
  return { ok: true, value }
}

/** The search bar's suggestions for zinc. */
const suggested = { ...found(2, 1).value, language: 'en' as const, query: 'zinc' }

const zeroFound = { hits: [], total_found: 0, total_pages: 0, current_page: 0, per_page: 0, did_you_mean: null }

type Entered = Step<typeof searchResultsMachine>

const isEntry = ({ event, before }: Entered) => event.type === 'search.entered' && before !== undefined
const isFiltering = ({ event }: Entered) => event.type.startsWith('filter.')
const asked = ({ event }: Entered) => readSearch(event['language'], event['query'])
const isOpenAlready = (step: Entered) =>
  isEntry(step) && step.before?.matches('open') === true && isSameSearch(step.before.context, asked(step))
const isKept = (step: Entered) =>
  isEntry(step) &&
  step.before?.matches('away') === true &&
  step.before.context.found.current_page > 0 &&
  isSameSearch(step.before.context, asked(step))
const isSuggested = (step: Entered) =>
  isEntry(step) && step.event['found'] === suggested && !isOpenAlready(step) && !isKept(step)

export const model = defineModel({
  machine: searchResultsMachine,
  events: [
    { type: 'search.entered', language: 'en', query: { query: 'zinc' } },
    { type: 'search.entered', language: 'en', query: { query: ' zinc ', page: '1', per_page: '12' } },
    { type: 'search.entered', language: 'en', query: { query: 'zinc' }, found: suggested },
    { type: 'search.entered', language: 'en', query: { query: 'zinc', page: '2' } },
    { type: 'search.entered', language: 'en', query: { query: 'zinc', page: '2' }, found: suggested },
    { type: 'search.entered', language: 'de', query: { query: 'zinc' } },
    { type: 'search.entered', language: 'en', query: { query: 'zi' } },
    { type: 'search.entered', language: 'en', query: { query: '*', per_page: '24' } },
    { type: 'search.entered', language: 'en', query: { query: 'zinc', brands: '3,x,3' } },
    { type: 'filter.toggle', group: 'brands', id: 3 },
    { type: 'filter.clear', group: 'brands' },
    { type: 'filter.reset' },
    { type: 'search.left' },
    { type: 'search.retry' },
    { type: 'viewer.changed' },
  ],
  answers: [
    ...[found(2, 1), found(1, 2), found(0, 1, 'zinc'), refused].map((answer) => done('fetchResults', answer)),
    failed('fetchResults'),
    done('fetchRelief', { relief: { group: 'brands', total_found: 4 }, byWords: 4 }),
    ...[4, 0, null].map((byWords) => done('fetchRelief', { relief: null, byWords })),
    failed('fetchRelief'),
  ],
  // Filters in one language stand for those in every other language.
  until: ({ context }, { type }) => type.startsWith('filter.') && (context.language !== 'en' || context.query === '*'),
  project: ({
    context: {
      language,
      query,
      page,
      per_page,
      filters,
      found: { hits, total_found },
      relief,
      problem,
    },
  }) => ({
    language,
    query,
    page,
    per_page,
    filters,
    hits: hits.length,
    total_found,
    relief,
    problem: problem?.kind,
  }),
  firstPaint: { events: ['search.entered'], restarts: [] },
  rules: {
    'asks for what the address names, page by page': {
      when: (step) => isEntry(step) && started(step, 'fetchResults').length > 0,
      must(step) {
        const { language, query } = step.event as unknown as { language: string; query: Record<string, string> }
        const filters = query['brands'] === undefined ? {} : { brands: [3] }
        const wanted = {
          language,
          query: query['query']?.trim(),
          page: Number(query['page'] ?? 1),
          per_page: Number(query['per_page'] ?? 12),
          filters,
        }
        assert.deepEqual(started(step, 'fetchResults'), [wanted])
      },
    },
    'searches for three characters or more, and for all': {
      requirements: ['search.three-characters-start-it'],
      when: (step) => isEntry(step) && entered(step, 'open.searching'),
      must: (step) => assert.notEqual(step.event['query'].query, 'zi'),
    },
    'asks for words where there are too few': {
      when: (step) => isEntry(step) && step.event['query'].query === 'zi',
      must(step) {
        assert.equal(step.after.matches({ open: 'waiting' }), true)
        assert.deepEqual(started(step, 'fetchResults'), [])
        assert.deepEqual(step.after.context.found, zeroFound)
      },
    },
    'does nothing for the place that is open already (hydration, back and forward)': {
      when: isOpenAlready,
      must(step) {
        assert.deepEqual(step.effects, [])
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
      },
    },
    'shows what was kept on the way back without searching again': {
      when: isKept,
      must(step) {
        assert.equal(step.after.matches('open'), true)
        assert.deepEqual(started(step, 'fetchResults'), [])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'begins with what the search bar has found for the very page, and asks for nothing': {
      when: (step) => isSuggested(step) && asked(step).page === 1,
      must(step) {
        assert.equal(step.after.matches({ open: 'shown' }), true)
        assert.deepEqual(started(step, 'fetchResults'), [])
        const {
          found: { hits, total_found },
          facets,
          problem,
        } = step.after.context
        assert.deepEqual(
          [placeOf(step.after.context), hits, total_found, facets.brands, problem],
          [asked(step), suggested.hits, 2, suggested.brands, null],
        )
      },
    },
    'searches for what the search bar has not found': {
      when: (step) => isSuggested(step) && asked(step).page === 2,
      must: (step) => assert.deepEqual(started(step, 'fetchResults'), [asked(step)]),
    },
    'lets what was found before stand back while the next search of the open page is on its way': {
      when: (step) =>
        isEntry(step) && step.before?.matches('open') === true && step.after.matches({ open: 'searching' }),
      must: ({ before, after }) => assert.deepEqual(after.context.found, before?.context.found),
    },
    'puts a newer search in the place of one that is on its way': {
      when: (step) =>
        isEntry(step) &&
        !isOpenAlready(step) &&
        step.before?.matches({ open: 'searching' }) === true &&
        step.after.matches({ open: 'searching' }),
      must(step) {
        assert.equal(step.effects.filter(({ type }) => type === 'xstate.stopChild').length, 1)
        assert.equal(started(step, 'fetchResults').length, 1)
      },
    },
    'begins a search from another page with nothing': {
      when: (step) =>
        isEntry(step) && step.before?.matches('away') === true && step.after.matches({ open: 'searching' }),
      must: ({ after }) => assert.deepEqual(after.context.found, zeroFound),
    },
    'never keeps what belongs to another search for the way back': {
      when: ({ event, before }) => event.type === 'search.left' && before?.matches({ open: 'searching' }) === true,
      must: ({ after }) => assert.deepEqual(after.context.found, zeroFound),
    },
    'keeps what was found for the way back': {
      when: ({ event, before }) => event.type === 'search.left' && before?.matches({ open: 'shown' }) === true,
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'shows products that were found': {
      when: (step) => step.event['output']?.ok === true && step.event['output'].value.hits.length > 0,
      must: ({ event, after }) => {
        assert.equal(after.matches({ open: 'shown' }), true)
        assert.deepEqual(after.context.found.hits, event['output'].value.hits)
        assert.equal(after.context.found.total_found, event['output'].value.total_found)
      },
    },
    'tells a page beyond the last from a search that found nothing': {
      when: ({ event, after }) =>
        event['output']?.ok === true &&
        event['output'].value.hits.length === 0 &&
        chosenGroups(after.context.filters).length === 0,
      must: ({ event, after }) =>
        assert.equal(after.matches({ open: event['output'].value.total_found > 0 ? 'pastEnd' : 'empty' }), true),
    },
    'keeps the words that may have been meant': {
      requirements: ['search.did-you-mean-finds-more'],
      when: (step) => entered(step, 'open.empty') && step.event.type.startsWith('xstate.done'),
      must: ({ after }) => assert.equal(after.context.found.did_you_mean, 'zinc'),
    },
    'clears the results of a failed search and logs why': {
      requirements: ['search.failure-clears-and-logs'],
      when: (step) => entered(step, 'open.failed'),
      must(step) {
        const problem = step.event.type.startsWith('xstate.error') ? { kind: 'unreachable' } : refused.problem
        assert.deepEqual(step.after.context.found, zeroFound)
        assert.deepEqual(step.after.context.problem, problem)
        assert.deepEqual(called(step, 'logFailure'), [{ problem }])
        assert.equal(step.after.hasTag('http-503'), true)
      },
    },
    'logs nothing of a search that was given up': {
      requirements: ['search.given-up-search-is-silent'],
      when: ({ event, before }) => before?.matches({ open: 'searching' }) === true && !event.type.startsWith('xstate.'),
      must: (step) => assert.deepEqual(called(step, 'logFailure'), []),
    },
    'searches again for what is shown when who is here may buy more or less': {
      requirements: ['catalogue.rights-refetch-products'],
      when: ({ event, before }) =>
        event.type === 'viewer.changed' &&
        (before?.matches({ open: 'shown' }) === true || before?.matches({ open: 'searching' }) === true),
      must: (step) => {
        assert.deepEqual(started(step, 'fetchResults'), [placeOf(step.after.context)])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'searches again where it was being asked which filter to take away': {
      when: ({ event, before }) => event.type === 'viewer.changed' && before?.matches({ open: 'relieving' }) === true,
      must: (step) => assert.equal(started(step, 'fetchResults').length, 1),
    },
    'is away before its page is opened': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('away'), true),
    },
    'has failed where a search failed, and nowhere else': {
      when: ({ after }) => after.matches('open'),
      must: ({ after }) => assert.equal(after.hasTag('failed'), after.matches({ open: 'failed' })),
    },
    'keeps nothing for the way back that was found for somebody else': {
      when: ({ event, before }) => event.type === 'viewer.changed' && before?.matches('away') === true,
      must: ({ after }) => assert.deepEqual(after.context.found, zeroFound),
    },
    'searches again for the same when asked to': {
      when: ({ event, before }) => event.type === 'search.retry' && before?.matches({ open: 'failed' }) === true,
      must(step) {
        assert.deepEqual(started(step, 'fetchResults'), [placeOf(step.after.context)])
      },
    },
    'searches for the first page at once where a filter is chosen or taken away, and writes it into the address': {
      requirements: ['search.filters-are-extra-parameters'],
      when: (step) =>
        isFiltering(step) && step.before?.matches('open') === true && step.before.context.query === 'zinc',
      must(step) {
        const had = step.before?.context.filters.brands !== undefined
        const filters = step.event.type === 'filter.toggle' && !had ? { brands: [3] } : {}
        const { language, query, per_page } = step.after.context
        assert.deepEqual(started(step, 'fetchResults'), [{ language, query, page: 1, per_page, filters }])
        const parameters = {
          query,
          ...(filters.brands && { brands: '3' }),
          ...(per_page !== 12 && { per_page: String(per_page) }),
        }
        assert.deepEqual(called(step, 'writeAddress'), [{ query: parameters }])
        assert.deepEqual(step.after.context.found, step.before?.context.found)
      },
    },
    'filters nothing where there are no words': {
      when: (step) => isFiltering(step) && step.before?.matches({ open: 'waiting' }) === true,
      must: (step) => assert.deepEqual(step.effects, []),
    },
    'keeps the values that results can be filtered by': {
      requirements: ['search.answer-has-facets'],
      when: (step) => step.event['output']?.ok === true,
      must: ({ event, after }) => assert.deepEqual(after.context.facets.brands, event['output'].value.brands),
    },
    'asks which filter to take away where filters leave nothing': {
      when: (step) =>
        step.event['output']?.ok === true &&
        step.event['output'].value.total_found === 0 &&
        chosenGroups(step.after.context.filters).length > 0,
      must: (step) => assert.deepEqual(started(step, 'fetchRelief'), [placeOf(step.after.context)]),
    },
    'speaks of the words where they find nothing without any filter, and of the filters else': {
      requirements: ['search.empty-result-leads-on'],
      when: ({ event }) => event.type.endsWith('actor.fetchRelief'),
      must: ({ event, after }) =>
        assert.equal(after.matches({ open: event['output']?.byWords === 0 ? 'empty' : 'filteredAway' }), true),
    },
    'tells which filter to take away': {
      requirements: ['search.empty-result-leads-on'],
      when: (step) => entered(step, 'open.filteredAway') && step.event.type === 'xstate.done.actor.fetchRelief',
      must: ({ event, after }) => {
        assert.deepEqual(after.context.relief, event['output'].relief)
      },
    },
  },
})
