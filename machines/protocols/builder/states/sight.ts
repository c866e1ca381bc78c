import { builderSetup } from '../protocol-builder.setup.ts'

/** Pages that the builder would be in the way of go without it. */
export const sight = builderSetup.createStateConfig({
  description: 'Whether the page in sight has the builder beside it.',
  initial: 'beside',
  on: {
    'page.shown': [
      { guard: { type: 'isWithoutBuilder', params: ({ event }) => ({ place: event.place }) }, target: '.hidden' },
      { target: '.beside' },
    ],
  },
  states: {
    beside: { description: 'The builder is part of the page.' },
    hidden: {
      description: 'A page without the builder is in sight. What is worked on stays.',
      tags: 'hidden',
      meta: { requirements: ['builder.hidden-on-cart-and-wishlist', 'builder.hidden-in-checkout'] },
    },
  },
})
