import { catalogueSetup } from '../catalogue.setup.ts'

import { counts } from './counts.ts'
import { products } from './products.ts'

/** Filters and order are a person's wishes here; each change is written to the address and told to both regions. */
export const listing = catalogueSetup.createStateConfig({
  description:
    'The listing with its options known: what a person chooses changes the list and the numbers beside the options.',
  type: 'parallel',
  on: {
    'listing.left': { target: '#catalogue.kept', actions: 'forgetFirstNew' },
    'list.recalled': { actions: 'forgetRecall' },
    'filter.add': [
      {
        guard: { type: 'isNewChoice', params: ({ event: { group, id } }) => ({ group, id }) },
        meta: { requirements: ['filters.add-writes-the-group'] },
        actions: [
          { type: 'addFilter', params: ({ event: { group, id } }) => ({ group, id }) },
          'setFiltersInQuery',
          { type: 'writeAddress', params: ({ context }) => ({ query: context.query }) },
          'raiseFiltersChanged',
        ],
      },
      {
        actions: { type: 'logUnknownOption', params: ({ event: { group, id } }) => ({ group, id }) },
        meta: { requirements: ['filters.failures-are-logged-only'] },
      },
    ],
    'filter.remove': [
      {
        guard: { type: 'isChosen', params: ({ event: { group, id } }) => ({ group, id }) },
        meta: { requirements: ['filters.empty-group-leaves-the-address'] },
        actions: [
          { type: 'removeFilter', params: ({ event: { group, id } }) => ({ group, id }) },
          'setFiltersInQuery',
          { type: 'writeAddress', params: ({ context }) => ({ query: context.query }) },
          'raiseFiltersChanged',
        ],
      },
      {
        actions: { type: 'logUnknownOption', params: ({ event: { group, id } }) => ({ group, id }) },
        meta: { requirements: ['filters.failures-are-logged-only'] },
      },
    ],
    'filter.clear': {
      guard: { type: 'hasChoiceIn', params: ({ event: { group } }) => ({ group }) },
      actions: [
        { type: 'clearGroup', params: ({ event: { group } }) => ({ group }) },
        'setFiltersInQuery',
        { type: 'writeAddress', params: ({ context }) => ({ query: context.query }) },
        'raiseFiltersChanged',
      ],
    },
    'filter.reset': {
      guard: 'hasFilters',
      meta: { requirements: ['filters.reset-empties-all'] },
      actions: [
        'resetFilters',
        'setFiltersInQuery',
        { type: 'writeAddress', params: ({ context }) => ({ query: context.query }) },
        'raiseFiltersChanged',
      ],
    },
    'ordering.set': {
      guard: { type: 'isOrdering', params: ({ event: { order_name } }) => ({ order_name }) },
      meta: { requirements: ['ordering.change-writes-three-parameters'] },
      actions: [
        { type: 'setOrdering', params: ({ event: { order_name } }) => ({ order_name }) },
        'setOrderingInQuery',
        { type: 'writeAddress', params: ({ context }) => ({ query: context.query }) },
        'raiseOrderingChanged',
      ],
    },
  },
  states: {
    counts,
    products,
    asItWas: { type: 'history', history: 'deep' },
  },
})
