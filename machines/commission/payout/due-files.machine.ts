/** Commission that is due, as a CSV and as a SEPA file for the bank (admin.dues-as-files). */
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'

import { createDownloadMachine } from '../../download/download.machine.ts'

export interface DueFile {
  /** Decides headings, separator and decimal mark. */
  readonly language: LanguageCode
}

export const duesFileMachine = createDownloadMachine<DueFile>('duesFile', ['admin.dues-as-files'])
export type DuesFileRef = ActorRefFrom<typeof duesFileMachine>

export const sepaFileMachine = createDownloadMachine<DueFile>('sepaFile', ['admin.dues-as-files'])
