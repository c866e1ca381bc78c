import type { Kysely, Transaction } from 'kysely'

import { now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import { grossOf, type PaperContent } from '#areas/papers/server/stored/paper-content.ts'
import { type Credit, isMore, partOf, taxesOf, without } from './credit.ts'
import { invoiceOf, writePaper } from './invoice.ts'
import { dayIn } from './number.ts'
import type { PaperSettings } from './settings.ts'

/**
 * Issues a credit note for a part of an order that is locked; 'all' credits what no earlier one has. Resolves with its id;
 * undefined if the order has no invoice, or nothing is left to credit. Throws if more would be credited than was billed
 * (papers.credit-within-its-invoice).
 */
export async function issueCreditNote(
  transaction: Transaction<Schema>,
  settings: PaperSettings,
  wanted: Credit | { readonly orderId: number; readonly all: true },
): Promise<number | undefined> {
  const { orderId } = wanted
  const invoice = await invoiceOf(transaction, orderId)
  if (!invoice) return undefined
  const { content: billed } = invoice
  const left = without(billed, await creditsOf(transaction, orderId))
  const part = 'all' in wanted ? left : partOf(billed, wanted)
  if (grossOf(part) <= 0) return undefined
  if (isMore(part, left)) throw new Error(`more would be credited than is left of ${invoice.full_number}`)
  const { issuedAt, today } = await transaction
    .selectNoFrom([now.as('issuedAt'), dayIn(now, settings.timeZone).as('today')])
    .executeTakeFirstOrThrow()
  const content: PaperContent = {
    ...billed,
    ...part,
    issued_on: today,
    total: grossOf(part),
    taxes: grossOf(part) === grossOf(left) ? left.taxes : taxesOf(part, billed.taxes),
    corrects: { number: invoice.full_number, issued_on: billed.issued_on },
  }
  return writePaper(transaction, settings, {
    kind: 'credit_note',
    orderId,
    languageId: invoice.language_id,
    content,
    corrects: invoice.paper_id,
    issuedAt,
  })
}

const creditsOf = async (db: Kysely<Schema>, orderId: number): Promise<PaperContent[]> =>
  (
    await db
      .selectFrom('paper')
      .select('content')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'credit_note')
      .execute()
  ).map(({ content }) => content)
