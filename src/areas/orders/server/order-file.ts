import type { Kysely, SelectQueryBuilder } from 'kysely'

import { carrierName } from '#areas/orders/contract/shipment.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'

import { csvFile, csvText, decimalPointOf } from '#server/csv.ts'
import type { Schema } from '#server/database/schema.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { SUMMARY } from './read.ts'

/** The most orders of one file. */
const FILE_MAX = 10_000

interface FileDeps {
  readonly language: LanguageCode
  readonly messages: Messages
  readonly timeZone: string
}

const HEADINGS = [
  'csvDate',
  'csvOrder',
  'csvCustomer',
  'csvEmail',
  'csvPayment',
  'csvPaidOn',
  'csvSentOn',
  'csvCancelledOn',
  'csvTracking',
  'csvQuantity',
  'csvDelivery',
  'csvTax',
  'csvTotal',
  'csvCurrency',
] as const satisfies readonly MessageKey[]

/** Orders as a file that spreadsheets of a language open as it is, the latest first. */
export async function orderFile(
  db: Kysely<Schema>,
  found: SelectQueryBuilder<Schema, 'shop_order', {}>,
  { language, messages, timeZone }: FileDeps,
): Promise<string> {
  const point = decimalPointOf(language)
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const dayOf = (at: Date | null) => (at === null ? '' : days.format(at))
  const amount = (cents: number | string) => (Number(cents) / 100).toFixed(2).replace('.', point)
  const rows = await db
    .selectFrom('shop_order')
    .leftJoin('account', 'account.user_id', 'shop_order.user_id')
    .select(SUMMARY)
    .select(['payment_method', 'paid_at', 'sent_at', 'cancelled_at', 'shipment', 'delivery_price', 'taxes'])
    .select(['account.user_id', 'email', 'first_name', 'last_name'])
    .where('shop_order.order_id', 'in', found.select('shop_order.order_id'))
    .orderBy('placed_at', 'desc')
    .orderBy('shop_order.order_id', 'desc')
    .limit(FILE_MAX)
    .execute()
  const lines = rows.map(({ first_name, last_name, shipment, ...row }) => [
    dayOf(row.placed_at),
    csvText(row.number),
    csvText(personName({ first_name: first_name ?? '', last_name: last_name ?? '' }, language)),
    csvText(row.email ?? ''),
    csvText(messages(language, `payment.${row.payment_method}`)),
    dayOf(row.paid_at),
    dayOf(row.sent_at),
    dayOf(row.cancelled_at),
    csvText(shipment ? [carrierName(shipment.carrier) ?? '', shipment.tracking_number].join(' ').trim() : ''),
    `${row.total_items}`,
    amount(row.delivery_price),
    amount(row.taxes.reduce((sum, { tax }) => sum + tax, 0)),
    amount(row.total),
    row.currency,
  ])
  return csvFile([HEADINGS.map((key) => csvText(messages(language, key))), ...lines], language)
}
