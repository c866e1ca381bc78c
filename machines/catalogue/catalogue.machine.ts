/**
 * The product listing.
 * Owns: chosen filters, order, the loaded pages, the counts of the options. Never: the address (the route tells, a change
 * goes out through `writeAddress`), the calls, the words on the screen.
 */
import type { ActorRefFrom } from 'xstate'

import { catalogueSetup } from './catalogue.setup.ts'
import { emptyCatalogue } from './catalogue.ts'
import { unknownOrder } from './query.ts'
import { listing } from './states/listing.ts'

export const catalogueMachine = catalogueSetup.createMachine({
  id: 'catalogue',
  description: 'The product listing with its filters, order and pages.',
  context: emptyCatalogue,
  initial: 'away',
  on: {
    'options.known': {
      actions: { type: 'setOptions', params: ({ event: { language, options } }) => ({ language, options }) },
    },
  },
  states: {
    away: {
      description: 'Another page is open, and no list has been shown in this place.',
      meta: { requirements: ['catalogue.starts-empty'] },
      on: {
        'listing.entered': {
          target: 'open',
          actions: [
            { type: 'setPlace', params: ({ event }) => event },
            { type: 'logUnknownOrder', params: ({ event }) => ({ values: unknownOrder(event.query) }) },
          ],
        },
      },
    },
    kept: {
      description: 'Another page is open; the list is kept as it was for the way back.',
      on: {
        // It was for somebody else.
        'viewer.changed': { target: 'away' },
        'listing.entered': [
          {
            guard: { type: 'isPlaceWithMorePages', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'setPlace', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSamePlace', params: ({ event: { language, query } }) => ({ language, query }) },
            target: 'open.listing.asItWas',
            actions: { type: 'setRecall', params: ({ event: { recall } }) => ({ recall }) },
          },
          {
            target: 'open',
            actions: [
              { type: 'setPlace', params: ({ event }) => event },
              { type: 'logUnknownOrder', params: ({ event }) => ({ values: unknownOrder(event.query) }) },
            ],
          },
        ],
      },
    },
    open: {
      description: 'The listing is the page that is open.',
      initial: 'deciding',
      on: {
        'listing.entered': {
          guard: { type: 'isOtherPlace', params: ({ event: { language, query } }) => ({ language, query }) },
          target: '.deciding',
          reenter: true,
          actions: [
            { type: 'setPlace', params: ({ event }) => event },
            { type: 'logUnknownOrder', params: ({ event }) => ({ values: unknownOrder(event.query) }) },
          ],
        },
        'listing.left': { target: 'away' },
      },
      states: {
        deciding: {
          description: "The address names options by id: their names must be known in the page's language first.",
          always: [
            { guard: 'hasOptions', target: 'listing', actions: 'initialiseFromAddress' },
            { target: 'waitingForOptions' },
          ],
        },
        waitingForOptions: {
          description: 'The filter options are on their way; the first fetch of products waits for them.',
          meta: { requirements: ['catalogue.waits-for-the-options'] },
          tags: 'busy',
          on: {
            'options.known': {
              guard: { type: 'isOwnLanguage', params: ({ event }) => ({ language: event.language }) },
              target: 'listing',
              actions: [
                { type: 'setOptions', params: ({ event: { language, options } }) => ({ language, options }) },
                'initialiseFromAddress',
              ],
            },
            'options.failed': {
              target: 'withoutOptions',
              actions: { type: 'setOptionsProblem', params: ({ event }) => ({ problem: event.problem }) },
            },
          },
        },
        withoutOptions: {
          description: 'The filter options could not be had, so neither filters nor products can be shown.',
          tags: ['failed', 'unread'],
          on: {
            'options.known': {
              guard: { type: 'isOwnLanguage', params: ({ event }) => ({ language: event.language }) },
              target: 'listing',
              actions: [
                { type: 'setOptions', params: ({ event: { language, options } }) => ({ language, options }) },
                'initialiseFromAddress',
              ],
            },
            'list.retry': { target: 'waitingForOptions', actions: 'askForOptions' },
          },
        },
        listing,
      },
    },
  },
  options: { maxIterations: 20 },
})
export type CatalogueRef = ActorRefFrom<typeof catalogueMachine>
