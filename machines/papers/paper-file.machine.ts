/** A document of the shop as a PDF (papers.pdf-in-the-buyers-language). */
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'

import { createDownloadMachine } from '../download/download.machine.ts'

/** The document that is wanted: a paper of an order by its number, or the packing slips of orders. */
export type WantedFile = { readonly language: LanguageCode } & (
  | { readonly kind: 'paper'; readonly id: number; readonly number: string }
  | { readonly kind: 'slips'; readonly orderIds: readonly number[] }
)

export const paperFileMachine = createDownloadMachine<WantedFile>('paperFile', ['papers.pdf-in-the-buyers-language'])
export type PaperFileRef = ActorRefFrom<typeof paperFileMachine>
