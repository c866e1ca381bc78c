import { chapter } from '#contract/chapter.ts'

import {
  createCorrection,
  createPayout,
  downloadDues,
  listAllPayouts,
  listPayable,
  makeSepaFile,
} from './admin-commission.ts'
import { deleteBank, getBank } from './bank.ts'
import { saveBank } from './bank-details.ts'
import {
  downloadCommission,
  getCommission,
  getPayout,
  getStatement,
  getYearStatement,
  listPayouts,
} from './commission.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  'Clients of a practitioner': chapter({
    getCommission,
    downloadCommission,
    listPayouts,
    getPayout,
    getStatement,
    getYearStatement,
    getBank,
    saveBank,
    deleteBank,
  }),
  Administration: chapter({ listPayable, listAllPayouts, createPayout, createCorrection, downloadDues, makeSepaFile }),
}
