import { cartSetup } from '../cart.setup.ts'

export const telling = cartSetup.createStateConfig({
  description: 'What the buttons that were pressed just now say of it.',
  initial: 'quiet',
  on: {
    'change.done': {
      target: '.telling',
      actions: [
        { type: 'setDone', params: ({ event }) => ({ change: event.change }) },
        { type: 'emitAnswered', params: ({ event }) => ({ change: event.change }) },
      ],
    },
    'change.refused': {
      target: '.telling',
      actions: [
        { type: 'setRefused', params: ({ event }) => ({ change: event.change }) },
        { type: 'sayRefusal', params: ({ event: { change, problem } }) => ({ change, problem }) },
        { type: 'emitNotAdded', params: ({ event }) => ({ variantId: event.change.product.product_variant_id }) },
      ],
    },
    'change.givenUp': {
      target: '.telling',
      actions: [
        { type: 'setRefused', params: ({ event: { changes } }) => ({ change: changes[0] as (typeof changes)[0] }) },
        { type: 'setGivenUp', params: ({ event }) => ({ changes: event.changes }) },
        { type: 'sayGivenUp', params: ({ event }) => ({ changes: event.changes }) },
        {
          type: 'emitNotAdded',
          params: ({ event }) => ({ variantId: event.changes[0]?.product.product_variant_id ?? 0 }),
        },
      ],
    },
  },
  states: {
    quiet: { description: 'There is nothing to say.' },
    telling: {
      description:
        'The buttons say for a moment that it was done, or that it was not. Each further answer lets them say it longer.',
      after: { tellingTime: { target: 'quiet', actions: 'forgetOutcomes' } },
    },
  },
})
