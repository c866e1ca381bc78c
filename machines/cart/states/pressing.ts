import { cartSetup } from '../cart.setup.ts'

/** Presses of the lines' own controls. */
export const pressing = cartSetup.createStateConfig({
  description: 'What is pressed in the lines of the cart.',
  initial: 'open',
  states: {
    open: {
      description: 'Each press counts.',
      on: {
        'cart.line.set': [
          {
            guard: { type: 'isRemoval', params: ({ event: { product, quantity } }) => ({ product, quantity }) },
            target: 'settling',
            actions: [
              { type: 'sayRemoved', params: ({ event }) => ({ product: event.product }) },
              {
                type: 'changeCart',
                params: ({ event: { product, quantity } }) => ({ kind: 'set', product, quantity }),
              },
              'storeQueue',
            ],
          },
          { actions: { type: 'passOn', params: ({ event: { product, quantity } }) => ({ product, quantity }) } },
        ],
      },
    },
    settling: {
      description:
        'A line is gone and the next one has moved up under the finger: the second press of a double press would hit that one, so for a moment none counts.',
      after: { doublePress: { target: 'open' } },
    },
  },
})
