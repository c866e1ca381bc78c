import assert from 'node:assert/strict'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import type { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts'
import { isSameList } from '#machines/catalogue/query.ts'

import { unreachable } from '#tests/models/samples.ts'
import type { Rule, Step } from '#tests/models/support/model.ts'
import { called, emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof catalogueMachine>
type Snapshot = At['after']

const isAt = (
  snapshot: Snapshot | undefined,
  products:
    | 'loading'
    | 'partial'
    | 'complete'
    | 'empty'
    | 'failed'
    | 'recalling'
    | 'loadingNext'
    | 'nextFailed'
    | 'renewing',
) => snapshot?.matches({ open: { listing: { products } } }) === true
const isListing = ({ before }: At) => before?.matches({ open: 'listing' }) === true
const isWaiting = ({ before }: At) =>
  before?.matches({ open: 'waitingForOptions' }) === true || before?.matches({ open: 'withoutOptions' }) === true
const isOf = ({ event }: At, call: string) =>
  event.type === `xstate.done.actor.${call}` || event.type === `xstate.error.actor.${call}`
const isOk = ({ event }: At): boolean => event['output']?.ok === true
const problemOf = ({ event }: At): unknown => event['output']?.problem ?? unreachable.problem
const isEntered = ({ event }: At) => event.type === 'listing.entered'
const isSame = ({ event, before }: At) =>
  before !== undefined &&
  event['language'] === before.context.language &&
  isSameList(event['query'] as Snapshot['context']['query'], before.context.query)
const hasMore = ({ current_page, total_pages }: Pick<ProductPage, 'current_page' | 'total_pages'>) =>
  current_page < total_pages

/** The list of products, and the counts beside the filter options. */
export const listRules: Readonly<Record<string, Rule<typeof catalogueMachine>>> = {
  'shows the page that came, and knows whether there is more of it or nothing at all': {
    when: (step) => (isOf(step, 'fetchProducts') || isOf(step, 'fetchRenewed')) && isOk(step),
    must: ({ event, after }) => {
      const { data, ...metadata } = event['output'].value as ProductPage
      assert.deepEqual([after.context.products, after.context.metadata], [data, metadata])
      const full = hasMore(metadata) ? 'partial' : 'complete'
      assert.equal(isAt(after, data.length === 0 ? 'empty' : full), true)
    },
  },
  'joins further pages to those that are shown, and knows whether there are more': {
    when: (step) => (isOf(step, 'fetchNextPage') || isOf(step, 'fetchRecalled')) && isOk(step),
    must: ({ event, before, after }) => {
      const { data, ...metadata } = event['output'].value as ProductPage
      assert.deepEqual(after.context.metadata, metadata)
      assert.deepEqual(
        after.context.products.map(({ product_id: id }) => id),
        [...new Set([...(before?.context.products ?? []), ...data].map(({ product_id: id }) => id))],
      )
      assert.equal(isAt(after, hasMore(metadata) ? 'partial' : 'complete'), true)
    },
  },
  'has failed where the first page could not be had, and tries again when asked to': {
    when: (step) => isOf(step, 'fetchProducts') && !isOk(step),
    must: (step) => {
      assert.equal(isAt(step.after, 'failed'), true)
      assert.deepEqual(step.after.context.problem, problemOf(step))
    },
  },
  'keeps what is shown where further pages could not be had, and recalls nothing any more': {
    when: (step) =>
      (isOf(step, 'fetchNextPage') || isOf(step, 'fetchRecalled')) &&
      !isOk(step) &&
      step.event['output']?.problem.kind !== 'notConnected',
    must: (step) => {
      assert.equal(isAt(step.after, 'nextFailed'), true)
      assert.deepEqual(
        [step.after.context.problem, step.after.context.products],
        [problemOf(step), step.before?.context.products],
      )
      if (isOf(step, 'fetchRecalled')) assert.equal(step.after.context.recall, null)
    },
  },
  'asks again for what failed when asked to': {
    when: (step) => step.event.type === 'list.retry',
    must: (step) => {
      const { before, after } = step
      assert.equal(started(step, 'fetchProducts').length, isAt(before, 'failed') ? 1 : 0)
      assert.equal(
        started(step, 'fetchCounts').length,
        before?.matches({ open: { listing: { counts: 'uncounted' } } }) === true ? 1 : 0,
      )
      assert.deepEqual(
        emitted(step),
        before?.matches({ open: 'withoutOptions' }) === true ? [{ type: 'options.retry' }] : [],
      )
      if (before?.matches({ open: 'withoutOptions' })) assert.equal(after.matches({ open: 'waitingForOptions' }), true)
    },
  },
  'asks for the next page when asked to, and remembers where its products begin': {
    requirements: ['catalogue.load-more-moves-the-focus'],
    when: ({ event, before }) => event.type === 'page.next' && (isAt(before, 'partial') || isAt(before, 'nextFailed')),
    must: (step) => {
      assert.equal(started(step, 'fetchNextPage').length, 1)
      assert.equal(step.after.context.firstNew, step.before?.context.products.length)
    },
  },
  'asks for the first page anew when who is here may buy more or less and no page is shown': {
    when: ({ event, before }) =>
      event.type === 'viewer.changed' && (isAt(before, 'loading') || isAt(before, 'empty') || isAt(before, 'failed')),
    must: (step) => {
      assert.equal(isAt(step.after, 'loading'), true)
      assert.equal(started(step, 'fetchProducts').length, 1)
    },
  },
  'keeps the numbers that were counted, and goes on without where they could not be': {
    when: (step) => isOf(step, 'fetchCounts'),
    must: (step) => {
      assert.equal(step.after.matches({ open: { listing: { counts: isOk(step) ? 'counted' : 'uncounted' } } }), true)
      assert.deepEqual(step.after.context.counts, isOk(step) ? step.event['output'].value : null)
      assert.equal(called(step, 'logCountsFailed').length, isOk(step) ? 0 : 1)
    },
  },
  'begins once the options of its language are known': {
    when: (step) => isWaiting(step) && step.event.type === 'options.known',
    must: ({ event, before, after }) => {
      const isOwn = event['language'] === before?.context.language
      assert.equal(after.matches({ open: 'listing' }), isOwn)
      if (!isOwn) return
      assert.deepEqual([after.context.options, after.context.optionsLanguage], [event['options'], event['language']])
      assert.deepEqual(
        after.context.filters.categories.map(({ id }) => id),
        after.context.query['categories'] === undefined ? [] : [2],
      )
    },
  },
  'is kept for the way back once its list was begun, and else forgotten': {
    when: ({ event, before }) => event.type === 'listing.left' && before?.matches('open') === true,
    must: (step) => assert.equal(step.after.matches(isListing(step) ? 'kept' : 'away'), true),
  },
  'logs the order of each address that it begins with': {
    when: (step) => isEntered(step) && (step.before?.matches('away') === true || !isSame(step)),
    must: (step) => assert.equal(called(step, 'logUnknownOrder').length, 1),
  },
  'takes the place of the address, and what is to be recalled there': {
    when: (step) => isEntered(step) && !(step.before?.matches('open') === true && isSame(step)),
    must: ({ event, after }) => {
      const { context } = after
      assert.deepEqual([context.language, context.recall], [event['language'], event['recall'] ?? null])
      assert.equal(isSameList(event['query'] as typeof context.query, context.query), true)
      assert.equal(after.matches('open'), true)
    },
  },
  'takes what is to be recalled in the list that is there': {
    when: (step) => isListing(step) && isEntered(step) && isSame(step) && step.event['recall'] !== undefined,
    must: ({ event, after }) => assert.deepEqual(after.context.recall, event['recall']),
  },
  'stays as it is where its own address is entered again': {
    when: (step) =>
      step.before?.matches('open') === true && isEntered(step) && isSame(step) && step.event['recall'] === undefined,
    must: ({ before, after, effects }) =>
      assert.deepEqual([after.value, after.context, effects], [before?.value, before?.context, []]),
  },
  'changes nothing where there is no filter to take away': {
    when: (step) =>
      isListing(step) &&
      (step.event.type === 'filter.reset' || step.event.type === 'filter.clear') &&
      Object.values(step.before?.context.filters ?? {}).flat().length === 0,
    must: ({ before, after, effects }) =>
      assert.deepEqual([after.value, after.context, effects], [before?.value, before?.context, []]),
  },
  'logs a filter that is to be taken away and was not chosen': {
    requirements: ['filters.failures-are-logged-only'],
    when: (step) =>
      isListing(step) && step.event.type === 'filter.remove' && step.before?.context.filters.categories.length === 0,
    must: (step) => assert.deepEqual(called(step, 'logUnknownOption'), [{ group: 'categories', id: 2 }]),
  },
  'writes each change of filters and order to the address': {
    when: ({ before, after }) =>
      before?.matches({ open: 'listing' }) === true &&
      after.matches({ open: 'listing' }) &&
      before.context.language === after.context.language &&
      (before.context.filters !== after.context.filters || before.context.ordering !== after.context.ordering),
    must: (step) => {
      if (!isEntered(step)) assert.deepEqual(called(step, 'writeAddress'), [{ query: step.after.context.query }])
    },
  },
  'is busy while it waits for what is to be seen first, and says what has failed': {
    when: ({ after }) => after.matches('open'),
    must: ({ after }) => {
      const isCounting = after.matches({ open: { listing: { counts: 'counting' } } })
      assert.equal(
        after.hasTag('busy'),
        isAt(after, 'loading') || isCounting || after.matches({ open: 'waitingForOptions' }),
      )
      assert.equal(after.hasTag('loading-next'), isAt(after, 'recalling') || isAt(after, 'loadingNext'))
      assert.equal(
        after.hasTag('failed'),
        isAt(after, 'failed') || isAt(after, 'nextFailed') || after.matches({ open: 'withoutOptions' }),
      )
    },
  },
}
