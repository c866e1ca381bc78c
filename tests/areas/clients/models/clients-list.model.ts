import assert from 'node:assert/strict'

import type { Client } from '#areas/clients/contract/clients.ts'
import { clientsListMachine } from '#machines/clients/clients-list.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, started, waits } from '#tests/models/support/rules.ts'

type At = Step<typeof clientsListMachine>

const place = (query: Readonly<Record<string, string>>, language: 'en' | 'de' = 'en') =>
  ({ language, path: '/account/practitioner/clients', query }) as const
/** Places that enter the list, with the text in the field and the request that each leads to. */
const places = [
  { at: place({}), text: '', asks: { language: 'en', keyword: '', page: 1 } },
  { at: place({ query: 'linden' }), text: 'linden', asks: { language: 'en', keyword: 'linden', page: 1 } },
  { at: place({ query: 'li' }), text: 'li', asks: { language: 'en', keyword: '', page: 1 } },
  { at: place({}, 'de'), text: '', asks: { language: 'de', keyword: '', page: 1 } },
]
const placeIn = ({ event }: At) => places.find(({ at }) => at === event['place'])

const rows = (first: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: first + at }) as Client)
const FULL = rows(1, 100)
/** Its first client has moved here from the previous page. */
const REST = rows(100, 3)

const KEYWORDS: Readonly<Record<string, string>> = { '': '', li: '', linden: 'linden', 'linden ': 'linden' }
const keywordIn = (text: string) => KEYWORDS[text] ?? assert.fail(text)

const isAsked = ({ before, event }: At) =>
  before !== undefined &&
  before.context.language === event['place'].language &&
  before.context.keyword === keywordIn(event['place'].query.query ?? '')
/** True if the address may only repeat the words that were searched for last. */
const isEcho = (step: At) =>
  step.event.type === 'list.entered' &&
  (step.before?.matches('fetching') === true || step.before?.matches('debouncing') === true) &&
  isAsked(step)
const isSearching = ({ event, before }: At) =>
  before?.matches('debouncing') === true && (event.type === 'list.search' || event.type.startsWith('xstate.after'))
const isDone = (id: string) => (step: At) => step.event.type.endsWith(id) && step.event['output']?.ok === true
const isFailed = (id: string) => (step: At) => step.event.type.endsWith(id) && step.event['output']?.ok !== true

export const model = defineModel({
  machine: clientsListMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'list.entered' as const, place: at })),
    ...Object.keys(KEYWORDS).map((text) => ({ type: 'list.type' as const, text })),
    { type: 'list.search' },
    { type: 'list.clear' },
    { type: 'list.retry' },
    { type: 'list.more' },
  ],
  answers: [
    ...[FULL, REST, []].map((value) => done('fetchClients', { ok: true, value })),
    done('fetchClients', refused),
    failed('fetchClients'),
    ...[REST, []].map((value) => done('fetchMore', { ok: true, value })),
    done('fetchMore', unreachable),
    failed('fetchMore'),
  ],
  until: (snapshot, event) =>
    event.type === 'list.type' && snapshot.matches('debouncing') && snapshot.context.text === event.text,
  project: ({ context: { language, text, keyword, list, listed, pages, hasMore } }) => ({
    language,
    text,
    keyword,
    length: list?.length,
    listed,
    pages,
    hasMore,
  }),
  rules: {
    'asks for what the address names, as soon as it is entered': {
      requirements: ['clients.list-with-search'],
      when: (step) => step.event.type === 'list.entered' && !isEcho(step),
      must: (step) => {
        assert.deepEqual(started(step, 'fetchClients'), [placeIn(step)?.asks])
        assert.equal(step.after.context.text.trim(), placeIn(step)?.text)
      },
    },
    'asks nothing twice where the address tells of the words that are asked for, and leaves what is typed alone': {
      requirements: ['retry.same-question-once-in-two-seconds'],
      when: isEcho,
      must: ({ before, after, effects }) => {
        assert.deepEqual(effects, [])
        assert.deepEqual([after.value, after.context], [before?.value, before?.context])
      },
    },
    'keeps spaces that are being typed, which no address has': {
      when: (step) =>
        step.event.type === 'list.entered' &&
        step.before?.context.text === 'linden ' &&
        step.event['place'].query.query === 'linden',
      must: ({ after }) => assert.equal(after.context.text, 'linden '),
    },
    'holds what is typed and waits 500 ms for the next key': {
      requirements: ['clients.list-with-search'],
      when: ({ event }) => event.type === 'list.type',
      must: (step) => {
        assert.equal(step.after.context.text, step.event['text'])
        assert.deepEqual(waits(step), [500])
        assert.deepEqual(started(step, 'fetchClients'), [])
      },
    },
    'searches once the wait is over or cut short, for nothing below three characters, and not for what is listed': {
      requirements: ['clients.list-with-search'],
      when: isSearching,
      must: (step) => {
        const { text, list, listed, language } = step.before?.context ?? assert.fail()
        const keyword = keywordIn(text)
        const isListed = list !== null && keyword === listed
        assert.deepEqual(started(step, 'fetchClients'), isListed ? [] : [{ language, keyword, page: 1 }])
        assert.equal(step.after.matches('shown'), isListed)
        assert.equal(step.after.context.keyword, keyword)
      },
    },
    'writes what was typed into the address': {
      requirements: ['clients.list-with-search'],
      when: isSearching,
      must: (step) => {
        const text = step.before?.context.text.trim()
        assert.deepEqual(called(step, 'writeQuery'), [{ query: text === '' ? {} : { query: text } }])
      },
    },
    'asks for all clients at once when the search is given up': {
      requirements: ['clients.list-with-search'],
      when: ({ event }) => event.type === 'list.clear',
      must: (step) => {
        const { text, keyword, language } = step.after.context
        assert.deepEqual([text, keyword, called(step, 'writeQuery')], ['', '', [{ query: {} }]])
        assert.deepEqual(started(step, 'fetchClients'), [{ language, keyword: '', page: 1 }])
      },
    },
    'keeps what was found before in sight while the next is awaited': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: ({ event }) => event.type === 'list.type' || event.type === 'list.entered',
      must: ({ before, after }) => assert.deepEqual(after.context.list, before?.context.list ?? null),
    },
    'is busy while it asks, and has failed where nothing came': {
      when: () => true,
      must: ({ before, after }) => {
        if (!before) assert.equal(after.matches('waiting'), true)
        assert.equal(after.hasTag('busy'), after.matches('fetching') || after.matches({ shown: 'adding' }))
        assert.equal(after.hasTag('failed'), after.matches('failed') || after.matches({ shown: 'unadded' }))
      },
    },
    'shows what it was answered': {
      when: isDone('fetchClients'),
      must: ({ event, before, after }) => {
        const { context } = after
        const { value } = event['output']
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual(
          [context.list, context.listed, context.pages, context.hasMore, context.problem],
          [value, before?.context.keyword, 1, value.length === 100, null],
        )
      },
    },
    'says why there is nothing to show, and shows nothing that other words have found': {
      when: isFailed('fetchClients'),
      must: ({ event, before, after }) => {
        assert.equal(after.matches('failed'), true)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        const { keyword, listed, list } = before?.context ?? assert.fail()
        assert.deepEqual(after.context.list, keyword === listed ? list : null)
      },
    },
    'asks again for the same when it is told to': {
      when: ({ event, before }) => event.type === 'list.retry' && before?.matches('failed') === true,
      must: (step) => {
        const { language, keyword } = step.after.context
        assert.deepEqual(started(step, 'fetchClients'), [{ language, keyword, page: 1 }])
      },
    },
    'asks for the next page where the last was full': {
      requirements: ['clients.list-with-search'],
      when: ({ event, before }) =>
        (event.type === 'list.more' && before?.matches({ shown: 'resting' }) === true) ||
        (event.type === 'list.retry' && before?.matches({ shown: 'unadded' }) === true),
      must: (step) => {
        const { language, listed, pages, hasMore } = step.before?.context ?? assert.fail()
        assert.deepEqual(started(step, 'fetchClients'), hasMore ? [{ language, keyword: listed, page: pages + 1 }] : [])
      },
    },
    'adds the next page to the list, nobody twice': {
      when: isDone('fetchMore'),
      must: ({ event, before, after: { context } }) => {
        const added = event['output'].value.length === 0 ? [] : REST.slice(1)
        assert.deepEqual(context.list, [...(before?.context.list ?? []), ...added])
        assert.deepEqual([context.pages, context.hasMore, context.problem], [2, false, null])
      },
    },
    'keeps the pages it has where the next could not be had, and says why': {
      when: isFailed('fetchMore'),
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context.list, before?.context.list)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.equal(after.matches({ shown: 'unadded' }), true)
      },
    },
  },
})
