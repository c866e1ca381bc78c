import type { Operator } from '#contract/shop-settings.ts'

import { type Database, withReadRetry } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import { paperFile } from './read.ts'
import { sellerOf } from './seller.ts'
import type { PaperSettings } from './settings.ts'
import { slipsFile } from './slips.ts'

export type { Credit } from './credit.ts'
export { issueCreditNote } from './credit-note.ts'
export { invoiceAt, invoiceOf, issueInvoice } from './invoice.ts'
export { paperFile, papersOf } from './read.ts'
export { sellerOf } from './seller.ts'
export type { PaperSettings } from './settings.ts'

export interface PaperDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly messages: Messages
  readonly shopName: string
  readonly operator: Operator
  readonly papers: PaperSettings
}

/** The papers of orders as documents. */
export interface Papers {
  /** One of this buyer's orders, or of any; undefined if there is none. */
  getPaper(paperId: number, buyerId?: number): Promise<Uint8Array | undefined>
  /** Undefined if none of the orders can be sent anywhere. */
  getPackingSlips(orderIds: readonly number[]): Promise<Uint8Array | undefined>
}

export function openPapers({ database, messages, papers: { timeZone }, ...shop }: PaperDeps): Papers {
  const { db } = database
  const seller = sellerOf(shop)
  return {
    getPaper: async (paperId, buyerId) =>
      (await withReadRetry(database, () => paperFile(db, messages, paperId, buyerId)))?.bytes,
    getPackingSlips: (orderIds) =>
      withReadRetry(database, () => slipsFile(db, { messages, timeZone, seller }, orderIds)),
  }
}
