import type { Services } from '#server/http/services.ts'

import { NO_PAGE } from '#tests/server/http/support/no-page.ts'

const DAYS = { today: '2026-11-26', next_payout: '2026-12-15' }

/** Nothing earned, and nothing to pay. */
export function fakeCommission(): Services['commission'] {
  return {
    getCommission: () => Promise.resolve({ base_rate: 20, time_zone: 'Europe/Berlin', ...DAYS, sums: [], ...NO_PAGE }),
    downloadCommission: () => Promise.resolve(''),
    listPayouts: () => Promise.resolve(NO_PAGE),
    listOfYear: () => Promise.resolve([]),
    getPayout: () => Promise.resolve(undefined),
    getStatement: () => Promise.resolve(undefined),
    getYearStatement: () => Promise.resolve(undefined),
    listPayable: () => Promise.resolve({ next_payout: DAYS.next_payout, ...NO_PAGE }),
    listAllPayouts: () => Promise.resolve(NO_PAGE),
    listDues: () => Promise.resolve([]),
    downloadDues: () => Promise.resolve(''),
    makeSepaFile: () => Promise.resolve('nobody'),
    getBank: () => Promise.resolve({ bank: null }),
    saveBank: () => Promise.resolve({ bank: null }),
    deleteBank: () => Promise.resolve({ bank: null }),
    createCorrection: () => Promise.resolve('missing'),
    createPayout: () => Promise.resolve({ refused: { why: 'missing' } }),
  }
}

export const fakes = (): Partial<Services> => ({ commission: fakeCommission() })
