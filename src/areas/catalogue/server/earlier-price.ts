import { type RawBuilder, sql } from 'kysely'

import { CURRENCIES } from '#contract/constants.ts'

import type { Region } from './needs.ts'
import { priceColumn } from './on-sale.ts'

/**
 * Of a row of `variant`, in cents: the earlier price, which a reduced price may be compared with
 * (price.earlier-is-lowest-of-30-days); else null. It follows from the prices until the reduction and changes with none of
 * the days after it, so nothing has to be read anew as time passes.
 */
export function earlierPrice(region: Region): RawBuilder<number | null> {
  const price = sql.ref(`variant.${priceColumn(region)}`)
  const regular = sql.ref(`variant.regular_${priceColumn(region)}`)
  return sql<
    number | null
  >`case when ${regular} > ${price} then earlier_price(variant.id, ${CURRENCIES[region].currency}, ${price}) end`
}
