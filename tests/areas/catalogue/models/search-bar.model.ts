import assert from 'node:assert/strict'

import type { LanguageCode } from '#contract/languages.ts'
import { searchBarMachine } from '#machines/catalogue/search-bar/search-bar.machine.ts'
import { entriesOf, recentOf } from '#machines/catalogue/search-bar/search-bar.ts'
import type { FirstPage } from '#machines/catalogue/search-results/search-results.ts'

import { firstPage, product, refused } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'
import { called, emitted, entered, started, waits } from '#tests/models/support/rules.ts'

const DEBOUNCE = 200

const place = (path: string, query: Record<string, string> = {}, language: LanguageCode = 'en') => ({
  language,
  path,
  query,
})
const home = place('/')
const about = place('/about')
const zinc = place('/search-results', { query: ' zinc ', page: '2', brands: '4' })
const results = place('/search-results', { query: 'zinc' })
const all = place('/search-results', { query: '*' })
const noWords = place('/search-results', { brands: '4' })
const listing = place('/products')
const product7 = place('/products/product-7')

const suggestions = (query: string, rest: Partial<FirstPage> = {}): { ok: true; value: FirstPage } => ({
  ok: true,
  value: firstPage(query, [product(7)], rest),
})
const found = suggestions('zinc')
const meant = suggestions('zinc', { hits: [], total_found: 0, did_you_mean: 'zing' })

const known5 = { type: 'searcher.known', person: 5 }
const iron = { type: 'recent.known', recent: { user_id: 5, data: ['iron'] } }
const popular = { type: 'popular.known', language: 'en', products: [product(1)] }
const open = { type: 'searchBar.open', surface: 'field' }
const typeZinc = { type: 'searchBar.type', text: ' zinc ' }
const typeIron = { type: 'searchBar.type', text: 'iron' }
const close = { type: 'searchBar.close' }
const goTo = (at: ReturnType<typeof place>) => ({ type: 'page.entered', place: at })

type At = Step<typeof searchBarMachine>

const isTyped = ({ event }: At) => event.type === 'searchBar.type'
const words = ({ event }: At) => (event['text'] as string).trim()
const isEnough = (step: At) => isTyped(step) && words(step).length >= 3
const isEntered = (step: At) => step.event.type === 'page.entered'
const pathOf = ({ event }: At) => (event['place'] as { path: string }).path
const keepsText = (path: string) => path === '/search-results' || path.startsWith('/products')
const isOpen = (snapshot: At['after'] | undefined) => snapshot?.hasTag('open') === true
const activeEntry = ({ before }: At) =>
  before && entriesOf(before.context).find(({ key }) => key === before.context.active)

export const model = defineModel({
  machine: searchBarMachine,
  events: [
    { type: 'searchBar.open', surface: 'field' },
    { type: 'searchBar.open', surface: 'sheet' },
    { type: 'searchBar.type', text: 'zi' },
    { type: 'searchBar.type', text: ' zinc ' },
    { type: 'searchBar.type', text: '*' },
    { type: 'searchBar.type', text: '' },
    { type: 'searchBar.move', by: 1 },
    { type: 'searchBar.move', by: -1 },
    { type: 'searchBar.point', key: 'all' },
    { type: 'searchBar.point', key: null },
    { type: 'searchBar.choose', key: 'retry' },
    { type: 'searchBar.choose', key: 'product 7' },
    { type: 'searchBar.choose', key: 'recent iron' },
    { type: 'searchBar.choose', key: 'nothing of that name' },
    { type: 'searchBar.submit' },
    { type: 'searchBar.add' },
    { type: 'searchBar.close' },
    { type: 'page.entered', place: home },
    { type: 'page.entered', place: about },
    { type: 'page.entered', place: results },
    { type: 'page.entered', place: zinc },
    { type: 'page.entered', place: all },
    { type: 'page.entered', place: noWords },
    { type: 'page.entered', place: listing },
    { type: 'page.entered', place: product7 },
    { type: 'searcher.known', person: 'unread' },
    { type: 'searcher.known', person: 'visitor' },
    { type: 'searcher.known', person: 5 },
    { type: 'recent.known', recent: { user_id: 5, data: ['iron'] } },
    { type: 'recent.known', recent: null },
    { type: 'popular.known', language: 'en', products: [product(1)] },
  ],
  answers: [
    done('fetchSuggestions', found),
    done('fetchSuggestions', meant),
    done('fetchSuggestions', refused),
    failed('fetchSuggestions'),
  ],
  // What the world tells is tried before anything is typed, and what a person does with little of it: the rest is in the journeys.
  until: (snapshot, event) => {
    const { place: at, person, recent, surface, text, active } = snapshot.context
    const isUntouched = snapshot.matches('not-showing') && text === '' && surface === 'field'
    const isPlain = person === 'unread' && recent === null
    if (event.type === 'page.entered') return !isUntouched || at !== null || recent !== null
    if (event.type === 'searcher.known') return !isUntouched || !isPlain || (at !== null && at !== zinc)
    if (event.type === 'recent.known') return !isUntouched || at !== null || recent !== null
    if (event.type === 'popular.known') return !isUntouched || !isPlain || at !== null
    if (event.type === 'searchBar.move' && active !== null) return true
    if (surface === 'sheet') return event.type !== 'searchBar.close'
    return (
      !isPlain ||
      (at !== null && at !== zinc) ||
      (at === zinc && !['searchBar.type', 'searchBar.submit', 'searchBar.close'].includes(event.type))
    )
  },
  journeys: [
    // Somebody with last searches goes through them by the arrow keys, and to one of them.
    [
      known5,
      iron,
      goTo(home),
      popular,
      open,
      ...Array.from({ length: 4 }, () => ({ type: 'searchBar.move', by: 1 })),
      { type: 'searchBar.move', by: -1 },
      { type: 'searchBar.choose', key: 'recent iron' },
      goTo(results),
      goTo(zinc),
    ],
    [known5, iron, goTo(home), open, { type: 'searchBar.move', by: 1 }, { type: 'searchBar.submit' }],
    // A suggested product is added, whether it was found or is a popular one; an entry that is none is not.
    [goTo(home), popular, open, { type: 'searchBar.move', by: 1 }, { type: 'searchBar.add' }],
    [
      goTo(home),
      typeZinc,
      PASS,
      done('fetchSuggestions', found),
      { type: 'searchBar.move', by: 1 },
      { type: 'searchBar.add' },
      { type: 'searchBar.move', by: -1 },
      { type: 'searchBar.move', by: -1 },
      { type: 'searchBar.add' },
    ],
    [known5, iron, goTo(results), { type: 'searcher.known', person: 'visitor' }, open],
    [iron, goTo(results), known5, { type: 'recent.known', recent: null }],
    // The text stays between results and products, and goes with both; a page that is entered while a person types closes nothing there.
    ...[typeZinc, { type: 'searchBar.type', text: 'zi' }].flatMap((typed) => [
      [goTo(results), typed, goTo(listing), goTo(product7), goTo(all), goTo(about)],
      [goTo(results), typed, { type: 'searchBar.close' }, goTo(listing), goTo(noWords)],
      [goTo(home), typed, goTo(place('/', { from: 'letter' })), goTo(about)],
      [goTo(home), typed, goTo(results), goTo(place('/search-results', { query: 'zinc' }, 'de'))],
      [goTo(home), typed, { type: 'searchBar.close' }, goTo(about)],
    ]),
    // What was found for one person is not shown to another, nor in another language.
    [
      goTo(home),
      typeZinc,
      PASS,
      done('fetchSuggestions', found),
      typeZinc,
      { type: 'searchBar.close' },
      open,
      known5,
      { type: 'searchBar.close' },
      open,
    ],
    [
      goTo(home),
      typeZinc,
      PASS,
      done('fetchSuggestions', found),
      { type: 'searchBar.close' },
      goTo(place('/', {}, 'de')),
      open,
    ],
    // What was found for other words stays while it is in sight, and does not come back once it is not.
    ...[[], [{ type: 'searchBar.type', text: '' }], [close]].map((between) => [
      goTo(home),
      typeZinc,
      PASS,
      done('fetchSuggestions', found),
      ...between,
      typeIron,
    ]),
    [goTo(home), typeZinc, PASS, done('fetchSuggestions', found), typeIron, close, open],
    [goTo(home), typeZinc, PASS, done('fetchSuggestions', found), { type: 'searchBar.type', text: '' }, typeZinc],
    [
      goTo(home),
      typeZinc,
      PASS,
      done('fetchSuggestions', meant),
      { type: 'searchBar.move', by: 1 },
      { type: 'searchBar.submit' },
    ],
  ],
  project: ({ context: { place: at, person, text, surface, found: kept, problem, recent, popular, active } }) => ({
    at,
    person,
    text,
    surface,
    found: kept && [kept.query, kept.total_found],
    problem: problem?.kind,
    recent,
    popular: popular !== null,
    active,
  }),
  rules: {
    'listens from the start for what is stored and for who is here': {
      when: ({ before }) => before === undefined,
      must: (step) =>
        assert.deepEqual(
          [started(step, 'watchRecent').length, started(step, 'watchSearcher').length, step.after.value],
          [1, 1, 'not-showing'],
        ),
    },
    'is searching with three characters or more': {
      requirements: ['search.three-characters-start-it'],
      when: isEnough,
      must: ({ after }) => assert.equal(after.matches('searching'), true),
    },
    'is focused with the one character that means all': {
      requirements: ['search.star-lists-everything'],
      when: (step) => isTyped(step) && words(step) === '*',
      must: (step) => {
        assert.equal(step.after.value, 'focused')
        assert.deepEqual(called(step, 'replaceQuery'), [])
      },
    },
    'is focused with fewer than three characters or none, and drops the words and their page from an address that holds them':
      {
        requirements: ['search.short-text-goes-back-to-focused'],
        when: (step) => isTyped(step) && words(step) !== '*' && !isEnough(step),
        must: (step) => {
          const { place: at } = step.before?.context ?? {}
          const holds = at?.path === '/search-results' && at.query['query'] !== undefined
          assert.equal(step.after.value, 'focused')
          assert.deepEqual(
            called(step, 'replaceQuery'),
            holds ? [{ query: at.query['brands'] === undefined ? {} : { brands: '4' } }] : [],
          )
        },
      },
    'waits 200 ms after each key before it asks': {
      requirements: ['search.waits-after-the-last-key'],
      when: (step) => isEnough(step) && !step.after.matches({ searching: 'shown' }),
      must: (step) => {
        assert.equal(step.after.matches({ searching: 'debouncing' }), true)
        assert.deepEqual([waits(step), started(step, 'fetchSuggestions')], [[DEBOUNCE], []])
      },
    },
    'asks for the words that were typed last, without space around them': {
      when: (step) => entered(step, 'searching.asking'),
      must: (step) =>
        assert.deepEqual(started(step, 'fetchSuggestions'), [
          { language: step.after.context.place?.language ?? 'en', query: 'zinc' },
        ]),
    },
    'shows at once what it has for the very same words': {
      when: (step) =>
        isEnough(step) &&
        step.before?.matches({ searching: 'shown' }) === true &&
        step.before.context.found?.query === words(step) &&
        step.before.context.place !== null,
      must: ({ after }) => assert.equal(after.matches({ searching: 'shown' }), true),
    },
    'gives a question up without a word where another key is pressed, so that no late answer can come': {
      requirements: ['search.given-up-search-is-silent'],
      when: (step) => isTyped(step) && step.before?.matches({ searching: 'asking' }) === true,
      must: (step) => {
        assert.equal(step.after.children['fetchSuggestions'], undefined)
        assert.deepEqual(called(step, 'logFailure'), [])
      },
    },
    'keeps what was suggested in sight until there is something newer': {
      when: (step) => isTyped(step) && step.before?.matches('searching') === true,
      must: ({ before, after }) => assert.deepEqual(after.context.found, before?.context.found),
    },
    'does not bring back what was suggested for other words': {
      when: (step) => entered(step, 'searching'),
      must: ({ after: { context } }) => assert.equal(context.found?.query ?? context.text.trim(), context.text.trim()),
    },
    'shows what was found': {
      when: ({ event }) => event['output']?.ok === true,
      must: ({ event, after }) => {
        assert.equal(after.matches({ searching: 'shown' }), true)
        assert.deepEqual(after.context.found, event['output'].value)
      },
    },
    'clears what was found where a search fails, logs why, and offers to try again': {
      requirements: ['search.failure-clears-and-logs'],
      when: (step) => entered(step, 'searching.failed'),
      must: (step) => {
        const problem = step.event.type.startsWith('xstate.error') ? { kind: 'unreachable' } : refused.problem
        assert.deepEqual([step.after.context.found, step.after.context.problem], [null, problem])
        assert.deepEqual(called(step, 'logFailure'), [{ problem }])
        assert.equal(entriesOf(step.after.context)[0]?.kind, 'retry')
      },
    },
    'has failed where the search had no good answer': {
      when: ({ event }) => event.type.endsWith('fetchSuggestions') && event['output']?.ok !== true,
      must: ({ after }) => assert.equal(after.matches({ searching: 'failed' }), true),
    },
    'knows the page that was entered last': {
      when: isEntered,
      must: ({ event, after }) => assert.deepEqual(after.context.place, event['place']),
    },
    'holds what is typed': {
      when: (step) => isTyped(step),
      must: ({ event, after }) => assert.equal(after.context.text, event['text']),
    },
    'is busy from the last key to the answer': {
      when: ({ after }) => after.matches('searching'),
      must: ({ after }) =>
        assert.equal(
          after.hasTag('busy'),
          after.matches({ searching: 'debouncing' }) || after.matches({ searching: 'asking' }),
        ),
    },
    'asks again at once when it is told to': {
      when: ({ event, before }) =>
        event['key'] === 'retry' &&
        event.type === 'searchBar.choose' &&
        before?.matches({ searching: 'failed' }) === true,
      must: (step) =>
        assert.deepEqual(started(step, 'fetchSuggestions'), [
          { language: step.after.context.place?.language ?? 'en', query: 'zinc' },
        ]),
    },
    'goes by Enter to the results of what is typed, where nothing is chosen': {
      requirements: ['search.enter-leads-to-results'],
      when: (step) => step.event.type === 'searchBar.submit' && activeEntry(step) === undefined,
      must: (step) => {
        const typed = step.before?.context.text.trim() ?? ''
        const address = typed === 'zinc' ? '/search-results?query=zinc' : '/search-results?query=*'
        const goes = typed === 'zinc' || typed === '*'
        assert.deepEqual(called(step, 'openPage'), goes ? [{ address }] : [])
        assert.equal(step.after.value, goes ? 'not-showing' : 'focused')
      },
    },
    'goes where the entry leads that is chosen by pointer or keys, and nowhere for one that is not there': {
      when: (step) =>
        step.event.type === 'searchBar.choose' ||
        (step.event.type === 'searchBar.submit' && activeEntry(step) !== undefined),
      must: (step) => {
        const key = (step.event['key'] ?? step.before?.context.active) as string
        const entry = step.before && entriesOf(step.before.context).find((one) => one.key === key)
        assert.deepEqual(called(step, 'openPage'), entry && entry.kind !== 'retry' ? [{ address: entry.address }] : [])
        if (entry && entry.kind !== 'retry') assert.equal(step.after.value, 'not-showing')
      },
    },
    'tells which product is marked where it is to be added, and stays as it is': {
      requirements: ['builder.suggestions-add-too'],
      when: (step) => step.event.type === 'searchBar.add',
      must: (step) => {
        const entry = activeEntry(step)
        const isProduct = entry !== undefined && 'product' in entry
        assert.deepEqual(emitted(step), isProduct ? [{ type: 'product.suggested', product: entry.product }] : [])
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
      },
    },
    'goes by the arrow keys through all that is there, and over the field itself': {
      when: ({ event, before }) => event.type === 'searchBar.move' && isOpen(before),
      must: ({ event, before, after }) => {
        const keys = [null, ...(before ? entriesOf(before.context) : []).map(({ key }) => key)]
        const at = Math.max(0, keys.indexOf(before?.context.active ?? null))
        assert.equal(after.context.active, keys[(at + (event['by'] as number) + keys.length) % keys.length])
      },
    },
    'stands on no entry once something else is typed': {
      when: isTyped,
      must: ({ after }) => assert.equal(after.context.active, null),
    },
    'stands on nothing while nothing shows': {
      when: ({ after }) => !isOpen(after),
      must: ({ after }) => assert.equal(after.context.active, null),
    },
    'closes by Escape and keeps what was typed': {
      requirements: ['search.bar-has-three-states'],
      when: ({ event, before }) => event.type === 'searchBar.close' && isOpen(before),
      must: ({ before, after }) => {
        assert.equal(after.value, 'not-showing')
        assert.equal(after.context.text, before?.context.text)
      },
    },
    'opens on what is typed already, in the field or in the sheet': {
      when: ({ event, before }) => event.type === 'searchBar.open' && !isOpen(before),
      must: ({ event, before, after }) => {
        assert.equal(after.matches((before?.context.text.trim().length ?? 0) >= 3 ? 'searching' : 'focused'), true)
        assert.equal(after.context.surface, event['surface'])
      },
    },
    'asks for the popular products while a person has typed too little': {
      requirements: ['search.popular-before-typing'],
      when: (step) => entered(step, 'focused'),
      must: (step) => assert.deepEqual(started(step, 'watchPopular'), [{ language: 'en' }]),
    },
    'keeps the text between results and products, and forgets it on every other page': {
      requirements: ['search.text-survives-results-and-products'],
      when: (step) => isEntered(step) && isOpen(step.before),
      must: (step) => {
        const { path } = step.before?.context.place ?? {}
        const stays = keepsText(pathOf(step)) || path === pathOf(step)
        assert.equal(step.after.context.text, stays ? step.before?.context.text : '')
        assert.equal(isOpen(step.after), stays)
      },
    },
    'holds what the address of results holds, where nobody is typing': {
      when: (step) => isEntered(step) && !isOpen(step.before) && pathOf(step) === '/search-results',
      must: ({ event, after }) =>
        assert.equal(after.context.text, ((event['place'] as typeof zinc).query['query'] ?? '').trim()),
    },
    'forgets what was found for somebody else': {
      when: ({ event }) => event.type === 'searcher.known',
      must: ({ after }) => assert.equal(after.context.found, null),
    },
    'keeps the words of results as the last search of whoever is here, once that is known': {
      when: (step) =>
        (isEntered(step) || step.event.type === 'searcher.known') && called(step, 'storeRecent').length > 0,
      must: (step) => {
        const { person, recent, place: at } = step.after.context
        assert.equal(at?.query['query']?.trim(), 'zinc')
        assert.notEqual(person, 'unread')
        const before = step.before?.context.recent
        const own = before?.user_id === (person === 'visitor' ? null : person) ? (before?.data ?? []) : []
        const kept = { user_id: person === 'visitor' ? null : person, data: ['zinc', ...own] }
        assert.deepEqual([recent, called(step, 'storeRecent')], [kept, [{ recent: kept }]])
      },
    },
    'keeps each search of results once': {
      when: (step) =>
        isEntered(step) &&
        step.after.context.person !== 'unread' &&
        ['zinc', ' zinc '].includes((step.event['place'] as typeof zinc).query['query'] ?? ''),
      must: (step) => assert.equal(recentOf(step.after.context)[0], 'zinc'),
    },
    'never shows the searches of another person': {
      requirements: ['search.recent-belong-to-one-user'],
      when: ({ after }) => after.context.recent?.user_id === 5 && after.context.person !== 5,
      must: ({ after }) =>
        assert.equal(
          entriesOf(after.context).some(({ kind }) => kind === 'recent'),
          false,
        ),
    },
  },
})
