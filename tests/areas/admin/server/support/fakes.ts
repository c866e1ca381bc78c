import type { Services } from '#server/http/services.ts'

import { NO_PAGE } from '#tests/server/http/support/no-page.ts'

/** Nobody to judge. */
export function fakeAdministration(): Services['administration'] {
  return {
    listPractitioners: () => Promise.resolve(NO_PAGE),
    judgePractitioner: () => Promise.resolve(undefined),
    listAccounts: () => Promise.resolve(NO_PAGE),
  }
}

export const fakes = (): Partial<Services> => ({ administration: fakeAdministration() })
