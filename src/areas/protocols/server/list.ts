import { type Kysely, sql } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import { ORDER } from '#areas/catalogue/contract/catalogue.ts'
import { PROTOCOLS_PAGE_SIZE } from '#contract/constants.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'
import { fold } from '#contract/names.ts'
import {
  type listProtocols,
  type Protocol,
  PROTOCOL_ORDER_BY,
  type ProtocolDetail,
  type ProtocolPage,
  type ProtocolShare,
  type searchProtocols,
} from '#areas/protocols/contract/protocols.ts'

import { withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ProtocolDeps } from './deps.ts'
import { ownProtocols } from './own.ts'
import { type ProtocolReadDeps, readProducts, totalPrice } from './read.ts'
import { personOfShare, seenShares } from './seen-shares.ts'

type ListQuery = CallInput<typeof listProtocols>['query']
type SearchQuery = CallInput<typeof searchProtocols>['query']

export interface ProtocolLists {
  listProtocols(owner: Shopper, query: ListQuery): Promise<ProtocolPage>
  /** Matches every word of the query in name or description; a blank query finds nothing. */
  searchProtocols(owner: Shopper, query: SearchQuery): Promise<ProtocolPage>
  getProtocol(owner: Shopper, protocolId: number): Promise<ProtocolDetail | 'missing'>
}

export function protocolLists(deps: ProtocolDeps): ProtocolLists {
  const { database } = deps
  const pageFrom = async (rows: readonly SortedBy[], owner: Shopper, query: ListQuery): Promise<ProtocolPage> => {
    const { offset, limit, fields } = pageOf({ limit: PROTOCOLS_PAGE_SIZE, ...query })
    const ids = sorted(rows, query, owner.language).map(({ protocol_id }) => protocol_id)
    return {
      data: await readProtocols(deps, owner, ids.slice(offset, offset + limit)),
      ...fields(ids.length),
      offset,
    }
  }
  return {
    listProtocols: async (owner, query) =>
      pageFrom(
        await withReadRetry(database, () => ownProtocols(database.db, owner.userId).select(SORTED_BY).execute()),
        owner,
        query,
      ),

    searchProtocols: async (owner, query) => {
      const words = fold(query.query).split(/\s+/).filter(Boolean)
      if (words.length === 0) return pageFrom([], owner, query)
      const rows = await withReadRetry(database, () =>
        ownProtocols(database.db, owner.userId)
          .select([...SORTED_BY, 'description'])
          .execute(),
      )
      const found = rows.filter(({ name, description }) => {
        const text = fold(`${name}\n${description}`)
        return words.every((word) => text.includes(word))
      })
      return pageFrom(found, owner, query)
    },

    getProtocol: async (owner, protocolId) => {
      const [protocol] = await readProtocols(deps, owner, [protocolId], true)
      if (protocol === undefined) return 'missing'
      const shares = await withReadRetry(database, () => readShares(database.db, protocolId))
      return { ...protocol, shares, commission_rate: deps.commissionRate }
    },
  }
}

/** The protocols with these ids, in the order of the ids, without deleted ones and those of other owners. */
export async function readProtocols(
  deps: ProtocolReadDeps,
  { userId, language }: Shopper,
  ids: readonly number[],
  hasCautions = false,
): Promise<Protocol[]> {
  if (ids.length === 0) return []
  const rows = await withReadRetry(deps.database, () =>
    ownProtocols(deps.database.db, userId)
      .leftJoin(countsOf(deps.database.db).as('counted'), 'counted.shared_id', 'protocol.protocol_id')
      .select(['protocol_id', 'name', 'description', 'updated_at', 'shared_with'])
      .where('protocol_id', 'in', ids)
      .execute(),
  )
  const products = await readProducts(
    deps,
    rows.map(({ protocol_id }) => protocol_id),
    language,
    { hasCautions },
  )
  return ids.flatMap((id) => {
    const row = rows.find(({ protocol_id }) => protocol_id === id)
    if (row === undefined) return []
    const held = products.get(id) ?? []
    return [
      {
        protocol_id: id,
        name: row.name,
        description: row.description,
        total_price: totalPrice(held),
        products: held,
        updated_at: row.updated_at.toISOString(),
        shared_with: row.shared_with ?? 0,
      },
    ]
  })
}

const countsOf = (db: Kysely<Schema>) =>
  seenShares(db)
    .select(['protocol.protocol_id as shared_id', sql<number>`count(*)::int`.as('shared_with')])
    .groupBy('protocol.protocol_id')

const SORTED_BY = ['protocol_id', 'name', 'updated_at'] as const

interface SortedBy {
  readonly protocol_id: number
  readonly name: string
  readonly updated_at: Date
}

/** Latest change first by default; names by the rules of the language (protocols.sorted-three-ways). */
function sorted(rows: readonly SortedBy[], query: ListQuery, language: LanguageCode): SortedBy[] {
  const by = PROTOCOL_ORDER_BY.find((known) => known === query.order_by) ?? 'updated_at'
  const order = ORDER.find((known) => known === query.order) ?? (by === 'name' ? 'asc' : 'desc')
  const { compare } = new Intl.Collator(bcp47(language), { numeric: true })
  const ascending = (a: SortedBy, b: SortedBy): number =>
    by === 'name' ? compare(a.name, b.name) : a.updated_at.getTime() - b.updated_at.getTime()
  return rows.toSorted((a, b) => (ascending(a, b) || a.protocol_id - b.protocol_id) * (order === 'asc' ? 1 : -1))
}

/**
 * The first order of a product of the protocol since it was shared (share.shows-orders). Orders placed with another
 * practitioner are none of the sharer's business (checkout.clients-orders).
 */
const orderedAt = sql<Date | null>`(
  select min(placed_at)
  from shop_order
  where shop_order.user_id = protocol_share.client_id and placed_at >= shared_at and cancelled_at is null
    and practitioner_id = protocol.user_id
    and exists (
      select 1
      from order_line
      join variant on variant.product_id = order_line.product_id
      join protocol_line on protocol_line.variant_id = variant.id
      where order_line.order_id = shop_order.order_id and protocol_line.protocol_id = protocol_share.protocol_id
    )
)`

async function readShares(db: Kysely<Schema>, protocolId: number): Promise<ProtocolShare[]> {
  const rows = await seenShares(db)
    .leftJoin('invitation', 'invitation.invitation_id', 'protocol_share.invitation_id')
    .leftJoin('account', (join) =>
      join.onRef('account.user_id', '=', 'client_id').on('protocol_share.invitation_id', 'is', null),
    )
    .select([
      personOfShare.as('id'),
      sql<string>`coalesce(invitation.first_name, account.first_name)`.as('first_name'),
      sql<string>`coalesce(invitation.last_name, account.last_name)`.as('last_name'),
      sql<string>`coalesce(invitation.email, account.email)`.as('email'),
      sql<ProtocolShare['status']>`case when protocol_share.invitation_id is null then 'active' else 'invited' end`.as(
        'status',
      ),
      'discount',
      'protocol_share.notes',
      'shared_at',
      sql<Date | null>`case when account.user_id is not null then opened_at end`.as('opened_at'),
      sql<Date | null>`case when account.user_id is not null then ${orderedAt} end`.as('ordered_at'),
    ])
    .where('protocol_share.protocol_id', '=', protocolId)
    .orderBy('shared_at', 'desc')
    .orderBy('share_id', 'desc')
    .execute()
  return rows.map(({ id, first_name, last_name, email, shared_at, opened_at, ordered_at, ...share }) => ({
    client: { id, first_name, last_name, email },
    ...share,
    shared_at: shared_at.toISOString(),
    opened_at: opened_at?.toISOString() ?? null,
    ordered_at: ordered_at?.toISOString() ?? null,
  }))
}
