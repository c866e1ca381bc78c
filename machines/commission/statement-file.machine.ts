/** The statement of a payout, or of a year, as PDF (commission.statements-as-pdf). */
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'

import { createDownloadMachine } from '../download/download.machine.ts'

export type StatementFile = { readonly language: LanguageCode } & (
  | { readonly kind: 'payout'; readonly id: number }
  | { readonly kind: 'year'; readonly year: number }
)

export const statementFileMachine = createDownloadMachine<StatementFile>('statementFile', [
  'commission.statements-as-pdf',
])
export type StatementFileRef = ActorRefFrom<typeof statementFileMachine>
