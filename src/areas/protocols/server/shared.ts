import { type Kysely, sql } from 'kysely'

import { lineDiscount } from '#areas/cart/contract/cart-totals.ts'
import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import { now } from '#server/database/clock.ts'
import { ownRates } from '#areas/account/server/own-rate.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { readProducts, totalPrice } from './read.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ClientDeps } from '#areas/clients/server/deps.ts'

export interface SharedService {
  /** The latest first. */
  listShared(client: Shopper): Promise<SharedProtocol[]>
  /** Records the first opening. Undefined if the protocol is not shared with the client, or not any more. */
  openShared(client: Shopper, protocolId: number): Promise<SharedProtocol | undefined>
  /** False if there is no such share. */
  endShare(client: Shopper, protocolId: number): Promise<boolean>
}

export function sharedService(deps: ClientDeps): SharedService {
  const { db } = deps.database
  return {
    listShared: ({ userId, language }) => readShared(deps, { clientId: userId }, language),

    async openShared({ userId, language }, protocolId) {
      await held(db, userId, protocolId).set({ opened_at: now }).where('opened_at', 'is', null).execute()
      const [protocol] = await readShared(deps, { clientId: userId, protocolId }, language)
      return protocol
    },

    async endShare({ userId }, protocolId) {
      const { numUpdatedRows } = await held(db, userId, protocolId).set({ ended_at: now }).executeTakeFirst()
      await db
        .deleteFrom('intake_taken')
        .where('client_id', '=', userId)
        .where('protocol_id', '=', protocolId)
        .execute()
      return numUpdatedRows > 0n
    },
  }
}

/** The update of a share that has not ended, of a protocol that is not deleted. */
const held = (db: Kysely<Schema>, clientId: number, protocolId: number) =>
  db
    .updateTable('protocol_share')
    .where('client_id', '=', clientId)
    .where('protocol_id', '=', protocolId)
    .where('ended_at', 'is', null)
    .where('protocol_id', 'in', (eb) => eb.selectFrom('protocol').select('protocol_id').where('deleted_at', 'is', null))

/** All shares of a client, narrowed to those of a practitioner or of a protocol; or those of somebody who was invited. */
export type SharesOf =
  | { readonly clientId: number; readonly practitionerId?: number; readonly protocolId?: number }
  | { readonly invitationId: number }

/**
 * The protocols that a client holds, the latest share first. Those of an invitation show what was offered, and nothing that
 * its person has done (clients.invited-looks-alike).
 */
export async function readShared(deps: ClientDeps, whose: SharesOf, language: LanguageCode): Promise<SharedProtocol[]> {
  const rows = await withReadRetry(deps.database, () => readShares(deps, whose))
  const products = await readProducts(
    deps,
    rows.map(({ protocol_id }) => protocol_id),
    language,
    { hasCautions: 'protocolId' in whose },
  )
  return rows.map((row) => toShared(row, products.get(row.protocol_id) ?? []))
}

type ShareRow = Awaited<ReturnType<typeof readShares>>[number]

function readShares({ database: { db }, commissionRate }: ClientDeps, whose: SharesOf) {
  const ofInvited = 'invitationId' in whose
  return db
    .selectFrom('protocol_share')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_share.protocol_id')
    .innerJoin('account', 'account.user_id', 'protocol.user_id')
    .leftJoin('practitioner', 'practitioner.user_id', 'protocol.user_id')
    .leftJoin(ownRates(db, { commissionRate }).as('own'), (join) =>
      join
        .onRef('own.client_id', '=', 'protocol_share.client_id')
        .onRef('own.practitioner_id', '=', 'protocol.user_id'),
    )
    .select([
      'protocol.protocol_id',
      'name',
      'description',
      'shared_at',
      'protocol_share.notes',
      'account.user_id',
      'first_name',
      'last_name',
      'email',
      'phone',
      sql<string>`coalesce(practice_name, '')`.as('practice_name'),
      ofInvited
        ? sql<number>`least(discount, ${commissionRate}::int)`.as('rate')
        : sql<number>`coalesce(own.discount_rate, 0)`.as('rate'),
      ofInvited ? sql<Date | null>`null::timestamptz`.as('opened_at') : 'opened_at',
    ])
    .where('deleted_at', 'is', null)
    .$call((query) => {
      if ('invitationId' in whose) return query.where('invitation_id', '=', whose.invitationId)
      const { clientId, practitionerId, protocolId } = whose
      return query
        .where('protocol_share.client_id', '=', clientId)
        .where('ended_at', 'is', null)
        .$if(practitionerId !== undefined, (some) => some.where('protocol.user_id', '=', practitionerId ?? 0))
        .$if(protocolId !== undefined, (some) => some.where('protocol.protocol_id', '=', protocolId ?? 0))
    })
    .orderBy('shared_at', 'desc')
    .orderBy('protocol.protocol_id', 'desc')
    .execute()
}

function toShared(row: ShareRow, products: ProtocolProduct[]): SharedProtocol {
  const { rate, user_id, first_name, last_name, practice_name, email, phone } = row
  const total = totalPrice(products)
  return {
    protocol_id: row.protocol_id,
    name: row.name,
    description: row.description,
    total_price: total,
    products,
    discount: rate,
    total_price_after_discount: Math.round((total - discountOf(products, rate)) * 100) / 100,
    shared_at: row.shared_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    share_notes: row.notes,
    practitioner: { user_id, first_name, last_name, practice_name, email, phone },
  }
}

/** Rounded for each line, as in the cart (cart.discount-rounds-per-line). */
function discountOf(products: readonly ProtocolProduct[], rate: number): number {
  return products
    .map(({ item_count: quantity, variants }) => lineDiscount({ price: variants[0]?.price ?? 0, quantity }, rate))
    .reduce((sum, discount) => sum + discount, 0)
}
