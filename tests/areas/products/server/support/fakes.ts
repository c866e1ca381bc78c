import type { Services } from '#server/http/services.ts'

import { NO_PAGE } from '#tests/server/http/support/no-page.ts'

/** There are no products, and none is edited. */
export function fakeProducts(): Services['products'] {
  return {
    list: () => Promise.resolve({ imports: [], ...NO_PAGE }),
    read: () => Promise.resolve(undefined),
    save: () => Promise.resolve([]),
    undo: () => Promise.resolve(),
    keepPicture: (bytes) => Promise.resolve({ source: `upload:${bytes.length}`, photo: null, variant_id: null }),
    choices: () =>
      Promise.resolve({
        brand: [],
        delivery_form: [],
        categories: [],
        health_goals: [],
        suitable_for: [],
        free_from: [],
      }),
  }
}

export const fakes = (): Partial<Services> => ({ products: fakeProducts() })
