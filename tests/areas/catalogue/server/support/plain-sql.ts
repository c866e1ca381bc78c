import { sql } from 'kysely'

import {
  FILTER_GROUPS,
  type FilterGroup,
  type FilterIds,
  type Order,
  type OrderBy,
} from '#areas/catalogue/contract/catalogue.ts'
import type { Database } from '#server/database/index.ts'

/*
 * The catalogue's answers in SQL alone, written from the requirements and without any of the read model's ideas:
 * what the read model answers is compared with it.
 */

/** Facts of the catalogue as it stands at this call, one row each: product, filter group, option. */
export async function createPlainViews({ db }: Database): Promise<void> {
  await sql`
    create materialized view has as
    with recursive lineage as (
      select id as option_id, id as ancestor_id from option
      union
      select lineage.option_id, option.parent_id from lineage join option on option.id = ancestor_id where parent_id is not null
    )
    select id as product_id, 'brands' as filter_group, brand_id as option_id from product
    union select id, 'delivery_form', delivery_form_id from product where delivery_form_id is not null
    union select product_id, filter_group, ancestor_id
      from product_option join lineage using (option_id) join option on option.id = ancestor_id
    union select id, 'availability', case when exists (
        select from variant where product_id = product.id and withdrawn_at is null and stock > 0) then 1 else 2 end from product
    union select id, 'zero_waste', 1 from product where zero_waste;
    create unique index on has (product_id, filter_group, option_id);
    analyze has;

    create view card as
    select distinct on (product_id) product_id, price_eur, price_gbp
    from variant where withdrawn_at is null order by product_id, stock > 0 desc, price_eur, position;
  `.execute(db)
}

/** The chosen ids of each group that has a known one: rows (filter_group, ids). */
function chosenRows(filter: FilterIds) {
  return sql`(
    select key as filter_group, array_agg(chosen::int) as ids
    from json_each(${JSON.stringify(filter)}::json), json_array_elements_text(value) chosen
    where exists (select from option where id = chosen::int and filter_group = key)
      or (key = 'availability' and chosen in ('1', '2')) or (key = 'zero_waste' and chosen = '1')
    group by key
  )`
}

/** Products each option would give, as `group id` to count; options that would give none are left out. */
export async function plainCounts({ db }: Database, filter: FilterIds): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    with chosen as materialized ${chosenRows(filter)}
    select filter_group || ' ' || option_id as key, count(*)::int as count from has
    where not exists (
      select from chosen where chosen.filter_group <> has.filter_group and not exists (
        select from has other
        where other.product_id = has.product_id and other.filter_group = chosen.filter_group and other.option_id = any(chosen.ids)))
    group by 1
  `.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Products found without each group that filters, in the order of FILTER_GROUPS. */
export async function plainReliefs(
  { db }: Database,
  filter: FilterIds,
): Promise<{ group: FilterGroup; total_results: number }[]> {
  const { rows } = await sql<{ group: FilterGroup; total_results: number }>`
    with chosen as materialized ${chosenRows(filter)}
    select removed.filter_group as group, (
      select count(*)::int from product where not exists (
        select from chosen where chosen.filter_group <> removed.filter_group and not exists (
          select from has
          where has.product_id = product.id and has.filter_group = chosen.filter_group and has.option_id = any(chosen.ids)))
    ) as total_results
    from chosen removed order by array_position(${[...FILTER_GROUPS]}::text[], removed.filter_group)
  `.execute(db)
  return rows
}

const ORDER_KEYS: Readonly<Record<Exclude<OrderBy, 'name'>, string>> = {
  id: 'product.id',
  price: 'card.price_eur',
  created_at: 'created_at',
  updated_at: 'updated_at',
}

/** Ids of all products that match, in order, as someone sees them who may buy everything. Names have no order in SQL: see the test. */
export async function plainProducts(
  { db }: Database,
  filter: FilterIds,
  orderBy: Exclude<OrderBy, 'name'>,
  order: Order,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with chosen as materialized ${chosenRows(filter)}
    select product.id from product join card on card.product_id = product.id
    where not exists (
      select from chosen where not exists (
        select from has
        where has.product_id = product.id and has.filter_group = chosen.filter_group and has.option_id = any(chosen.ids)))
    order by ${sql.raw(ORDER_KEYS[orderBy])} ${sql.raw(order)}, product.id ${sql.raw(order)}
  `.execute(db)
  return rows.map(({ id }) => id)
}
