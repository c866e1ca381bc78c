import { assign, emit, raise } from 'xstate'

import type { FilterGroup, FilterOptions, ProductPage } from '#contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'

import { hasNextPage, initialise, joinPage, lacksPages, loadsByItself, orderingNamed, showPage } from './catalogue.ts'
import type { CatalogueContext, PageRequest } from './catalogue.ts'
import {
  addChoice,
  clearGroup,
  emptyFilters,
  findOption,
  hasChoices,
  idsOf,
  isChosen,
  removeChoice,
} from './filters.ts'
import { isSameList, writeQuery } from './query.ts'
import type { Query } from './query.ts'
import type { Recall } from './recall.ts'

export interface Place {
  language: LanguageCode
  query: Query
  recall?: Recall
}

interface Option {
  group: FilterGroup
  id: number
}

export type CatalogueEvent =
  | ({ type: 'listing.entered' } & Place)
  | { type: 'listing.left' }
  | { type: 'options.known'; language: LanguageCode; options: FilterOptions }
  | { type: 'options.failed'; problem: Problem }
  | ({ type: 'filter.add' } & Option)
  | ({ type: 'filter.remove' } & Option)
  | { type: 'filter.clear'; group: FilterGroup }
  | { type: 'filter.reset' }
  | { type: 'ordering.set'; order_name: string }
  | { type: 'page.next' }
  | { type: 'list.end.near' }
  | { type: 'list.retry' }
  | { type: 'list.recalled' }
  /** The user's right to buy has changed (catalogue.rights-refetch-products). */
  | { type: 'viewer.changed' }
  | { type: 'filters.changed' }
  | { type: 'ordering.changed' }

export type CatalogueEmitted = { type: 'options.retry' }

export const catalogueSetup = callSetup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    emitted: {} as CatalogueEmitted,
    tags: {} as 'busy' | 'failed' | 'loading-next',
  },
  actors: {
    fetchCounts: actorNotProvided<CallResult<FilterOptions>, Pick<PageRequest, 'language' | 'ids'>>('fetchCounts'),
    /** Answers all pages asked for as one, with the metadata of the last. */
    fetchProducts: actorNotProvided<CallResult<ProductPage>, PageRequest>('fetchProducts'),
    /**
     * The pagination function. Where none is connected it answers 'notConnected' (catalogue.unconnected-pages-warn).
     */
    fetchNextPage: actorNotProvided<CallResult<ProductPage>, PageRequest>('fetchNextPage'),
  },
}).extend({
  guards: {
    isSamePlace: ({ context }, params: Place) =>
      params.language === context.language && isSameList(params.query, context.query),
    isOtherPlace: ({ context }, params: Place) =>
      params.language !== context.language || !isSameList(params.query, context.query),
    hasOptions: ({ context }) => context.optionsLanguage === context.language,
    isOwnLanguage: ({ context }, params: { language: LanguageCode }) => params.language === context.language,
    isNewChoice: ({ context }, params: Option) =>
      findOption(context.options, params.group, params.id) !== undefined &&
      !isChosen(context.filters, params.group, params.id),
    isChosen: ({ context }, params: Option) => isChosen(context.filters, params.group, params.id),
    hasFilters: ({ context }) => hasChoices(context.filters),
    hasChoiceIn: ({ context }, params: { group: FilterGroup }) => context.filters[params.group].length > 0,
    isPlaceWithMorePages: ({ context }, { language, query, recall }: Place) =>
      language === context.language &&
      isSameList(query, context.query) &&
      recall !== undefined &&
      lacksPages(context, recall),
    isPlaceRecalled: ({ context }, { language, query, recall }: Place) =>
      language === context.language && isSameList(query, context.query) && recall !== undefined,
    isOrdering: (_, params: { order_name: string }) => orderingNamed(params.order_name) !== undefined,
    isEmptyPage: (_, params: CallResult<ProductPage>) => params.ok && params.value.data.length === 0,
    isLastPage: (_, params: CallResult<ProductPage>) => params.ok && !hasNextPage(params.value),
    isNotConnected: (_, params: CallResult<ProductPage>) => !params.ok && params.problem.kind === 'notConnected',
    hasMorePages: ({ context }) => hasNextPage(context.metadata),
    loadsByItself: ({ context }) => loadsByItself(context.metadata),
  },
  actions: {
    // Numbers come with names: those of another language would stand in the wrong one.
    keepPlace: assign(({ context }, { language, query, recall }: Place) => ({
      language,
      query,
      recall: recall ?? null,
      ...(language === context.language ? {} : { counts: null }),
    })),
    keepRecall: assign((_, params: { recall?: Recall | undefined }) => ({ recall: params.recall ?? null })),
    forgetRecall: assign({ recall: null }),
    keepOptions: assign((_, params: { language: LanguageCode; options: FilterOptions }) => ({
      options: params.options,
      optionsLanguage: params.language,
    })),
    initialiseFromAddress: assign(({ context }) => initialise(context)),
    addFilter: assign(({ context }, { group, id }: Option) => ({
      filters: addChoice(context.filters, context.options, group, id),
    })),
    removeFilter: assign(({ context }, { group, id }: Option) => ({
      filters: removeChoice(context.filters, group, id),
    })),
    clearGroup: assign(({ context }, params: { group: FilterGroup }) => ({
      filters: clearGroup(context.filters, params.group),
    })),
    resetFilters: assign(() => ({ filters: emptyFilters() })),
    setOrdering: assign((_, params: { order_name: string }) => {
      const ordering = orderingNamed(params.order_name)
      return ordering ? { ordering } : {}
    }),
    keepFiltersInQuery: assign(({ context }) => ({
      query: writeQuery(context.query, context.filters, context.ordering, false),
    })),
    keepOrderingInQuery: assign(({ context }) => ({
      query: writeQuery(context.query, context.filters, context.ordering, true),
    })),
    tellFiltersChanged: raise({ type: 'filters.changed' }),
    tellOrderingChanged: raise({ type: 'ordering.changed' }),
    keepCounts: assign((_, params: CallResult<FilterOptions>) => (params.ok ? { counts: params.value } : {})),
    dropCounts: assign({ counts: null }),
    showPage: assign((_, params: CallResult<ProductPage>) => (params.ok ? showPage(params.value) : {})),
    joinPage: assign(({ context }, params: CallResult<ProductPage>) =>
      params.ok ? joinPage(context, params.value) : {},
    ),
    keepOptionsProblem: assign((_, params: { problem: Problem }) => params),
    forgetFirstNew: assign({ firstNew: null }),
    markFirstNew: assign(({ context }) => ({ firstNew: context.products.length })),
    askForOptions: emit({ type: 'options.retry' }),
    /** Port: replaces the address in place (address.replaced-in-place). */
    writeAddress: actionNotProvided<{ query: Query }>('writeAddress'),
    /** Ports: the logger (filters.failures-are-logged-only). */
    logUnknownOption: actionNotProvided<Option>('logUnknownOption'),
    /** Where `values` is empty there is nothing to log. */
    logUnknownOrder: actionNotProvided<{ values: readonly string[] }>('logUnknownOrder'),
    logCountsFailed: actionNotProvided<undefined>('logCountsFailed'),
    warnNotConnected: actionNotProvided<undefined>('warnNotConnected'),
  },
})

/** The ids that the counts are asked for. */
export const chosenIds = (context: CatalogueContext) => ({ language: context.language, ids: idsOf(context.filters) })
