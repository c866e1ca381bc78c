import { type RawBuilder, sql } from 'kysely'

import { CURRENCIES } from '#contract/constants.ts'

import type { Region } from './needs.ts'
import { priceColumn } from './on-sale.ts'

/**
 * Of a row of `variant`, in cents: the lowest price of the 30 days before its reduction, which is what a reduced price may
 * be compared with (price.earlier-is-lowest-of-30-days). Null where the price is not reduced, the variant was not on sale
 * on all of those days (price.earlier-needs-30-days), or the lowest is not above the price. It depends on what the price was
 * until the reduction, not on today's date.
 */
export function earlierPrice(region: Region): RawBuilder<number | null> {
  const { currency } = CURRENCIES[region]
  return sql<number | null>`(
    select min(before.price)
    from (
      select since, reduced from price_history
      where variant_id = variant.id and currency = ${currency} order by since desc limit 1
    ) asked
    join price_history before on before.variant_id = variant.id and before.currency = ${currency}
      and before.since < asked.since and before.since >= (
        select max(since) from price_history held
        where held.variant_id = variant.id and held.currency = ${currency}
          and held.since <= asked.since - interval '30 days'
      )
    where asked.reduced
    having bool_and(before.price is not null) and min(before.price) > ${sql.ref(`variant.${priceColumn(region)}`)}
  )`
}
