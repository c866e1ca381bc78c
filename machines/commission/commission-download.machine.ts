/** The lines of the commission report as CSV (commission.csv-download). */
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'

import { createDownloadMachine } from '../download/download.machine.ts'

import type { CommissionFilter } from './commission-place.ts'

export interface CommissionFile extends CommissionFilter {
  /** Decides headings, separator and decimal mark. */
  readonly language: LanguageCode
}

export const commissionDownloadMachine = createDownloadMachine<CommissionFile>('commissionDownload', [
  'commission.csv-download',
])
export type CommissionDownloadRef = ActorRefFrom<typeof commissionDownloadMachine>
