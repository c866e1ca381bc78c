import { shareSetup } from '../share-form.setup.ts'

/** Somebody who is no client yet. */
export const naming = shareSetup.createStateConfig({
  description: 'The names of somebody new, who will be invited by the share.',
  initial: 'closed',
  on: {
    'share.invite': [
      { guard: 'isTypedAlready', actions: 'refuseChosen', meta: { requirements: ['share.no-recipient-twice'] } },
      { guard: 'isToBeLookedUp', meta: { requirements: ['share.address-is-looked-up'] } },
      { guard: 'isTypedList', actions: 'chooseTyped' },
      { guard: 'isTypedClient', actions: 'chooseTyped', meta: { requirements: ['share.search-picks-a-client'] } },
      { guard: 'isTypedEmail', target: '.open', actions: 'nameTyped' },
      { guard: 'isFoundChosen', actions: 'refuseChosen', meta: { requirements: ['share.no-recipient-twice'] } },
      {
        guard: { type: 'isSearched', params: ({ context }) => ({ text: context.text }) },
        actions: 'refuseEmail',
        meta: { requirements: ['share.typed-email-is-checked'] },
      },
    ],
    'share.rename': {
      guard: { type: 'isNew', params: ({ event }) => ({ email: event.email }) },
      target: '.open',
      actions: { type: 'nameKnown', params: ({ event }) => ({ email: event.email }) },
    },
  },
  states: {
    closed: {
      description: 'Nobody new is being named.',
      on: {
        'share.correct': {
          actions: { type: 'searchCorrected', params: ({ event }) => ({ text: event.text }) },
          meta: { requirements: ['forms.email-slip-is-asked'] },
        },
      },
    },
    open: {
      description: 'First and last name of somebody new are typed.',
      meta: { requirements: ['share.new-email-needs-both-names'] },
      initial: 'untried',
      always: { guard: 'isNobodyNamed', target: 'closed' },
      on: {
        'name.change': {
          target: '.untried',
          actions: { type: 'setName', params: ({ event: { field, value } }) => ({ field, value }) },
        },
        'name.confirm': [{ guard: 'isNamed', actions: 'addNamed' }, { target: '.incomplete' }],
        'name.cancel': { actions: 'forgetNames' },
        'share.correct': {
          actions: [{ type: 'searchCorrected', params: ({ event }) => ({ text: event.text }) }, 'inviteAgain'],
          meta: { requirements: ['forms.email-slip-is-asked'] },
        },
      },
      states: {
        untried: { description: 'It was not tried yet to take the names over.' },
        incomplete: {
          description: 'A name is missing.',
          meta: { requirements: ['share.new-email-needs-both-names'] },
        },
      },
    },
  },
})
