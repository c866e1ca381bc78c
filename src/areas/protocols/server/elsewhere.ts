import { type Kysely, sql } from 'kysely'

import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'

import { standingLinks } from '#areas/account/server/links.ts'
import { onSale } from '#areas/catalogue/server/on-sale.ts'
import type { StoredIngredient } from '#areas/catalogue/server/tables.ts'
import type { Region } from '#contract/constants.ts'
import type { Schema } from '#server/database/schema.ts'

/** A product with its label, as amounts are added up by it. */
export interface TakenRow {
  readonly variant_id: number
  readonly name: string
  readonly dosage: Dosage | null
  readonly serving_size: string | null
  readonly language_id: number
  readonly ingredients: readonly StoredIngredient[]
}

export interface ElsewhereRow extends TakenRow {
  readonly from: IntakeSums['elsewhere'][number]['from']
}

/** Days for which an order counts as taken. */
export const ORDERS_COUNT_DAYS = 90

/** Columns of a product's label. */
export const LABEL_COLUMNS = ['product.name', 'serving_size', 'product.language_id', 'ingredients'] as const

/**
 * Products that a client has from other practitioners' protocols, and those of their orders of the last 90 days that are in no
 * protocol of theirs; none unless they let the practitioner see them (intake.counts-others-where-shared).
 */
export async function readElsewhere(
  db: Kysely<Schema>,
  { userId, clientId, region }: { readonly userId: number; readonly clientId: number; readonly region: Region },
): Promise<readonly ElsewhereRow[]> {
  const link = await standingLinks(db)
    .select('link.sees_intake')
    .where('link.client_id', '=', clientId)
    .where('link.practitioner_id', '=', userId)
    .executeTakeFirst()
  if (link?.sees_intake !== true) return []
  const others = await heldLines(db, clientId)
    .innerJoin('variant', 'variant.id', 'protocol_line.variant_id')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['protocol_line.variant_id', 'dosage', ...LABEL_COLUMNS])
    .where('protocol.user_id', '<>', userId)
    .where(onSale(region))
    .orderBy('protocol.protocol_id')
    .orderBy('place', 'desc')
    .execute()
  const ordered = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant.id as variant_id', ...LABEL_COLUMNS])
    .where('variant.id', 'in', (query) =>
      query
        .selectFrom('shop_order')
        .innerJoin('order_line', 'order_line.order_id', 'shop_order.order_id')
        .select('order_line.variant_id')
        .where('shop_order.user_id', '=', clientId)
        .where('cancelled_at', 'is', null)
        .where(sql<boolean>`placed_at > clock_timestamp() - make_interval(days => ${ORDERS_COUNT_DAYS}::int)`)
        .where(sql<boolean>`quantity > returned`)
        .$castTo<{ variant_id: number }>(),
    )
    .where('variant.id', 'not in', heldLines(db, clientId).select('protocol_line.variant_id'))
    .where(onSale(region))
    .orderBy('variant.id')
    .execute()
  return [
    ...others.map((row) => ({ ...row, from: 'practitioner' as const })),
    ...ordered.map((row) => ({ ...row, dosage: null, from: 'order' as const })),
  ]
}

/** Lines of the protocols in a client's hands. */
const heldLines = (db: Kysely<Schema>, clientId: number) =>
  db
    .selectFrom('protocol_share')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_share.protocol_id')
    .innerJoin('protocol_line', 'protocol_line.protocol_id', 'protocol.protocol_id')
    .where('protocol_share.client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
