import { sql, type Transaction } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import type { shareProtocol } from '#contract/protocols.ts'

import { now } from '../accounts/clock.ts'
import { findByEmail } from '../accounts/find.ts'
import type { Schema } from '../database/schema.ts'
import { postMail, shareMail } from '../mail/index.ts'
import { ownProtocols } from '../protocols/own.ts'
import { keepKey, lookUpKey } from '../shopping/call-keys.ts'
import type { Shopper } from '../shopping/deps.ts'
import type { ClientDeps, TurnDeps } from './deps.ts'
import { isLinked, isTheirs, link, mailTo, reach } from './link.ts'

export type ShareRequest = CallInput<typeof shareProtocol>['body']

/** Why nothing was shared; 'gone' where the account of the sharer was deleted meanwhile. */
export type ShareRefusal = 'noProtocol' | 'noClient' | 'empty' | 'colleague' | 'keyUsed' | 'gone'

/** What stands for the link in a mail that its practitioner reads. */
export const NO_LINK = '[…]'

export interface SharingService {
  /** Shares an own protocol, with its mail, once for each key. Shared again it begins anew. */
  shareProtocol(sharer: Shopper, request: ShareRequest, key: string | undefined): Promise<Shared | ShareRefusal>
}

export interface Shared {
  readonly clientId: number
  /** The rate that the client's cart takes off; null where another practitioner is theirs. */
  readonly rate: number | null
}

export function sharingService(deps: TurnDeps): SharingService {
  return {
    shareProtocol: (sharer, request, key) =>
      deps.inTurn(sharer.userId, async (transaction) => {
        const { id, user_id = null, email, first_name, last_name, discount, notes } = request
        const call = ['shareProtocol', id, user_id, email, first_name, last_name, discount, notes]
        const keyed = key === undefined ? undefined : { userId: sharer.userId, key, call }
        const known = keyed && (await lookUpKey(transaction, keyed))
        if (known === 'other') return 'keyUsed'
        if (known === 'repeated') return sharedBefore(transaction, sharer, request)
        const outcome = await share(transaction, sharer, request, deps)
        if (keyed && typeof outcome === 'object') await keepKey(transaction, keyed)
        return outcome
      }),
  }
}

async function share(
  transaction: Transaction<Schema>,
  sharer: Shopper,
  request: ShareRequest,
  deps: ClientDeps,
): Promise<Shared | ShareRefusal> {
  const { id: protocolId, discount, notes } = request
  const protocol = await readOwn(transaction, sharer, protocolId)
  if (protocol === undefined) return 'noProtocol'
  if (protocol.products === 0) return 'empty'
  const client = await reach(transaction, sharer, request, deps)
  if (client === 'missing') return 'noClient'
  if (client === 'colleague') return client
  const clientId = client.userId
  const rate = await link(transaction, { clientId, practitionerId: sharer.userId, rate: discount })
  const mail = await mailTo(transaction, client, sharer.userId, `account/client/protocols/${protocolId}`, deps)
  const { subject, body } = shareMail({ ...mail, link: NO_LINK }, protocol, deps)
  const shared = {
    discount: rate ?? 0,
    notes,
    shared_at: now,
    opened_at: null,
    ended_at: null,
    mail_subject: subject,
    mail_text: body,
  }
  await transaction
    .insertInto('protocol_share')
    .values({ protocol_id: protocolId, client_id: clientId, ...shared })
    .onConflict((conflict) => conflict.columns(['protocol_id', 'client_id']).doUpdateSet(shared))
    .execute()
  await postMail(transaction, shareMail(mail, protocol, deps))
  return { clientId, rate }
}

/** An own protocol that is not deleted, with how many products of it are on sale. */
async function readOwn(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  protocolId: number,
): Promise<{ readonly name: string; readonly products: number } | undefined> {
  return ownProtocols(transaction, userId)
    .select([
      'name',
      sql<number>`(
        select count(*)::int from protocol_line join variant on variant.id = variant_id
        where protocol_line.protocol_id = protocol.protocol_id and withdrawn_at is null
      )`.as('products'),
    ])
    .where('protocol_id', '=', protocolId)
    .executeTakeFirst()
}

/** Whom a call that is repeated has reached. */
async function sharedBefore(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  { user_id, email, discount }: ShareRequest,
): Promise<Shared | 'noClient'> {
  const clientId = user_id ?? (await findByEmail(transaction, email))?.userId
  if (clientId === undefined || !(await isLinked(transaction, clientId, userId))) return 'noClient'
  return { clientId, rate: (await isTheirs(transaction, clientId, userId)) ? discount : null }
}
