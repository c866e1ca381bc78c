import type { Services } from '#server/http/services.ts'

import { NO_PAGE } from '#tests/server/http/support/no-page.ts'

/** Practitioners without protocols. */
export function fakeProtocols(): Services['protocols'] {
  return {
    listProtocols: () => Promise.resolve(NO_PAGE),
    searchProtocols: () => Promise.resolve(NO_PAGE),
    getProtocol: () => Promise.resolve('missing'),
    createProtocol: () => Promise.resolve('full'),
    updateProtocol: () => Promise.resolve('missing'),
    deleteProtocol: () => Promise.resolve('missing'),
    restoreProtocol: () => Promise.resolve('missing'),
    duplicateProtocol: () => Promise.resolve('missing'),
    addProduct: () => Promise.resolve('missing'),
    updateProduct: () => Promise.resolve('missing'),
    removeProduct: () => Promise.resolve('missing'),
    suggestNotes: () => Promise.resolve([]),
    getIntake: () => Promise.resolve('missing'),
  }
}

/** Nothing shared. */
export function fakeSharing(): Services['sharing'] {
  return {
    shareProtocol: () => Promise.resolve('noProtocol'),
    checkFit: () => Promise.resolve(undefined),
    readShareMail: () => Promise.resolve(undefined),
    listShared: () => Promise.resolve([]),
    openShared: () => Promise.resolve(undefined),
    endShare: () => Promise.resolve(false),
    readTaken: () => Promise.resolve({ marks: [], readers: [] }),
    markTaken: () => Promise.resolve('missing'),
    shareTaken: () => Promise.resolve('missing'),
    feedSince: () => Promise.resolve(null),
    makeFeed: () =>
      Promise.resolve({ since: '2026-03-02T10:00:00.000Z', address: 'https://shop.example/calendar/token.ics' }),
    endFeed: () => Promise.resolve(),
    readFeed: () => Promise.resolve(undefined),
  }
}

/** Nothing shared, so nothing that runs out. */
export function fakeSupply(): Services['supply'] {
  return { getSupply: () => Promise.resolve(undefined), setSupply: () => Promise.resolve(undefined) }
}

export const fakes = (): Partial<Services> => ({
  protocols: fakeProtocols(),
  sharing: fakeSharing(),
  supply: fakeSupply(),
})
