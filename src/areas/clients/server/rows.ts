import { type Kysely, sql } from 'kysely'

import type { Client } from '#areas/clients/contract/clients.ts'

import { standingLinks } from '#areas/account/server/links.ts'
import { ownRates, type RateBound } from '#areas/account/server/own-rate.ts'
import type { Schema } from '#server/database/schema.ts'
import { openInvitations } from '#server/practice-data/invitations.ts'

export interface ClientRow {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  /** Whole percents; null if another practitioner is theirs. */
  readonly discount_rate: number | null
  readonly is_active: boolean
  /** They let this practitioner fill their cart. */
  readonly may_fill_cart: boolean
  readonly notes: string
  readonly linked_at: Date
  readonly shared_protocols: number
  readonly unopened_protocols: number
  readonly last_opened_at: Date | null
  readonly last_shared_at: Date | null
  /** Of the orders that were placed with this practitioner and not cancelled. */
  readonly last_ordered_at: Date | null
}

/**
 * The people of a practitioner, or only the one with this number, in no order (clients.cannot-see-each-other): linked clients,
 * and people who were invited, of whom the shop shows what the practitioner typed and nothing else
 * (clients.invited-looks-alike).
 */
export async function readRows(
  db: Kysely<Schema>,
  practitionerId: number,
  bound: RateBound,
  only?: number,
): Promise<ClientRow[]> {
  const { rows: linked } = await sql<ClientRow>`
    select
      account.user_id as id, first_name, last_name, email, link.notes, linked_at,
      own.discount_rate,
      true as is_active, may_fill_cart,
      coalesce(held, 0) as shared_protocols, coalesce(unopened, 0) as unopened_protocols,
      last_opened_at, last_shared_at, last_ordered_at
    from ${standingLinks(db).select(['link.client_id', 'link.practitioner_id', 'link.notes', 'linked_at', 'may_fill_cart'])} link
    join account on account.user_id = link.client_id
    left join ${ownRates(db, bound)} own on own.client_id = link.client_id and own.practitioner_id = link.practitioner_id
    left join (
      select
        client_id, count(*)::int as held, (count(*) filter (where opened_at is null))::int as unopened,
        max(opened_at) as last_opened_at, max(shared_at) as last_shared_at
      from protocol_share
      join protocol on protocol.protocol_id = protocol_share.protocol_id
      where user_id = ${practitionerId} and deleted_at is null and ended_at is null
      group by client_id
    ) shares on shares.client_id = link.client_id
    left join (
      select user_id, max(placed_at) as last_ordered_at
      from shop_order
      where practitioner_id = ${practitionerId} and cancelled_at is null
      group by user_id
    ) orders on orders.user_id = link.client_id
    where link.practitioner_id = ${practitionerId}
      ${only === undefined ? sql`` : sql`and link.client_id = ${only}`}
  `.execute(db)
  const { rows: invited } = await sql<ClientRow>`
    select
      invited.invitation_id as id, first_name, last_name, email, notes, asked_at as linked_at,
      least(discount_rate, ${bound.commissionRate}::int) as discount_rate,
      false as is_active, false as may_fill_cart,
      coalesce(held, 0) as shared_protocols, coalesce(held, 0) as unopened_protocols,
      null::timestamptz as last_opened_at, last_shared_at, null::timestamptz as last_ordered_at
    from ${openInvitations(db, practitionerId).selectAll()} invited
    left join (
      select invitation_id, count(*)::int as held, max(shared_at) as last_shared_at
      from protocol_share
      join protocol on protocol.protocol_id = protocol_share.protocol_id
      where user_id = ${practitionerId} and deleted_at is null
      group by invitation_id
    ) shares on shares.invitation_id = invited.invitation_id
    ${only === undefined ? sql`` : sql`where invited.invitation_id = ${only}`}
  `.execute(db)
  return [...linked, ...invited]
}

/** Invited until they have agreed (clients.invited-becomes-active). */
export function toClient(row: ClientRow): Client {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    discount_rate: row.discount_rate,
    status: row.is_active ? 'active' : 'invited',
    shared_protocols: row.shared_protocols,
    unopened_protocols: row.unopened_protocols,
    last_opened_at: row.last_opened_at?.toISOString() ?? null,
    last_ordered_at: row.last_ordered_at?.toISOString() ?? null,
  }
}
