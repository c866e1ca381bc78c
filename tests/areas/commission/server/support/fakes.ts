import type { Services } from '#server/http/services.ts'

import { NO_PAGE } from '#tests/server/http/support/no-page.ts'

/** Nothing earned, and nothing to pay. */
export function fakeCommission(): Services['commission'] {
  return {
    getCommission: () => Promise.resolve({ base_rate: 20, time_zone: 'Europe/Berlin', sums: [], ...NO_PAGE }),
    downloadCommission: () => Promise.resolve(''),
    listPayouts: () => Promise.resolve(NO_PAGE),
    getPayout: () => Promise.resolve(undefined),
    listPayable: () => Promise.resolve(NO_PAGE),
    listAllPayouts: () => Promise.resolve(NO_PAGE),
    createPayout: () => Promise.resolve({ refused: { why: 'missing' } }),
  }
}

export const fakes = (): Partial<Services> => ({ commission: fakeCommission() })
