import { PAYMENT_METHODS } from '#contract/constants.ts'

import type { PaymentProvider } from './provider.ts'

/** Accepts everything at once, and takes neither data nor money. It keeps nothing, so it knows no payment later. */
export const demoProvider: PaymentProvider = {
  id: 'demo',
  methods: PAYMENT_METHODS.filter((method) => method !== 'invoice'),
  kind: 'demo',
  pay: ({ key }) => Promise.resolve({ state: 'paid', reference: `demo-${key}` }),
  look: () => Promise.resolve(undefined),
  refund: () => Promise.resolve(),
  refundPart: () => Promise.resolve('done'),
}
