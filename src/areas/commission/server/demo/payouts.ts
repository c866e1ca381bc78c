import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'

import { DAY, fromNow } from '#server/database/clock.ts'
import { findByEmail } from '#areas/account/server/find.ts'
import type { Schema } from '#server/database/schema.ts'
import { CERTIFIED } from '#server/demo/accounts.ts'

/** Days before the shop was first started at which the demo's practitioner was paid. */
const PAID_DAYS_AGO = [110, 24]

/** Pays the demo's practitioner what was approved by then, unless a payout was ever made. */
export async function seedPayouts(db: Kysely<Schema>): Promise<void> {
  const practitioner = await findByEmail(db, CERTIFIED)
  if (practitioner === undefined) return
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo payouts'))`.execute(transaction)
    const made = await transaction.selectFrom('commission_payout').select('payout_id').limit(1).executeTakeFirst()
    if (made !== undefined) return
    for (const days of PAID_DAYS_AGO) await pay(transaction, practitioner.userId, fromNow(-days * DAY))
  })
}

async function pay(transaction: Transaction<Schema>, practitionerId: number, at: RawBuilder<Date>): Promise<void> {
  await sql`
    with due as (
      select entry_id, commission_entry.currency, commission from commission_entry join shop_order using (order_id)
      where commission_entry.practitioner_id = ${practitionerId} and payout_id is null and paid_at < ${at}
    ), payout as (
      insert into commission_payout (practitioner_id, currency, total, paid_on, created_at)
      select ${practitionerId}, currency, sum(commission), (${at})::date, ${at} from due
      group by currency having sum(commission) > 0
      returning payout_id, currency
    )
    update commission_entry set payout_id = payout.payout_id
    from due join payout using (currency) where commission_entry.entry_id = due.entry_id
  `.execute(transaction)
}
