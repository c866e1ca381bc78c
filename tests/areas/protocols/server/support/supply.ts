import { addDays } from '#areas/protocols/contract/dosage/amounts.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import type { OwnSupply, SupplyChange } from '#areas/protocols/contract/supply/own-supply.ts'
import { remindNext } from '#areas/protocols/server/supply/remind.ts'

import { type Person, practice } from '#tests/areas/clients/server/support/practice.ts'
import { type Bought, storeOrder } from './stored-order.ts'

/** The day on which the protocol was shared, a Tuesday. */
export const SHARED = '2026-12-01'
export const dayAfter = (days: number): string => addDays(SHARED, days)

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

  const buy = (bought: Bought = {}) =>
    storeOrder(shop, { placed: SHARED, ...bought, userId: client.userId, practitionerId: mine.userId })
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
