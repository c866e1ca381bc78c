/** The region of a chart that knows whether its protocol is printed with prices. */
export const prices = {
  description: 'Whether prices are printed.',
  meta: { requirements: ['protocols.print-fits-one-page'] },
  initial: 'hidden',
  states: {
    hidden: { description: 'The print names no price.', on: { 'prices.show': { target: 'shown' } } },
    shown: { description: 'The print names what each line costs.', on: { 'prices.hide': { target: 'hidden' } } },
  },
} as const
