import { sql, type Transaction } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'
import type { shareProtocol } from '#contract/protocols.ts'

import { now } from '../accounts/clock.ts'
import { findByEmail } from '../accounts/find.ts'
import { onSale } from '../catalogue/on-sale.ts'
import type { Schema } from '../database/schema.ts'
import { postMail, shareMail } from '../mail/index.ts'
import { ownProtocols } from '../protocols/own.ts'
import type { AccountLock } from '../signed-in/account-lock.ts'
import { oncePerKey } from '../signed-in/once-per-key.ts'
import type { Shopper } from '../signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'
import { isLinked, link, mailTo, rateWith, reach } from './link.ts'

export type ShareRequest = CallInput<typeof shareProtocol>['body']

/** 'gone': the sharer's account was deleted meanwhile. */
export type ShareRefusal = 'noProtocol' | 'noClient' | 'empty' | 'colleague' | 'keyUsed' | 'gone'

/** Replaces the link in the practitioner's copy: an invited client's link sets the password of that account. */
export const NO_LINK = '[…]'

export interface SharingService {
  /** Shares a protocol of the sharer's own and mails the client, once for each key. Sharing again begins anew. */
  shareProtocol(sharer: Shopper, request: ShareRequest, key: string | undefined): Promise<Shared | ShareRefusal>
}

export interface Shared {
  readonly clientId: number
  /** Whole percents; null if another practitioner is theirs. */
  readonly rate: number | null
}

export function sharingService(deps: ClientDeps & AccountLock): SharingService {
  return {
    shareProtocol: (sharer, request, key) =>
      deps.withAccountLock(sharer.userId, (transaction) => {
        const { id, user_id = null, email, first_name, last_name, discount, notes } = request
        const call = ['shareProtocol', id, user_id, email, first_name, last_name, discount, notes]
        return oncePerKey(
          transaction,
          { userId: sharer.userId, key, call },
          {
            carryOut: () => share(transaction, sharer, request, deps),
            repeat: () => sharedBefore(transaction, sharer, request),
          },
        )
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
  const protocol = await readOwn(transaction, deps.region, sharer, protocolId)
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

/** `products` counts those on sale. */
async function readOwn(
  transaction: Transaction<Schema>,
  region: Region,
  { userId }: Shopper,
  protocolId: number,
): Promise<{ readonly name: string; readonly products: number } | undefined> {
  return ownProtocols(transaction, userId)
    .select([
      'name',
      sql<number>`(
        select count(*)::int from protocol_line join variant on variant.id = variant_id
        where protocol_line.protocol_id = protocol.protocol_id and ${onSale(region)}
      )`.as('products'),
    ])
    .where('protocol_id', '=', protocolId)
    .executeTakeFirst()
}

/** The rate is that of the first call, even if it was changed since: a repeated call is answered alike. */
async function sharedBefore(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  { user_id, email, discount }: ShareRequest,
): Promise<Shared | 'noClient'> {
  const clientId = user_id ?? (await findByEmail(transaction, email))?.userId
  if (clientId === undefined || !(await isLinked(transaction, clientId, userId))) return 'noClient'
  return { clientId, rate: (await rateWith(transaction, clientId, userId)) === null ? null : discount }
}
