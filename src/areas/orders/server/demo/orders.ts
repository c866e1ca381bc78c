import { createHash } from 'node:crypto'

import { type Kysely, sql, type Transaction } from 'kysely'

import type { Cart } from '#areas/cart/contract/cart.ts'
import type { Region } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE, type LanguageCode, toLanguageCode } from '#contract/languages.ts'
import type { Address } from '#areas/orders/contract/orders.ts'

import { DAY, fromNow } from '#server/database/clock.ts'
import { readOwnRate } from '#areas/account/server/own-rate.ts'
import { readBuyingRights } from '#areas/account/server/principal.ts'
import type { Catalogue } from '#areas/catalogue/server/index.ts'
import { accrue, reverse } from '#areas/commission/server/index.ts'
import { issueInvoice } from '#areas/papers/server/index.ts'
import type { Schema } from '#server/database/schema.ts'
import type { DeliverySetting } from '#server/delivery-methods.ts'
import { orderSums } from '#areas/orders/contract/order-totals.ts'
import type { OrderDeps } from '#areas/orders/server/deps.ts'
import { ratesToday } from '#areas/orders/server/rates-today.ts'
import { numberFrom } from '#areas/orders/server/number.ts'
import { lowerStock } from '#areas/orders/server/stock.ts'
import { within } from '#areas/catalogue/server/within.ts'
import { writeOrder } from '#areas/orders/server/write.ts'
import { demoProvider } from '#areas/orders/server/payments/demo.ts'
import { toCart } from '#areas/cart/server/cart.ts'
import { viewerOf } from '#server/signed-in/viewer.ts'
import { CERTIFIED } from '#server/demo/accounts.ts'
import { DEMO_ORDERS, type DemoOrder } from './order-list.ts'
import { somethingOfEachBrand } from '#server/demo/shopping.ts'

export interface DemoOrderDeps extends Pick<
  OrderDeps,
  'region' | 'messages' | 'tax' | 'timeZone' | 'commissionRate' | 'seller' | 'papers'
> {
  readonly catalogue: Pick<Catalogue, 'productsOf'>
  readonly deliveryMethods: readonly DeliverySetting[]
}

/** Pieces that a variant has at least before the demo orders some. */
const WELL_IN_STOCK = 10

/** Adds the orders of those of the demo who have none. No mail goes out. */
export async function seedOrders(db: Kysely<Schema>, deps: DemoOrderDeps): Promise<void> {
  const missing = await withoutOrders(db)
  const [delivery] = deps.deliveryMethods
  if (missing.size === 0 || delivery === undefined) return
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo orders'))`.execute(transaction)
    // Another process may have added them meanwhile.
    const buyers = await withoutOrders(transaction)
    const sold: Cart['items'] = []
    for (const [place, order] of DEMO_ORDERS.entries()) {
      const buyer = buyers.get(order.email)
      if (buyer !== undefined) sold.push(...(await seedOrder(transaction, deps, { order, place, buyer, delivery })))
    }
    await billSent(transaction, deps)
    const quantities = new Map<number, number>()
    for (const { product_variant_id: id, quantity } of sold) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
    await lowerStock(
      transaction,
      [...quantities].map(([product_variant_id, quantity]) => ({ product_variant_id, quantity })),
    )
  })
}

/** Issues the invoices of those that were sent, as of then and in that order. */
async function billSent(transaction: Transaction<Schema>, { papers }: DemoOrderDeps): Promise<void> {
  const sent = await transaction
    .selectFrom('shop_order')
    .select('order_id')
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .orderBy('sent_at')
    .execute()
  for (const { order_id } of sent) await issueInvoice(transaction, papers, order_id, sql<Date>`sent_at`)
}

interface Buyer {
  readonly user_id: number
  readonly first_name: string
  readonly last_name: string
  readonly language: LanguageCode
}

async function withoutOrders(db: Kysely<Schema>): Promise<Map<string, Buyer>> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('language', 'language.id', 'account.language_id')
    .select(['user_id', 'email', 'first_name', 'last_name', 'code'])
    .where('email', 'in', [...new Set(DEMO_ORDERS.map(({ email }) => email))])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('shop_order').select('order_id').whereRef('shop_order.user_id', '=', 'account.user_id'),
        ),
      ),
    )
    .execute()
  return new Map(
    rows.map(({ email, code, ...row }) => [email, { ...row, language: toLanguageCode(code) ?? DEFAULT_LANGUAGE }]),
  )
}

interface Seeded {
  readonly order: DemoOrder
  /** Of the list of orders. */
  readonly place: number
  readonly buyer: Buyer
  readonly delivery: DeliverySetting
}

/** Without stock: resolves with the lines to lower it by, none if the order is cancelled or nothing can be bought. */
async function seedOrder(
  transaction: Transaction<Schema>,
  deps: DemoOrderDeps,
  { order, place, buyer, delivery }: Seeded,
): Promise<Cart['items']> {
  const { user_id: userId, first_name, last_name, language } = buyer
  const own = await readOwnRate(transaction, userId, deps)
  const variants = await variantsOf(transaction, order, place)
  const rows = order.quantities.flatMap((quantity, line) => {
    const variant = variants[line]
    return variant === undefined ? [] : [{ ...variant, quantity }]
  })
  const viewer = viewerOf(await readBuyingRights(transaction, userId))
  const cart = await toCart(within(deps, transaction), { rows, own }, { language, viewer })
  if (cart.items.length === 0) return []
  const rates = ratesToday(deps, ADDRESSES[deps.region].country)
  let tries = 0
  const orderId = await writeOrder(transaction, deps, {
    userId,
    language,
    sums: orderSums(cart, delivery, { rates, isReverseCharge: false }),
    rates,
    billing: null,
    practitionerId: own?.practitioner_id,
    delivery,
    input: {
      address: { first_name, last_name, ...ADDRESSES[deps.region], addition: '', phone: '' },
      payment_method: order.method ?? 'invoice',
    },
    number: () =>
      numberFrom(
        createHash('sha256')
          .update(`demo order ${place}.${(tries += 1)}`)
          .digest(),
      ),
  })
  const after = (days: number | undefined) => (days === undefined ? null : fromNow((days - order.daysAgo) * DAY))
  await transaction
    .updateTable('shop_order')
    .set({
      placed_at: fromNow(-order.daysAgo * DAY),
      pay_by: null,
      paid_at: after(order.paid),
      sent_at: after(order.sent),
      cancelled_at: after(order.cancelled),
    })
    .where('order_id', '=', orderId)
    .execute()
  await seedHistory(transaction, orderId, userId)
  await accrue(transaction, orderId, deps)
  if (order.cancelled !== undefined) await reverse(transaction, orderId)
  if (order.method !== undefined) await seedPayment(transaction, orderId)
  return order.cancelled === undefined ? cart.items : []
}

/** As its times tell it. */
async function seedHistory(transaction: Transaction<Schema>, orderId: number, userId: number): Promise<void> {
  await sql`
    insert into order_event (order_id, at, account_id, kind)
    select order_id, at, case when kind = 'placed' then ${userId}::integer end, kind
    from shop_order cross join lateral
      (values ('placed', placed_at), ('paid', paid_at), ('sent', sent_at), ('cancelled', cancelled_at)) as moved (kind, at)
    where order_id = ${orderId} and at is not null
    order by at
  `.execute(transaction)
}

/** Made by the demo's provider when the order was paid. */
async function seedPayment(transaction: Transaction<Schema>, orderId: number): Promise<void> {
  await transaction
    .insertInto('payment')
    .columns([
      'order_id',
      'provider',
      'method',
      'amount',
      'currency',
      'state',
      'reference',
      'created_at',
      'asked_at',
      'settled_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('shop_order')
        .select([
          'order_id',
          eb.val(demoProvider.id).as('provider'),
          'payment_method',
          'total',
          'currency',
          eb.val('paid').as('state'),
          sql<string>`'demo-' || number`.as('reference'),
          'paid_at as created_at',
          'paid_at as asked_at',
          'paid_at as settled_at',
        ])
        .where('order_id', '=', orderId),
    )
    .execute()
}

/** In a protocol those that were put in first, else some of different brands. */
async function variantsOf(
  transaction: Transaction<Schema>,
  { protocol, quantities }: DemoOrder,
  place: number,
): Promise<readonly { readonly variant_id: number; readonly product_id: number }[]> {
  if (protocol === undefined) {
    const some = await somethingOfEachBrand(transaction)
    return some.slice(place, place + quantities.length)
  }
  return transaction
    .selectFrom('protocol_line')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_line.protocol_id')
    .innerJoin('account', 'account.user_id', 'protocol.user_id')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .select(['variant_id', 'product_id'])
    .where('email', '=', CERTIFIED)
    .where('protocol.name', '=', protocol)
    .where('deleted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('stock', '>=', WELL_IN_STOCK)
    .orderBy('place')
    .execute()
}

const ADDRESSES = {
  eu: { street: 'Lindengracht 12', postal_code: '1015 KG', city: 'Amsterdam', country: 'NL' },
  uk: { street: '12 Linden Row', postal_code: 'BA1 1AA', city: 'Bath', country: 'GB' },
} as const satisfies Record<Region, Partial<Address>>
