import { assign, emit, raise } from 'xstate'

import type { FilterGroup, FilterOptions, ProductPage } from '#areas/catalogue/contract/catalogue.ts'
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
import type { Query } from '../pages/query.ts'
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
    tags: {} as 'busy' | 'failed' | 'unread' | 'loading-next',
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
    /** The address names the list that is in sight, in the same language. */
    isSamePlace: ({ context }, params: Place) =>
      params.language === context.language && isSameList(params.query, context.query),
    /** The address names another list or language than the one in sight. */
    isOtherPlace: ({ context }, params: Place) =>
      params.language !== context.language || !isSameList(params.query, context.query),
    /** The filters' choices are known in the language shown. */
    hasOptions: ({ context }) => context.optionsLanguage === context.language,
    /** The choices that came are in the language shown. */
    isOwnLanguage: ({ context }, params: { language: LanguageCode }) => params.language === context.language,
    /** The choice exists and isn't chosen yet. */
    isNewChoice: ({ context }, params: Option) =>
      findOption(context.options, params.group, params.id) !== undefined &&
      !isChosen(context.filters, params.group, params.id),
    /** The choice is chosen. */
    isChosen: ({ context }, params: Option) => isChosen(context.filters, params.group, params.id),
    /** Any filter is set. */
    hasFilters: ({ context }) => hasChoices(context.filters),
    /** A filter of this group is set. */
    hasChoiceIn: ({ context }, params: { group: FilterGroup }) => context.filters[params.group].length > 0,
    /** The user comes back to the list in sight, of which they had seen more pages than are here. */
    isPlaceWithMorePages: ({ context }, { language, query, recall }: Place) =>
      language === context.language &&
      isSameList(query, context.query) &&
      recall !== undefined &&
      lacksPages(context, recall),
    /** The user comes back to a place in the list that is in sight. */
    isPlaceRecalled: ({ context }, { language, query, recall }: Place) =>
      language === context.language && isSameList(query, context.query) && recall !== undefined,
    /** There is an ordering of that name. */
    isOrdering: (_, params: { order_name: string }) => orderingNamed(params.order_name) !== undefined,
    /** The server answered with no products at all. */
    isEmptyPage: (_, params: CallResult<ProductPage>) => params.ok && params.value.data.length === 0,
    /** There are no products beyond those of the answer. */
    isLastPage: (_, params: CallResult<ProductPage>) => params.ok && !hasNextPage(params.value),
    /** This build has no way to fetch more products, which is no fault of network or server. */
    isNotConnected: (_, params: CallResult<ProductPage>) => !params.ok && params.problem.kind === 'notConnected',
    /** There are products beyond those in sight. */
    hasMorePages: ({ context }) => hasNextPage(context.metadata),
    /** One page is in sight: the second comes by scrolling, later ones by a button. */
    loadsByItself: ({ context }) => loadsByItself(context.metadata),
  },
  actions: {
    // Numbers come with names: those of another language would stand in the wrong one.
    /** Notes the list that the address names; counts of another language go. */
    setPlace: assign(({ context }, { language, query, recall }: Place) => ({
      language,
      query,
      recall: recall ?? null,
      ...(language === context.language ? {} : { counts: null }),
    })),
    /** Notes how far the user had scrolled when they left the list. */
    setRecall: assign((_, params: { recall?: Recall | undefined }) => ({ recall: params.recall ?? null })),
    /** Forgets how far the user had scrolled. */
    forgetRecall: assign({ recall: null }),
    /** Keeps the filters' choices, and the language they are in. */
    setOptions: assign((_, params: { language: LanguageCode; options: FilterOptions }) => ({
      options: params.options,
      optionsLanguage: params.language,
    })),
    /** Reads filters and ordering from the address. */
    initialiseFromAddress: assign(({ context }) => initialise(context)),
    /** Chooses a filter. */
    addFilter: assign(({ context }, { group, id }: Option) => ({
      filters: addChoice(context.filters, context.options, group, id),
    })),
    /** Takes a filter back. */
    removeFilter: assign(({ context }, { group, id }: Option) => ({
      filters: removeChoice(context.filters, group, id),
    })),
    /** Takes all filters of one group back. */
    clearGroup: assign(({ context }, params: { group: FilterGroup }) => ({
      filters: clearGroup(context.filters, params.group),
    })),
    /** Takes all filters back. */
    resetFilters: assign(() => ({ filters: emptyFilters() })),
    /** Chooses another ordering. */
    setOrdering: assign((_, params: { order_name: string }) => {
      const ordering = orderingNamed(params.order_name)
      return ordering ? { ordering } : {}
    }),
    /** Sets the filters in the query that is to be written into the address. */
    setFiltersInQuery: assign(({ context }) => ({
      query: writeQuery(context.query, context.filters, context.ordering, false),
    })),
    /** Sets filters and ordering in the query that is to be written into the address. */
    setOrderingInQuery: assign(({ context }) => ({
      query: writeQuery(context.query, context.filters, context.ordering, true),
    })),
    /** Tells the chart itself that filters have changed, so that counts and products follow. */
    raiseFiltersChanged: raise({ type: 'filters.changed' }),
    /** Tells the chart itself that the ordering has changed. */
    raiseOrderingChanged: raise({ type: 'ordering.changed' }),
    /** Shows how many products each choice would leave. */
    setCounts: assign((_, params: CallResult<FilterOptions>) => (params.ok ? { counts: params.value } : {})),
    /** Shows no numbers beside the choices, since they are of other filters. */
    dropCounts: assign({ counts: null }),
    /** Shows the fetched products in place of those before. */
    showPage: assign((_, params: CallResult<ProductPage>) => (params.ok ? showPage(params.value) : {})),
    /** Adds the fetched products below those in sight. */
    joinPage: assign(({ context }, params: CallResult<ProductPage>) =>
      params.ok ? joinPage(context, params.value) : {},
    ),
    /** Keeps why the filters' choices could not be fetched. */
    setOptionsProblem: assign((_, params: { problem: Problem }) => params),
    /** Forgets where the newest page begins. */
    forgetFirstNew: assign({ firstNew: null }),
    /** Notes where the next page begins, so that the focus can go there. */
    markFirstNew: assign(({ context }) => ({ firstNew: context.products.length })),
    /** Asks the root to have the filters' choices fetched again. */
    askForOptions: emit({ type: 'options.retry' }),
    /** Port: replaces the address in place (address.replaced-in-place). */
    writeAddress: actionNotProvided<{ query: Query }>('writeAddress'),
    /** Logs a filter in the address that the shop does not know (filters.failures-are-logged-only). */
    logUnknownOption: actionNotProvided<Option>('logUnknownOption'),
    /** Logs an order in the address that the shop does not know; without `values` there is none. */
    logUnknownOrder: actionNotProvided<{ values: readonly string[] }>('logUnknownOrder'),
    /** Logs that the numbers beside the choices could not be fetched: the user sees none of it. */
    logCountsFailed: actionNotProvided<undefined>('logCountsFailed'),
    /** Logs that no way to fetch more products is built in. */
    warnNotConnected: actionNotProvided<undefined>('warnNotConnected'),
  },
})

/** The ids that the counts are asked for. */
export const chosenIds = (context: CatalogueContext) => ({ language: context.language, ids: idsOf(context.filters) })
