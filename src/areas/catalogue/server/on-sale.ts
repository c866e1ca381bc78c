import { type RawBuilder, sql } from 'kysely'

import type { Region } from './needs.ts'

/** The column that holds a region's price. */
export function priceColumn(region: Region): 'price_eur' | 'price_gbp' {
  return region === 'uk' ? 'price_gbp' : 'price_eur'
}

/**
 * A variant of table `variant` is for sale in a region's shop: listed, with that region's price
 * (catalogue.price-of-the-region), and not of a product that was taken off sale by hand (products.hidden-is-not-for-sale).
 */
export function onSale(region: Region): RawBuilder<boolean> {
  return sql<boolean>`(
    variant.withdrawn_at is null and ${sql.ref(`variant.${priceColumn(region)}`)} is not null
    and variant.product_id not in (select hidden.id from product as hidden where hidden.hidden_at is not null)
  )`
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
