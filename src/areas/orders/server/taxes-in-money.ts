import { sql } from 'kysely'

import type { OrderTax } from '#areas/orders/contract/orders.ts'

/** The taxes of an order in its currency, for exports. */
export const taxesInMoney = sql<readonly OrderTax[]>`
  (select coalesce(jsonb_agg(
    jsonb_build_object('rate', one->'rate', 'net', (one->>'net')::numeric / 100, 'tax', (one->>'tax')::numeric / 100)
    order by place
  ), '[]') from jsonb_array_elements(taxes) with ordinality as each_tax (one, place))
`.as('taxes')
