import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/**
 * Years for which a payout keeps the name of a deleted practitioner, from the end of its own year: the longest period required
 * by Germany (8 years, section 147 AO), France (10, art. L123-22 code de commerce) and Italy (10, art. 2220 codice civile). The
 * operator is responsible for checking it.
 */
const NAME_YEARS = 10

/**
 * Forgets deleted practitioners who are owed nothing any more: their email and bank details at once, their name once the books
 * don't need it (commission.owed-after-deletion).
 */
export async function settleFormers(db: Kysely<Schema>): Promise<void> {
  await sql`
    update commission_former set email = null, bank = null, settled_at = clock_timestamp()
    where settled_at is null and not exists (
      select from commission_entry left join shop_order using (order_id)
      where former_id = commission_former.former_id and payout_id is null
        and kind <> 'correction' and shop_order.paid_at is null and shop_order.cancelled_at is null
    ) and not exists (
      select from commission_entry left join shop_order using (order_id)
      where former_id = commission_former.former_id and payout_id is null
        and (kind = 'correction' or shop_order.paid_at is not null)
      group by commission_entry.currency having sum(commission) > 0
    )
  `.execute(db)
  await sql`
    delete from commission_former
    where settled_at is not null and extract(year from settled_at) + ${NAME_YEARS} < extract(year from now())
  `.execute(db)
}
