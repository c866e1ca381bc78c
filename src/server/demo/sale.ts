import { type Kysely, sql } from 'kysely'

import { raiseCatalogueVersion } from '#areas/catalogue/server/version.ts'
import type { Schema } from '#server/database/schema.ts'

import { demoRecipes, skuOf } from './products.ts'

/** One product of so many is on sale. */
const EACH = 17

/** Earlier prices are multiples of this, in cents and pence. */
const STEP = 50

/** Days since when the packs have been asked their regular price, one a step below it, and the price of today. */
const [REGULAR, OFFER, REDUCED] = [120, 45, 4]

/** Packs with their prices before the sale, in cents and pence. */
function soldPacks() {
  return demoRecipes()
    .filter(({ practitionerOnly }, place) => place % EACH === 0 && !practitionerOnly)
    .flatMap((recipe) =>
      recipe.packs.map(({ quantity, eur, gbp }) => ({
        sku: skuOf(recipe, quantity),
        regular_eur: before(eur),
        regular_gbp: before(gbp),
      })),
    )
}

const before = (price: number): number => price + Math.ceil((price * 0.2) / STEP + 1) * STEP

/**
 * Reduces the price of some packs, with a history that shows an earlier price (price.earlier-is-lowest-of-30-days). Packs
 * whose prices were ever changed are left alone. Returns true if there were any others.
 */
export async function writeSale(db: Kysely<Schema>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      with sold as (
        select variant.id, regular_eur, regular_gbp
        from json_to_recordset(${JSON.stringify(soldPacks())}::json) as given (sku text, regular_eur int, regular_gbp int)
        join variant using (sku)
        where regular_price_eur is null and regular_price_gbp is null and price_eur < regular_eur and price_gbp < regular_gbp
          and (select count(*) from price_history where variant_id = variant.id) <= 2
      )
      update variant set regular_price_eur = regular_eur, regular_price_gbp = regular_gbp from sold where sold.id = variant.id
      returning variant.id
    `.execute(trx)
    if (rows.length === 0) return false
    const ids = (rows as { id: number }[]).map(({ id }) => id)
    await sql`delete from price_history where variant_id = any(${ids})`.execute(trx)
    await sql`
      insert into price_history (variant_id, currency, since, price, reduced)
      select id, currency, now() - days * interval '1 day', told, days = ${REDUCED}
      from variant
      cross join lateral (values ('EUR', price_eur, regular_price_eur), ('GBP', price_gbp, regular_price_gbp)) as each_currency (currency, price, regular)
      cross join lateral (values (${REGULAR}::int, regular), (${OFFER}, regular - ${STEP}), (${REDUCED}, price)) as each_time (days, told)
      where id = any(${ids})
    `.execute(trx)
    await raiseCatalogueVersion(trx)
    return true
  })
}
