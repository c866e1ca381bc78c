import type { Services } from '#server/http/services.ts'

/** No import was ever begun, and none is. */
export function fakeImports(): Services['imports'] {
  return {
    blocking: () => Promise.resolve(undefined),
    begin: () => Promise.resolve({ busy: { name: null } }),
    read: () => Promise.resolve(null),
    start: () => Promise.resolve('missing'),
    answer: () => Promise.resolve('missing'),
    cancel: () => Promise.resolve('missing'),
    stopSending: () => Promise.resolve(),
    weighUndo: () => Promise.resolve('missing'),
    undo: () => Promise.resolve('missing'),
    takeAbsentOffSale: () => Promise.resolve('missing'),
    downloadFindings: () => Promise.resolve(undefined),
  }
}

export const fakes = (): Partial<Services> => ({ imports: fakeImports() })
