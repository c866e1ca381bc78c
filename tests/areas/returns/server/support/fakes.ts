import type { Services } from '#server/http/services.ts'

import { NO_PAGE } from '#tests/server/http/support/no-page.ts'

export const fakes = (): Partial<Services> => ({
  returns: {
    getOrderReturns: () => Promise.resolve(undefined),
    withdraw: () => Promise.resolve({ refused: 'missing' }),
    listReturns: () => Promise.resolve(NO_PAGE),
    getReturn: () => Promise.resolve(undefined),
    getReturnsOfOrder: () => Promise.resolve(undefined),
    createReturn: () => Promise.resolve({ refused: 'missing' }),
    receiveReturn: () => Promise.resolve(undefined),
    checkReturn: () => Promise.resolve(undefined),
    refundReturn: () => Promise.resolve(undefined),
    markTransferred: () => Promise.resolve(undefined),
  },
})
