import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import type { CallResult } from '#contract/result.ts'

import { answerOf, answers } from '../../call/call.ts'
import { firstPages, nextPage, recalledPages, shownPages } from '../catalogue.ts'
import { catalogueSetup } from '../catalogue.setup.ts'

const show = { type: 'showPage', params: answerOf<CallResult<ProductPage>> } as const
const join = { type: 'joinPage', params: answerOf<CallResult<ProductPage>> } as const

/** The list itself: loading, shown with or without more pages, empty, failed. */
export const products = catalogueSetup.createStateConfig({
  description: 'The list of products under the chosen filters and order.',
  initial: 'loading',
  on: {
    'filters.changed': { target: '.loading', actions: 'forgetRecall' },
    'ordering.changed': { target: '.loading', actions: 'forgetRecall' },
    'viewer.changed': { target: '.renewing' },
    'listing.entered': {
      guard: { type: 'isPlaceRecalled', params: ({ event }) => event },
      actions: { type: 'setRecall', params: ({ event: { recall } }) => ({ recall }) },
    },
  },
  states: {
    loading: {
      description:
        'The first page is on its way, with all that a person had loaded where they are going back to; an older list stays in sight, dimmed.',
      tags: 'busy',
      on: { 'viewer.changed': { target: 'loading', reenter: true } },
      invoke: {
        src: 'fetchProducts',
        id: 'fetchProducts',
        input: ({ context }) => firstPages(context),
        ...answers(
          { target: 'partial', actions: show },
          { target: 'failed' },
          { guard: { type: 'isEmptyPage', params: answerOf }, target: 'empty', actions: show },
          { guard: { type: 'isLastPage', params: answerOf }, target: 'complete', actions: show },
        ),
      },
    },
    partial: {
      description: 'Some pages are shown and there are more.',
      on: {
        'page.next': { target: 'loadingNext', actions: 'markFirstNew' },
        'list.end.near': { guard: 'loadsByItself', target: 'loadingNext' },
        'listing.entered': {
          guard: { type: 'isPlaceWithMorePages', params: ({ event }) => event },
          target: 'recalling',
          actions: { type: 'setRecall', params: ({ event: { recall } }) => ({ recall }) },
        },
      },
    },
    recalling: {
      description:
        'The first page came with the document; the others that a person had loaded before are on their way.',
      meta: { requirements: ['address.back-restores-the-place'] },
      tags: 'loading-next',
      invoke: {
        src: 'fetchProducts',
        id: 'fetchRecalled',
        input: ({ context }) => recalledPages(context),
        ...answers(
          { target: 'partial', actions: join },
          { target: 'nextFailed', actions: ['forgetRecall'] },
          { guard: { type: 'isLastPage', params: answerOf }, target: 'complete', actions: join },
        ),
      },
    },
    loadingNext: {
      description: 'The next page is on its way, below those that are shown.',
      meta: { requirements: ['catalogue.one-more-page-by-itself'] },
      tags: 'loading-next',
      invoke: {
        src: 'fetchNextPage',
        id: 'fetchNextPage',
        input: ({ context }) => nextPage(context),
        ...answers(
          { target: 'partial', actions: join },
          { target: 'nextFailed' },
          { guard: { type: 'isLastPage', params: answerOf }, target: 'complete', actions: join },
          {
            guard: { type: 'isNotConnected', params: answerOf },
            meta: { requirements: ['catalogue.unconnected-pages-warn'] },
            target: 'partial',
            actions: 'warnNotConnected',
          },
        ),
      },
    },
    nextFailed: {
      description: 'The next page could not be had; what is shown stays, and it can be asked for again.',
      tags: 'failed',
      on: { 'page.next': { target: 'loadingNext', actions: 'markFirstNew' } },
    },
    complete: {
      description: 'Every product of the list is shown.',
      meta: { requirements: ['catalogue.joins-loaded-pages'] },
    },
    renewing: {
      description:
        'Somebody has signed in or out who may buy more or less: all pages that are shown are fetched anew, and stay in sight meanwhile.',
      meta: { requirements: ['catalogue.rights-refetch-products'] },
      invoke: {
        src: 'fetchProducts',
        id: 'fetchRenewed',
        input: ({ context }) => shownPages(context),
        onDone: [
          { guard: { type: 'isEmptyPage', params: answerOf }, target: 'empty', actions: show },
          { guard: { type: 'isLastPage', params: answerOf }, target: 'complete', actions: show },
          { guard: { type: 'isAnswered', params: answerOf }, target: 'partial', actions: show },
          { guard: 'hasMorePages', target: 'partial' },
          { target: 'complete' },
        ],
        onError: [{ guard: 'hasMorePages', target: 'partial' }, { target: 'complete' }],
      },
    },
    empty: {
      description: 'No product fits the chosen filters.',
      meta: { requirements: ['filters.empty-result-names-one-filter'] },
      on: { 'viewer.changed': { target: 'loading' } },
    },
    failed: {
      description: 'The list could not be had; the filters stay as they are.',
      meta: { requirements: ['catalogue.failed-list-can-be-retried'] },
      tags: ['failed', 'unread'],
      on: { 'list.retry': { target: 'loading' }, 'viewer.changed': { target: 'loading' } },
    },
  },
})
