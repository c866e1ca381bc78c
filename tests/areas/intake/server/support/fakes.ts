import type { Services } from '#server/http/services.ts'

import { NO_PAGE } from '#tests/server/http/support/no-page.ts'

/** No label has an ingredient, and nothing is corrected. */
export function fakeIntake(): Services['intake'] {
  return {
    list: () => Promise.resolve(NO_PAGE),
    correct: () => Promise.resolve({ target: null }),
    matching: () => Promise.resolve(() => undefined),
    matchesOf: (ingredients) => Promise.resolve(ingredients.map(() => undefined)),
  }
}

export const fakes = (): Partial<Services> => ({ intake: fakeIntake() })
