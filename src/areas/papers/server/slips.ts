import { sql } from 'kysely'

import { DEFAULT_LANGUAGE, toLanguageCode } from '#contract/languages.ts'
import type { Seller } from '#areas/orders/contract/orders.ts'

import { groupedBy } from '#server/database/batches.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Messages } from '#server/texts/messages.ts'
import type { Kysely } from 'kysely'
import { dayIn } from './number.ts'
import { renderSlips, type Slip } from './render/slips.ts'
import { wordsIn } from './render/words.ts'

interface SlipDeps {
  readonly messages: Messages
  readonly timeZone: string
  /** For orders that keep none. */
  readonly seller: Seller
}

/** The packing slips of these orders as one PDF, in their order; undefined if none of them has an address. */
export async function slipsFile(
  db: Kysely<Schema>,
  { messages, timeZone, seller }: SlipDeps,
  orderIds: readonly number[],
): Promise<Buffer | undefined> {
  const orders = await db
    .selectFrom('shop_order')
    .innerJoin('language', 'language.id', 'language_id')
    .select([
      'order_id',
      'number',
      'address',
      'seller',
      'currency',
      'delivery_title as delivery',
      'code',
      dayIn(sql.ref('placed_at'), timeZone).as('placed_on'),
    ])
    .where('order_id', 'in', [...orderIds])
    .execute()
  const lines = await db
    .selectFrom('order_line')
    .select(['order_id', 'name', 'lang', 'brand', 'net_contents', 'sku', 'quantity'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('place')
    .execute()
  const linesOf = groupedBy(lines, ({ order_id }) => order_id)
  const slips = orderIds.flatMap((id): Slip[] => {
    const order = orders.find(({ order_id }) => order_id === id)
    if (!order?.address) return []
    const { address, currency, code } = order
    const words = wordsIn(toLanguageCode(code) ?? DEFAULT_LANGUAGE, currency, messages)
    return [{ ...order, address, seller: order.seller ?? seller, lines: linesOf.get(id) ?? [], words }]
  })
  const [first, ...others] = slips
  return first && renderSlips([first, ...others], new Date())
}
