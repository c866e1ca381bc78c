import { answerOf } from '../../call/call.ts'
import { catalogueSetup, chosenIds } from '../catalogue.setup.ts'

/** The number of products that each filter option would give (filters.options-carry-counts). */
export const counts = catalogueSetup.createStateConfig({
  description: 'The numbers beside the filter options.',
  initial: 'choosing',
  on: { 'filters.changed': { target: '.choosing' } },
  states: {
    choosing: {
      description: 'Without filters the plain totals are right already; with filters they are counted anew.',
      always: [
        { guard: 'hasFilters', target: 'counting' },
        { target: 'plain', actions: 'dropCounts' },
      ],
    },
    plain: { description: 'No filter is chosen: the plain totals stand.' },
    counting: {
      description: 'The numbers under the chosen filters are on their way; the older ones stay in sight.',
      tags: 'busy',
      invoke: {
        src: 'fetchCounts',
        id: 'fetchCounts',
        input: ({ context }) => chosenIds(context),
        onDone: [
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'counted',
            actions: { type: 'setCounts', params: answerOf },
          },
          { target: 'uncounted' },
        ],
        onError: { target: 'uncounted' },
      },
    },
    counted: {
      description: 'The numbers are those of the chosen filters.',
      meta: { requirements: ['filters.options-carry-counts'] },
    },
    uncounted: {
      description: 'The numbers could not be had; filters can be chosen all the same.',
      entry: ['dropCounts', 'logCountsFailed'],
      on: { 'list.retry': { target: 'choosing' } },
    },
  },
})
