import { addDays } from '#areas/protocols/contract/dosage/amounts.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import type { OwnSupply, SupplyChange } from '#areas/protocols/contract/supply/own-supply.ts'
import { remindNext } from '#areas/protocols/server/supply/remind.ts'
import { examples } from '#server/http/docs/examples.ts'
import { orderNumber } from '#areas/orders/server/number.ts'

import { type Person, practice } from '#tests/areas/clients/server/support/practice.ts'

/** The day on which the protocol was shared, a Tuesday. */
export const SHARED = '2026-12-01'
export const dayAfter = (days: number): string => addDays(SHARED, days)

interface Bought {
  readonly sku?: string
  readonly quantity?: number
  readonly placed?: string
  readonly paid?: string
  readonly sent?: string
  readonly cancelled?: string
}

const noon = (day: string | undefined) => day && `${day}T12:00:00Z`

/** A client with a shared protocol of packs of 60 capsules, of which two are taken a day. */
export async function takenByClient(engine: Parameters<typeof practice>[0], dosage = '2 capsules at dinner') {
  const made = await practice(engine)
  const { shop, db } = made
  const mine = await made.practitioner()
  const client = await shop.person()
  await made.link(client, mine)
  const id = await mine.protocol(['mg-60'], 'Calm evenings')
  const take = (text: string) =>
    db
      .updateTable('protocol_line')
      .set({ dosage: JSON.stringify(parseDosage(text, 'en')) })
      .execute()
  await take(dosage)
  await mine.share(id, { email: client.email })
  await db
    .updateTable('protocol_share')
    .set({ shared_at: `${SHARED}T08:00:00Z` })
    .execute()
  await db.deleteFrom('outbox').execute()

  const buy = async ({ sku = 'mg-60', quantity = 1, placed = SHARED, paid, sent, cancelled }: Bought = {}) => {
    const { product_id, product_variant_id: variant_id } = await shop.idsOf(sku)
    const { order_id } = await db
      .insertInto('shop_order')
      .values({
        number: orderNumber(),
        user_id: client.userId,
        language_id: 1,
        currency: 'EUR',
        practitioner_id: mine.userId,
        discount_rate: 0,
        delivery_method: 'standard',
        delivery_title: 'Standard delivery',
        delivery_price: 490,
        payment_method: 'invoice',
        address: JSON.stringify({ ...examples.placeOrder.address, addition: '', phone: '' }),
        total_price: 1999,
        total_discount: 0,
        total: 2489,
        taxes: '[]',
        placed_at: `${placed}T12:00:00Z`,
        paid_at: noon(paid),
        sent_at: noon(sent),
        cancelled_at: noon(cancelled),
      })
      .returning('order_id')
      .executeTakeFirstOrThrow()
    const named = { name: sku, slug: sku, brand: 'Alder', sku, net_contents: '60 capsules', asset: null }
    await db
      .insertInto('order_line')
      .values({
        order_id,
        place: 0,
        product_id,
        variant_id,
        ...named,
        price: 1999,
        quantity,
        discount: 0,
        tax_rate: 20,
        total: 1999 * quantity,
      })
      .execute()
    return order_id
  }
  const path = `/account/clients/protocols/${id}/supply`
  return {
    ...made,
    mine,
    client,
    id,
    take,
    buy,
    path,
    supply: async (who: Person = client) => (await shop.ask(who, 'GET', path)).body as OwnSupply,
    set: (change: SupplyChange, who: Person = client) => shop.ask(who, 'PUT', path, change),
    /** Looks at every share as on that day; `at` once may be another process. */
    remind: async (today: string) => {
      let after: number | undefined = 0
      while (after !== undefined) after = await remindNext(shop.supplyDeps, after, today)
    },
    mails: () => shop.mails(client.email),
  }
}
