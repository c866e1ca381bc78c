import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'

import type { PaperKind } from '#areas/papers/contract/papers.ts'

import { now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import type { PaperContent, PaperLine } from '#areas/papers/server/stored/paper-content.ts'
import { dayIn, paperNumber, takeNumber } from './number.ts'
import type { PaperSettings } from './settings.ts'

interface NewPaper {
  readonly kind: PaperKind
  readonly orderId: number
  readonly languageId: number
  readonly content: PaperContent
  readonly corrects: number | null
  readonly issuedAt: Date
}

/** Writes a paper under the next number of its year. */
export async function writePaper(
  transaction: Transaction<Schema>,
  { series }: Pick<PaperSettings, 'series'>,
  { kind, orderId, languageId, content, corrects, issuedAt }: NewPaper,
): Promise<number> {
  const year = Number(content.issued_on.slice(0, 4))
  const number = await takeNumber(transaction, { series, kind, year })
  const { paper_id } = await transaction
    .insertInto('paper')
    .values({
      kind,
      series,
      year,
      number,
      full_number: paperNumber({ series, kind, year, number }),
      order_id: orderId,
      language_id: languageId,
      issued_at: issuedAt,
      content: JSON.stringify(content),
      corrects,
    })
    .returning('paper_id')
    .executeTakeFirstOrThrow()
  return paper_id
}

/** The invoice of an order; undefined while it has none. */
export const invoiceOf = (db: Kysely<Schema>, orderId: number) =>
  db
    .selectFrom('paper')
    .select(['paper_id', 'full_number', 'language_id', 'content'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()

/**
 * Issues the invoice of an order that is locked, once (papers.one-invoice-an-order). Resolves with its id; undefined if nobody is
 * left to bill, since the account is deleted.
 *
 * @param at the moment of issue, where it is another than now
 */
export async function issueInvoice(
  transaction: Transaction<Schema>,
  settings: PaperSettings,
  orderId: number,
  at: RawBuilder<Date> = now,
): Promise<number | undefined> {
  const known = await invoiceOf(transaction, orderId)
  if (known) return known.paper_id
  const { timeZone, paymentDays } = settings
  const order = await transaction
    .selectFrom('shop_order')
    .select([
      'number',
      'language_id',
      'currency',
      'discount_rate',
      'delivery_title',
      'delivery_lang',
      'delivery_price',
      'payment_method',
      'address',
      'total',
      'taxes',
      'billing',
      'reverse_charge',
      'seller',
      dayIn(sql.ref('placed_at'), timeZone).as('placed_on'),
      dayIn(sql.ref('paid_at'), timeZone).$castTo<string | null>().as('paid_on'),
      dayIn(sql.ref('sent_at'), timeZone).$castTo<string | null>().as('sent_on'),
      at.as('issued_at'),
      dayIn(at, timeZone).as('issued_on'),
      dayIn(sql`${at} + ${paymentDays} * interval '1 day'`, timeZone).as('pay_by'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  // Older orders keep no seller; they were billed when they were placed.
  if (!order?.address || !order.seller) return undefined
  const { address, billing } = order
  const content: PaperContent = {
    issued_on: order.issued_on,
    seller: order.seller,
    buyer: { company: '', vat_number: '', ...(billing ?? address) },
    delivered_to: billing && address,
    delivered_on: order.sent_on,
    order: { number: order.number, placed_on: order.placed_on },
    currency: order.currency,
    discount_rate: order.discount_rate,
    lines: await linesOf(transaction, orderId),
    delivery: { title: order.delivery_title, lang: order.delivery_lang, price: Number(order.delivery_price) },
    taxes: order.taxes.map(({ rate, net, tax }) => ({ rate, net, tax })),
    total: Number(order.total),
    reverse_charge: order.reverse_charge,
    payment: {
      method: order.payment_method,
      paid_on: order.paid_on,
      pay_by: order.paid_on === null ? order.pay_by : null,
    },
    corrects: null,
  }
  return writePaper(transaction, settings, {
    kind: 'invoice',
    orderId,
    languageId: order.language_id,
    content,
    corrects: null,
    issuedAt: order.issued_at,
  })
}

async function linesOf(db: Kysely<Schema>, orderId: number): Promise<PaperLine[]> {
  const lines = await db
    .selectFrom('order_line')
    .select([
      'variant_id',
      'name',
      'lang',
      'brand',
      'net_contents',
      'sku',
      'quantity',
      'price',
      'discount',
      'total',
      'tax_rate',
    ])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute()
  return lines.map(({ price, discount, total, tax_rate, ...line }) => ({
    ...line,
    price: Number(price),
    discount: Number(discount),
    total: Number(total),
    tax_rate: Number(tax_rate),
  }))
}

/**
 * Issues the invoice of an order that is locked and has just come to this, if that is the moment (papers.invoice-time-is-a-setting).
 * Resolves with the invoice that goes with the news of it; undefined if none does.
 */
export async function invoiceAt(
  transaction: Transaction<Schema>,
  settings: PaperSettings,
  orderId: number,
  moment: 'sent' | 'paid',
): Promise<number | undefined> {
  if (moment === 'paid' && (settings.invoiceAt === 'sent' || (await invoiceOf(transaction, orderId)))) return undefined
  return issueInvoice(transaction, settings, orderId)
}
