import { type RawBuilder, sql } from 'kysely'

import type { Region } from './needs.ts'

/** The column that holds a region's price. */
export function priceColumn(region: Region): 'price_eur' | 'price_gbp' {
  return region === 'uk' ? 'price_gbp' : 'price_eur'
}

/** A variant of table `variant` is for sale in a region's shop: listed, and with that region's price (catalogue.price-of-the-region). */
export function onSale(region: Region): RawBuilder<boolean> {
  return sql<boolean>`(variant.withdrawn_at is null and ${sql.ref(`variant.${priceColumn(region)}`)} is not null)`
}

/** A variant whose stock is not counted is null there, and in stock (catalogue.uncounted-stock). */
export const IN_STOCK = sql<boolean>`(stock is distinct from 0)`

/** The products that a region's shop shows, numbered from 0 in the order of their ids; all columns of `product` besides. */
export function shownProducts(region: Region): RawBuilder<unknown> {
  return sql`(
    select product.*, (row_number() over (order by product.id) - 1)::int as number from product
    where exists (select 1 from variant where variant.product_id = product.id and ${onSale(region)})
  )`
}
