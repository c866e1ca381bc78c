import type { Kysely } from 'kysely'

import { DEFAULT_LANGUAGE, toLanguageCode } from '#contract/languages.ts'
import type { PaperSummary } from '#areas/papers/contract/papers.ts'

import type { Schema } from '#server/database/schema.ts'
import type { Messages } from '#server/texts/messages.ts'
import { renderInvoice } from './render/invoice.ts'
import { wordsIn } from './render/words.ts'

/** The papers of an order, in the order in which they were issued. */
export async function papersOf(db: Kysely<Schema>, orderId: number): Promise<PaperSummary[]> {
  const papers = await db
    .selectFrom('paper')
    .select(['paper_id', 'kind', 'full_number as number', 'issued_at'])
    .where('order_id', '=', orderId)
    .orderBy('paper_id')
    .execute()
  return papers.map(({ issued_at, ...paper }) => ({ ...paper, issued_at: issued_at.toISOString() }))
}

/** A paper as PDF, of this buyer's orders or of all; undefined if there is none (papers.own-or-admins). */
export async function paperFile(
  db: Kysely<Schema>,
  messages: Messages,
  paperId: number,
  buyerId?: number,
): Promise<{ readonly number: string; readonly bytes: Buffer } | undefined> {
  const found = await db
    .selectFrom('paper')
    .innerJoin('shop_order', 'shop_order.order_id', 'paper.order_id')
    .innerJoin('language', 'language.id', 'paper.language_id')
    .select(['kind', 'full_number as number', 'issued_at as issuedAt', 'content', 'code', 'user_id'])
    .where('paper_id', '=', paperId)
    .executeTakeFirst()
  if (!found) return undefined
  const { code, user_id: owner, ...paper } = found
  if (buyerId !== undefined && buyerId !== owner) return undefined
  const language = toLanguageCode(code) ?? DEFAULT_LANGUAGE
  const bytes = await renderInvoice(paper, wordsIn(language, paper.content.currency, messages))
  return { number: paper.number, bytes }
}
