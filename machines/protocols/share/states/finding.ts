import { answerOf } from '../../../call/call.ts'
import { keywordOf } from '../addresses.ts'
import { shareSetup } from '../share-form.setup.ts'

/** Until the search answers, the list holds matches for the previous text, so Enter must not choose from it. */
const withoutChoice = { 'share.enter': [{ guard: 'isAddressTyped', actions: 'inviteAgain' }, {}] } as const
/** The typed text became recipients, so the field is empty. */
const emptied = { guard: 'isTextTooShort', target: 'resting' } as const

export const finding = shareSetup.createStateConfig({
  description: 'Clients are looked for while their name or address is typed.',
  meta: { requirements: ['share.search-picks-a-client'] },
  initial: 'resting',
  on: {
    'share.enter': [
      {
        guard: 'isAnyMeant',
        actions: 'chooseFirst',
        meta: { requirements: ['share.search-picks-a-client'] },
      },
      { actions: 'inviteAgain' },
    ],
    'share.search': [
      {
        guard: { type: 'isSearchedFor', params: ({ event }) => ({ text: event.text }) },
        target: '.waiting',
        actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
      },
      {
        target: '.resting',
        actions: [{ type: 'setText', params: ({ event }) => ({ text: event.text }) }, 'forgetFound'],
      },
    ],
    'share.choose': [
      {
        guard: { type: 'isChosenAlready', params: ({ event }) => ({ email: event.client.email }) },
        actions: 'refuseChosen',
        meta: { requirements: ['share.no-recipient-twice'] },
      },
      {
        target: '.resting',
        actions: { type: 'choose', params: ({ event }) => ({ client: event.client }) },
        meta: { requirements: ['share.discount-starts-unchosen'] },
      },
    ],
  },
  states: {
    resting: {
      description:
        'Too little is typed for a search, or a list of addresses: the clients shared with last are offered.',
      meta: { requirements: ['share.recent-clients-first'] },
    },
    waiting: {
      description: 'The search waits for half a second after the last key.',
      tags: 'searching',
      meta: { requirements: ['share.client-search-waits', 'share.enter-takes-who-was-typed'] },
      on: withoutChoice,
      always: emptied,
      after: { clientSearchPause: { target: 'searching' } },
    },
    searching: {
      description: 'Clients with what was typed are asked for.',
      tags: 'searching',
      meta: { requirements: ['share.enter-takes-who-was-typed'] },
      on: withoutChoice,
      always: emptied,
      invoke: {
        src: 'searchClients',
        id: 'searchClients',
        input: ({ context: { text, language } }) => ({ keyword: keywordOf(text), language }),
        onDone: [
          {
            guard: { type: 'isAnyFound', params: answerOf },
            target: 'found',
            actions: { type: 'setFound', params: answerOf },
          },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'none',
            actions: { type: 'setFound', params: answerOf },
          },
          { target: 'failed', actions: 'forgetFound' },
        ],
        onError: { target: 'failed', actions: 'forgetFound' },
      },
    },
    found: {
      description: 'Clients were found: one of them can be chosen.',
      always: [emptied, { guard: 'areAllChosen', target: 'chosen' }],
    },
    chosen: {
      description: 'Everybody who was found is a recipient already, which is said.',
      meta: { requirements: ['share.no-recipient-twice'] },
      always: { guard: 'isAnyFree', target: 'found' },
    },
    none: {
      description: 'No client has what was typed.',
      always: emptied,
      meta: { requirements: ['share.client-search-failure'] },
    },
    failed: {
      description: 'The clients could not be searched.',
      tags: 'failed',
      always: emptied,
      meta: { requirements: ['share.client-search-failure'] },
    },
  },
})
