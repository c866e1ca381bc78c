import { type Kysely, sql } from 'kysely'

import type { CommissionLine, CommissionState } from '#areas/commission/contract/commission.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { mayHaveClients } from '#areas/account/server/links.ts'
import { soldContentsIn, soldNameIn } from '#areas/catalogue/server/sold-names.ts'
import type { Schema } from '#server/database/schema.ts'

/** The entries that are asked for; days are those of the shop's zone, both counted in. */
export interface Asked {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly client_id?: number | undefined
  readonly protocol_id?: number | undefined
  readonly state?: CommissionState | undefined
}

/** Its state follows from its payout and the times of its order (commission.three-states). */
export const stateOf = sql<CommissionState>`(
  case when payout_id is not null then 'paid' when kind = 'correction' or shop_order.paid_at is not null then 'approved' else 'pending' end
)`

/** False for an order that was cancelled before it was paid (commission.unpaid-cancelled-counts-nowhere). */
export const counts = sql<boolean>`(shop_order.cancelled_at is null or shop_order.paid_at is not null)`

/** A correction needs no order to be paid (commission.corrections-have-a-reason). */
export const isApproved = sql<boolean>`(kind = 'correction' or shop_order.paid_at is not null)`

/** The client has the protocol from this practitioner, and it names the product (commission.narrowed-by-protocol). */
const isOfProtocol = (protocolId: number) => sql<boolean>`exists (
  select from protocol join protocol_share using (protocol_id) join protocol_line using (protocol_id)
  where protocol_id = ${protocolId} and protocol.user_id = commission_entry.practitioner_id
    and client_id = shop_order.user_id and protocol_line.variant_id = commission_entry.variant_id
)`

/** Entries with their orders; a correction has none. */
export const entries = (db: Kysely<Schema>) =>
  db.selectFrom('commission_entry').leftJoin('shop_order', 'shop_order.order_id', 'commission_entry.order_id')

export const entriesOf = (
  db: Kysely<Schema>,
  practitionerId: number,
  timeZone: string,
  { from, to, client_id, protocol_id, state }: Asked,
) =>
  entries(db)
    .where('commission_entry.practitioner_id', '=', practitionerId)
    .$if(client_id !== undefined, (query) => query.where('shop_order.user_id', '=', client_id ?? 0))
    .$if(protocol_id !== undefined, (query) => query.where(isOfProtocol(protocol_id ?? 0)))
    .$if(state !== undefined, (query) => query.where(stateOf, '=', state ?? 'pending').where(counts))
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`created_at >= ${from}::date::timestamp at time zone ${timeZone}`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`),
    )

/** Entries with what they show of their orders, lines and clients, the products in a language where they have a name there. */
export const asLines = (query: ReturnType<typeof entries>, language: LanguageCode) =>
  query
    .leftJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'commission_entry.order_id')
        .onRef('order_line.variant_id', '=', 'commission_entry.variant_id'),
    )
    .leftJoin('client_practitioner as link', (join) =>
      join
        .onRef('link.client_id', '=', 'shop_order.user_id')
        .onRef('link.practitioner_id', '=', 'commission_entry.practitioner_id'),
    )
    .leftJoin('account as practising', 'practising.user_id', 'commission_entry.practitioner_id')
    .leftJoin('account', (join) =>
      join.onRef('account.user_id', '=', 'link.client_id').on(mayHaveClients('practising.user_type_id')),
    )
    .select([
      'entry_id',
      'kind',
      stateOf.as('state'),
      'created_at',
      'shop_order.order_id',
      sql<string>`coalesce(number, '')`.as('number'),
      'placed_at',
      'paid_at',
      'cancelled_at',
      'account.user_id as client_id',
      'account.first_name',
      'account.last_name',
      'order_line.variant_id as product_variant_id',
      sql<string>`coalesce(${soldNameIn(language)}, order_line.name, '')`.as('name'),
      sql<string>`coalesce(${soldContentsIn(language)}, order_line.net_contents, '')`.as('net_contents'),
      sql<number>`coalesce(commission_entry.quantity, order_line.quantity, 0)`.as('quantity'),
      'commission_entry.currency',
      sql<string>`coalesce(commission_entry.amount, order_line.total, 0)`.as('amount'),
      'rate',
      'commission',
      'reason',
      'payout_id',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof asLines>['execute']>>[number]

export const toAmount = (cents: string | number): number => Number(cents) / 100

export function toLine({ client_id, first_name, last_name, ...row }: Row): CommissionLine {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    placed_at: row.placed_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    client: client_id === null ? null : { id: client_id, first_name: first_name ?? '', last_name: last_name ?? '' },
    amount: toAmount(row.kind === 'reversal' ? -Number(row.amount) : row.amount),
    commission: toAmount(row.commission),
  }
}
