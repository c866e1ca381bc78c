import { chapter } from '#contract/chapter.ts'

import { judgePractitioner, listAccounts, listPractitioners } from './admin.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Administration: chapter({ listPractitioners, judgePractitioner, listAccounts }),
}
