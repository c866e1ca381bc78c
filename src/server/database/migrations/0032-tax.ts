import { type Kysely, sql } from 'kysely'

/**
 * Tax by rate (tax.frozen-in-the-order).
 *
 * - `product.tax_class`: the class of goods, which the rate of a country depends on.
 * - `shop_order.taxes`: rates in percent with cents of net and tax, which together are the total. Older orders have their one
 *   rate. `billing`: who is billed, where that isn't who gets the parcel. `reverse_charge`: the buyer owes the tax, and no
 *   price holds any.
 * - `order_line.tax_rate`: percent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product
      add column tax_class text not null default 'food_supplement' check (tax_class in ('food_supplement', 'standard'));

    alter table order_line add column tax_rate numeric(5, 2) not null default 0 check (tax_rate between 0 and 100);
    update order_line set tax_rate = shop_order.tax_rate from shop_order where shop_order.order_id = order_line.order_id;
    alter table order_line alter column tax_rate drop default;

    alter table shop_order
      add column taxes jsonb not null default '[]' check (jsonb_typeof(taxes) = 'array'),
      add column billing jsonb,
      add column reverse_charge boolean not null default false;
    update shop_order set taxes = jsonb_build_array(jsonb_build_object('rate', tax_rate, 'net', total - tax, 'tax', tax))
      where total > 0;
    alter table shop_order alter column taxes drop default, drop column tax_rate, drop column tax;
  `.execute(db)
}
