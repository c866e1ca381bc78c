import { appSetup } from '../app.setup.ts'

const enteredActions = [
  'sendLanguage',
  'wantOverview',
  'sendGatePlace',
  'openCharts',
  'wantChartsHere',
  'sendSearchBar',
] as const

export const page = appSetup.createStateConfig({
  description:
    'Which page is open. A page that shows something of its own tells its chart that it is entered, and left.',
  initial: 'nowhere',
  on: {
    'route.entered': [
      { guard: { type: 'isSamePlace', params: ({ event }) => event } },
      {
        guard: { type: 'isSamePage', params: ({ event }) => event },
        actions: [{ type: 'setPlace', params: ({ event }) => ({ place: event.place }) }, ...enteredActions],
      },
      {
        target: '.entering',
        actions: ['closePanelOfOtherPage', { type: 'setPlace', params: ({ event }) => ({ place: event.place }) }],
      },
    ],
    'route.shown': { actions: ['setShownPath', 'wantFrame', 'wantOptions', 'sendShown'] },
  },
  states: {
    nowhere: {
      description: 'No address has been read yet.',
      on: { 'route.shown': {} },
    },
    entering: {
      description: 'A page is entered: its words, its charts and what frames every page are asked for.',
      entry: [...enteredActions],
      always: [
        { guard: { type: 'isPage', params: { pages: ['listing'] } }, target: 'listing' },
        { guard: { type: 'isPage', params: { pages: ['product'] } }, target: 'product' },
        { guard: { type: 'isPage', params: { pages: ['searchResults'] } }, target: 'searchResults' },
        { guard: { type: 'isPage', params: { pages: ['home', 'cart'] } }, target: 'withPopular' },
        { target: 'other' },
      ],
    },
    listing: {
      description: 'The product listing is open.',
      entry: ['wantOptions', 'sendListing'],
      exit: 'sendListingLeft',
      on: {
        'route.entered': [
          { guard: { type: 'isSamePlace', params: ({ event }) => event } },
          {
            guard: { type: 'isSamePage', params: ({ event }) => event },
            actions: [{ type: 'setPlace', params: ({ event }) => ({ place: event.place }) }, 'sendListing'],
          },
        ],
      },
    },
    product: {
      description: "A product's page is open.",
      exit: 'sendProductLeft',
    },
    searchResults: {
      description: 'What a search has found is open. Other words, or another language, are the same page to its chart.',
      exit: 'sendSearchLeft',
      on: {
        'route.entered': [
          { guard: { type: 'isSamePlace', params: ({ event }) => event } },
          {
            guard: { type: 'isEntered', params: ({ event }) => ({ entered: event, page: 'searchResults' }) },
            actions: [
              'closePanelOfOtherPage',
              { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
              ...enteredActions,
            ],
          },
        ],
      },
    },
    withPopular: {
      description: 'The front door or the cart is open: both show popular products.',
      entry: 'wantPopular',
    },
    other: { description: 'Any other page is open.' },
  },
})
