import type { Services } from '#server/http/services.ts'

/** No papers. */
export const fakes = (): Partial<Services> => ({
  papers: {
    getPaper: () => Promise.resolve(undefined),
    getPackingSlips: () => Promise.resolve(undefined),
  },
})
