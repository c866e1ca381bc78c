import { type Kysely, sql } from 'kysely'

import { DAY, fromNow } from '../accounts/clock.ts'
import { findByEmail } from '../accounts/find.ts'
import type { Schema } from '../database/schema.ts'
import { CERTIFIED } from './accounts.ts'

/** Days before the shop was first started at which the demo's practitioner was paid. */
const PAID_DAYS_AGO = 24

/** Pays the demo's practitioner what was approved by then, unless a payout was ever made. */
export async function seedPayout(db: Kysely<Schema>): Promise<void> {
  const practitioner = await findByEmail(db, CERTIFIED)
  if (practitioner === undefined) return
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo payout'))`.execute(transaction)
    const paidAt = fromNow(-PAID_DAYS_AGO * DAY)
    await sql`
      with due as (
        select entry_id, currency, commission from commission_entry join shop_order using (order_id)
        where commission_entry.practitioner_id = ${practitioner.userId} and payout_id is null and shop_order.paid_at < ${paidAt}
          and not exists (select from commission_payout)
        for update of commission_entry
      ), payout as (
        insert into commission_payout (practitioner_id, currency, total, paid_on, note, created_at)
        select ${practitioner.userId}, currency, sum(commission), ${paidAt}::date, '', ${paidAt} from due
        group by currency having sum(commission) > 0
        returning payout_id, currency
      )
      update commission_entry set payout_id = payout.payout_id
      from due join payout using (currency) where commission_entry.entry_id = due.entry_id
    `.execute(transaction)
  })
}
