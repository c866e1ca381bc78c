import { USER_TYPES } from '#contract/call.ts'
import { examples } from '#server/http/docs/examples.ts'
import type { CommissionReport } from '#areas/commission/contract/commission.ts'
import { accrue } from '#areas/commission/server/index.ts'
import { orderNumber } from '#areas/orders/server/number.ts'

import { type Person, type Sent, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import type { Engine } from '#tests/server/support/database.ts'

export const BASE_RATE = 20

/** By the clock of the shop's time zone. */
export const today = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Berlin' })

export type EarningShop = Awaited<ReturnType<typeof earningShop>>

export interface Sold {
  readonly client: Person | null
  readonly practitioner: Person
  readonly currency?: 'EUR' | 'GBP'
  /** Whole percents. */
  readonly rate?: number
  /** Cents of each line after its discount; at most as many as there are variants. */
  readonly totals: readonly number[]
  readonly placedAt?: string
}

/** A shop with a practitioner, a client of theirs and an admin. */
export async function earningShop(engine: Engine, settings: Parameters<typeof shoppingShop>[1] = {}) {
  const shop = await shoppingShop(engine, settings)
  const { db } = shop
  const variants = await db
    .selectFrom('variant')
    .select(['id', 'product_id', 'sku', 'net_contents'])
    .orderBy('id')
    .execute()
  const practitioner = () => shop.person(USER_TYPES.CertifiedPractitioner)

  const link = async (client: Person, to: Person, rate: number): Promise<void> => {
    await db
      .insertInto('client_practitioner')
      .values({ client_id: client.userId, practitioner_id: to.userId, discount_rate: rate })
      .onConflict((conflict) => conflict.columns(['client_id', 'practitioner_id']).doUpdateSet({ discount_rate: rate }))
      .execute()
    await db.updateTable('client').set({ practitioner_id: to.userId }).where('user_id', '=', client.userId).execute()
  }

  const report = async (who: Person, query: Sent['query'] = {}): Promise<CommissionReport> =>
    (await shop.ask(who, 'GET', '/account/practitioners/commission', undefined, { query })).body

  const [admin, hart, mara] = [await shop.person(USER_TYPES.Admin), await practitioner(), await shop.person()]
  await link(mara, hart, 10)

  return {
    ...shop,
    admin,
    /** The practitioner of `mara`, who gives her 10 percent. */
    hart,
    mara,
    variants,
    practitioner,
    link,
    report,
    move: (id: number, status: string) => shop.ask(admin, 'PUT', `/admin/orders/${id}`, { status }),
    /** Reverses a paid order's payment at the provider, without the shop's request. */
    giveBack: async (orderId: number): Promise<void> => {
      const { total, currency } = await db
        .selectFrom('shop_order')
        .select(['total', 'currency'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const [reference, amount] = [`demo-${orderId}`, Number(total)]
      await db
        .insertInto('payment')
        .values({
          order_id: orderId,
          provider: 'demo',
          method: 'credit_card',
          amount,
          currency,
          state: 'paid',
          reference,
          settled_at: new Date(),
        })
        .execute()
      await shop.payments.settlePayment({ reference, amount, currency, state: 'refunded' })
    },
    pay: (to: Person, total: number, { currency = 'EUR', by = admin, key, ...more }: Paid = {}) =>
      shop.ask(
        by,
        'POST',
        '/admin/payouts',
        { practitioner_id: to.userId, currency, paid_on: today(), total, ...more },
        key === undefined ? {} : { key },
      ),
    csv: async ({ token }: Person, query: Readonly<Record<string, string>> = {}): Promise<string> => {
      const response = await shop.app.request(
        `/api/v2/account/practitioners/commission/csv?${new URLSearchParams(query)}`,
        { headers: { Authorization: `Bearer ${token}` } },
      )
      return Buffer.from(await response.arrayBuffer()).toString('utf8')
    },
    entries: () => db.selectFrom('commission_entry').selectAll().orderBy('entry_id').execute(),
    /** Writes an order as if it had been placed then; its lines cost what they cost after discount. */
    sell: ({ client, practitioner: by, currency = 'EUR', rate = 10, totals, placedAt }: Sold): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const total = totals.reduce((sum, cents) => sum + cents, 0)
        const { order_id } = await transaction
          .insertInto('shop_order')
          .values({
            number: orderNumber(),
            user_id: client?.userId ?? null,
            language_id: 1,
            currency,
            practitioner_id: by.userId,
            discount_rate: rate,
            delivery_method: 'standard',
            delivery_title: 'Standard delivery',
            delivery_price: 490,
            payment_method: 'invoice',
            address: JSON.stringify({ ...examples.placeOrder.address, addition: '', phone: '' }),
            total_price: total,
            total_discount: 0,
            total: total + 490,
            taxes: '[]',
            ...(placedAt !== undefined && { placed_at: placedAt }),
          })
          .returning('order_id')
          .executeTakeFirstOrThrow()
        await transaction
          .insertInto('order_line')
          .values(
            totals.map((cents, place) => {
              const { id, product_id, sku, net_contents } = variants[place] ?? {
                id: 0,
                product_id: 0,
                sku: '',
                net_contents: '',
              }
              return {
                order_id,
                place,
                product_id,
                variant_id: id,
                name: sku,
                slug: sku,
                brand: 'Alder',
                sku,
                net_contents,
                asset: null,
                price: cents,
                quantity: 1,
                discount: 0,
                tax_rate: 20,
                total: cents,
              }
            }),
          )
          .execute()
        await accrue(transaction, order_id, { commissionRate: BASE_RATE })
        return order_id
      }),
  }
}

interface Paid {
  readonly currency?: 'EUR' | 'GBP'
  readonly by?: Person
  readonly key?: string
  readonly paid_on?: string
  readonly note?: string
}
