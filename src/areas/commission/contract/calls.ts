import { chapter } from '#contract/chapter.ts'

import { createCorrection, createPayout, listAllPayouts, listPayable } from './admin-commission.ts'
import { downloadCommission, getCommission, getPayout, listPayouts } from './commission.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  'Clients of a practitioner': chapter({ getCommission, downloadCommission, listPayouts, getPayout }),
  Administration: chapter({ listPayable, listAllPayouts, createPayout, createCorrection }),
}
