import { type Kysely, sql } from 'kysely'

import type { OwnSupply, SupplyChange } from '#areas/protocols/contract/supply/own-supply.ts'

import { now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { readProducts } from '../read.ts'
import type { SupplyDeps } from './deps.ts'
import { readAtHome } from './home.ts'
import { startIn } from './start.ts'

/** Supply of protocols in clients' hands. Undefined if it is not, or not any more. */
export interface SupplyService {
  getSupply(client: Shopper, protocolId: number): Promise<OwnSupply | undefined>
  setSupply(client: Shopper, protocolId: number, change: SupplyChange): Promise<OwnSupply | undefined>
}

export function openSupply(deps: SupplyDeps): SupplyService {
  const { db } = deps.database
  const read = async ({ userId, language }: Shopper, protocolId: number): Promise<OwnSupply | undefined> => {
    const share = await held(db, userId, protocolId)
      .select([
        'shared_at',
        'supply_stopped_at',
        'repeat_weeks',
        sql<string | null>`repeat_on::text`.as('repeat_on'),
        startIn(deps.timeZone),
      ])
      .executeTakeFirst()
    if (share === undefined) return undefined
    const { shared_at: sharedAt, start, repeat_weeks: weeks, repeat_on: next_on } = share
    const products = (await readProducts(deps, [protocolId], language)).get(protocolId) ?? []
    const lines = await readAtHome(db, { clientId: userId, sharedAt, start }, products, deps.timeZone)
    return {
      lines: lines.map(({ orderId: _, ...line }) => line),
      reminds: share.supply_stopped_at === null,
      repeat: weeks === null || next_on === null ? null : { weeks, next_on },
    }
  }
  return {
    getSupply: read,

    async setSupply(client, protocolId, { reminds, repeat }) {
      const share = await held(db, client.userId, protocolId).select('share_id').executeTakeFirst()
      if (share === undefined) return undefined
      if (reminds !== undefined || repeat !== undefined)
        await db
          .updateTable('protocol_share')
          .set({
            ...(reminds !== undefined && { supply_stopped_at: reminds ? null : now }),
            ...(repeat !== undefined && { repeat_weeks: repeat?.weeks ?? null, repeat_on: repeat?.next_on ?? null }),
          })
          .where('share_id', '=', share.share_id)
          .execute()
      return read(client, protocolId)
    },
  }
}

/** A share that has not ended, of a protocol that is not deleted. */
const held = (db: Kysely<Schema>, clientId: number, protocolId: number) =>
  db
    .selectFrom('protocol_share')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_share.protocol_id')
    .where('client_id', '=', clientId)
    .where('protocol_share.protocol_id', '=', protocolId)
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
