import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import { bcp47, LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import type { Address, Order, OrderSummary } from '#areas/orders/contract/orders.ts'

import { soldContentsIn, soldNameIn } from '#areas/catalogue/server/sold-names.ts'
import { papersOf } from '#areas/papers/server/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { deliveryTitleKey } from '#server/delivery-methods.ts'
import type { Messages } from '#server/texts/messages.ts'
import { readPayment } from './payment.ts'

/** Paying after sending keeps an order sent (checkout.order-statuses). */
const orderStatusOf = sql<OrderSummary['status']>`(
  case when cancelled_at is not null then 'cancelled' when sent_at is not null then 'sent' when paid_at is not null then 'paid' else 'placed' end
)`

const isOpen = sql<boolean>`sent_at is null and cancelled_at is null`

/** The same as a condition, by which `shop_order_open` finds the orders that wait. */
const CONDITIONS: Readonly<Record<OrderSummary['status'], RawBuilder<boolean>>> = {
  placed: sql`${isOpen} and paid_at is null`,
  paid: sql`${isOpen} and paid_at is not null`,
  sent: sql`sent_at is not null and cancelled_at is null`,
  cancelled: sql`cancelled_at is not null`,
}

export const hasStatus = (status: OrderSummary['status']): RawBuilder<boolean> => CONDITIONS[status]

const totalItems = sql<number>`
  (select sum(quantity)::int from order_line where order_line.order_id = shop_order.order_id)
`.as('total_items')

/** Columns of a summary, for `toSummary`. */
export const SUMMARY = [
  'order_id',
  'number',
  orderStatusOf.as('status'),
  'placed_at',
  'currency',
  totalItems,
  'total',
] as const

const toAmount = (cents: string): number => Number(cents) / 100

export function toSummary<Row extends { readonly placed_at: Date; readonly total: string }>({
  placed_at,
  total,
  ...row
}: Row) {
  return { ...row, placed_at: placed_at.toISOString(), total: toAmount(total) }
}

/** An order as it is stored. That of a deleted account has no address. */
export type StoredOrder = Omit<AdminOrder, 'address' | 'customer' | 'paid_revocable_until' | 'history'> & {
  readonly address: Address | null
}

/** The language of a reader, and the texts in it. */
export interface Reading {
  readonly language: LanguageCode
  readonly messages: Messages
}

/** Any user's order; undefined if there is none with this id. `isOthers`: its lines are named in the reader's language too. */
export async function readStored(
  db: Kysely<Schema>,
  orderId: number,
  reading: Reading,
  { isOthers = false } = {},
): Promise<StoredOrder | undefined> {
  const found = await db
    .selectFrom('shop_order')
    .select(SUMMARY)
    .select([
      'paid_at',
      'sent_at',
      'cancelled_at',
      'shipment',
      'address',
      'delivery_method',
      'delivery_title',
      'delivery_lang',
      'delivery_price',
      'payment_method',
      'discount_rate',
      'total_price',
      'total_discount',
      'taxes',
      'billing',
      'reverse_charge',
      'seller',
      'arrives',
      'refunded',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { delivery_method: id, delivery_title: title, delivery_lang, delivery_price, ...sums } = found
  const { total_price, total_discount, taxes, seller, refunded, ...row } = sums
  return {
    ...toSummary(row),
    paid_at: row.paid_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    payment: await readPayment(db, orderId, row.payment_method),
    lines: await readLines(db, orderId, isOthers ? reading.language : undefined),
    delivery_method: {
      id,
      ...deliveryIn(reading, { id, title, lang: delivery_lang }),
      price: toAmount(delivery_price),
    },
    total_price: toAmount(total_price),
    total_discount: toAmount(total_discount),
    taxes: taxes.map(({ rate, net, tax }) => ({ rate, net: net / 100, tax: tax / 100 })),
    ...(seller && { seller }),
    papers: await papersOf(db, orderId),
    ...(Number(refunded) > 0 && { refunded: toAmount(refunded) }),
  }
}

const nothing = sql<null>`null::text`

const langOf = (lang: string | null) => (lang === null ? {} : { lang })

/** The shop's own title in the reader's language, and the operator's as it was (checkout.names-in-the-readers-language). */
function deliveryIn(
  { language, messages }: Reading,
  { id, title, lang }: { readonly id: string; readonly title: string; readonly lang: string | null },
): Pick<Order['delivery_method'], 'title' | 'lang'> {
  const key = deliveryTitleKey(id)
  // Older orders don't know the language of their title.
  const isOwn = key !== undefined && (lang !== null || LANGUAGE_CODES.some((code) => messages(code, key) === title))
  return isOwn ? { title: messages(language, key), lang: bcp47(language) } : { title, ...langOf(lang) }
}

/** `translated`: also names what was sold in this language. */
async function readLines(
  db: Kysely<Schema>,
  orderId: number,
  translated: LanguageCode | undefined,
): Promise<Order['lines']> {
  const rows = await db
    .selectFrom('order_line')
    .select([
      (translated ? soldNameIn(translated) : nothing).as('translated_name'),
      (translated ? soldContentsIn(translated) : nothing).as('translated_contents'),
    ])
    .select([
      'product_id',
      'variant_id as product_variant_id',
      'name',
      'lang',
      'slug',
      'brand',
      'net_contents',
      'asset',
      'price',
      'quantity',
      'discount',
      'total',
      'tax_rate',
    ])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute()
  return rows.map(
    ({ price, discount, total, tax_rate, lang, translated_name: name, translated_contents: contents, ...line }) => ({
      ...line,
      ...langOf(lang),
      ...(name !== null && { translated: { name, net_contents: contents ?? line.net_contents } }),
      price: toAmount(price),
      discount: toAmount(discount),
      total: toAmount(total),
      tax_rate: Number(tax_rate),
    }),
  )
}
