import { sql, type Transaction } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'
import type { shareProtocol } from '#areas/protocols/contract/protocols.ts'

import { now } from '#server/database/clock.ts'
import type { FoundAccount } from '#areas/account/server/find.ts'
import { onSale } from '#areas/catalogue/server/on-sale.ts'
import type { Schema } from '#server/database/schema.ts'
import { type NewMail, postMail } from '#server/mail/index.ts'
import { shareMail, type SharedProtocol } from '#areas/clients/server/mails/client.ts'
import { ownProtocols } from './own.ts'
import { atLeast } from '#server/request/at-least.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ClientDeps } from '#areas/clients/server/deps.ts'
import { ask, emailOfInvitation, findOpen, INVITING_TAKES } from '#areas/clients/server/invitation.ts'
import { isOwnEmail, linkedClient, rateWith, setRate } from '#areas/clients/server/link.ts'
import { copyToKeep, mailToClient, shareMailTo } from '#areas/clients/server/mails.ts'

export type ShareRequest = CallInput<typeof shareProtocol>['body']

/** 'gone': the sharer's account was deleted meanwhile. */
export type ShareRefusal = 'noProtocol' | 'noClient' | 'empty' | 'own' | 'rateTooHigh' | 'keyUsed' | 'gone'

/** Replaces the link in the practitioner's copy: an invited client's link sets the password of that account. */
export const NO_LINK = '[…]'

export interface SharingService {
  /**
   * Shares a protocol of the sharer's own and mails the client, once for each key (share.mail-goes-out-once). Sharing again
   * begins anew. Somebody who is no client yet is asked to be one, and holds the protocol whatever they answer
   * (share.unlinked-is-asked).
   */
  shareProtocol(sharer: Shopper, request: ShareRequest, key: string | undefined): Promise<Shared | ShareRefusal>
}

export interface Shared {
  /** Number of the client, or of the invitation of somebody who is not linked. */
  readonly clientId: number
  /** Whole percents; null if another practitioner is theirs. */
  readonly rate: number | null
  readonly isInvited: boolean
}

export function sharingService(deps: ClientDeps & AccountLock): SharingService {
  const shareOnce = (sharer: Shopper, request: ShareRequest, key: string | undefined) =>
    deps.withAccountLock(sharer.userId, (transaction) => {
      const { id, user_id = null, email, first_name, last_name, discount, notes } = request
      const call = ['shareProtocol', id, user_id, email, first_name, last_name, discount, notes]
      return oncePerKey(
        transaction,
        { userId: sharer.userId, key, call },
        {
          carryOut: () => share(transaction, sharer, request, deps),
          repeat: () => sharedBefore(transaction, sharer, request, deps),
        },
      )
    })
  return {
    shareProtocol: (sharer, request, key) =>
      atLeast(INVITING_TAKES, () => shareOnce(sharer, request, key), isOfInvited),
  }
}

const isOfInvited = (outcome: Shared | ShareRefusal): boolean => typeof outcome !== 'string' && outcome.isInvited

async function share(
  transaction: Transaction<Schema>,
  sharer: Shopper,
  request: ShareRequest,
  deps: ClientDeps,
): Promise<Shared | ShareRefusal> {
  if (request.discount > deps.commissionRate) return 'rateTooHigh'
  const protocol = await readOwn(transaction, deps.region, sharer, request.id)
  if (protocol === undefined) return 'noProtocol'
  if (protocol.products === 0) return 'empty'
  const { userId } = sharer
  const recipient = await find(transaction, userId, request)
  if (typeof recipient === 'string') return recipient
  return 'client' in recipient
    ? shareWithClient(transaction, sharer, request, { client: recipient.client, protocol }, deps)
    : shareWithInvited(transaction, sharer, request, { email: recipient.email, protocol }, deps)
}

/** The recipient of a request: a linked client, or the email of somebody who is not. `user_id` may be the number of an invitation. */
async function find(
  transaction: Transaction<Schema>,
  practitionerId: number,
  { user_id, email: typed }: ShareRequest,
): Promise<{ readonly client: FoundAccount } | { readonly email: string } | 'noClient' | 'own'> {
  const known = typeof user_id === 'number'
  const client = await linkedClient(transaction, practitionerId, known ? { id: user_id } : { email: typed })
  if (client !== undefined) return { client }
  if (!known) return (await isOwnEmail(transaction, practitionerId, typed)) ? 'own' : { email: typed }
  const email = await emailOfInvitation(transaction, practitionerId, user_id)
  if (email === undefined) return 'noClient'
  // Answered with yes since the practitioner's list was read.
  const since = await linkedClient(transaction, practitionerId, { email })
  return since === undefined ? { email } : { client: since }
}

async function shareWithClient(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  { id: protocolId, discount, notes }: ShareRequest,
  { client, protocol }: { readonly client: FoundAccount; readonly protocol: SharedProtocol },
  deps: ClientDeps,
): Promise<Shared> {
  const clientId = client.userId
  // The rate of the link, not of this protocol alone (share.sets-the-clients-rate).
  const rate = await setRate(transaction, { clientId, practitionerId: userId, rate: discount }, deps)
  const offer = { userId, discount_rate: rate ?? 0 }
  const mail = await mailToClient(transaction, client, offer, pageOf(protocolId), deps)
  const copy = shareMail({ ...mail, link: NO_LINK }, protocol, deps)
  await keep(transaction, { protocolId, clientId, invitationId: null }, { discount: rate ?? 0, notes, copy })
  await postMail(transaction, shareMail(mail, protocol, deps))
  return { clientId, rate, isInvited: false }
}

async function shareWithInvited(
  transaction: Transaction<Schema>,
  sharer: Shopper,
  { id: protocolId, first_name, last_name, discount, notes }: ShareRequest,
  { email, protocol }: { readonly email: string; readonly protocol: SharedProtocol },
  deps: ClientDeps,
): Promise<Shared> {
  const { userId, language } = sharer
  const open = await findOpen(transaction, userId, { email })
  const names = open ?? { first_name, last_name }
  const typed = { email, first_name: names.first_name, last_name: names.last_name, discount_rate: discount }
  const invited = await ask(transaction, sharer, typed, deps)
  const offer = { userId, discount_rate: discount }
  const copy = await copyToKeep(transaction, invited, offer, { protocol, language, link: NO_LINK }, deps)
  const { invitationId } = invited
  const clientId = invited.isClient ? invited.account.userId : null
  await keep(transaction, { protocolId, clientId, invitationId }, { discount, notes, copy })
  const mail = await shareMailTo(transaction, invited, offer, protocol, pageOf(protocolId), deps)
  if (mail !== undefined) await postMail(transaction, mail)
  return { clientId: invitationId, rate: discount, isInvited: true }
}

const pageOf = (protocolId: number) => `account/client/protocols/${protocolId}`

interface Holder {
  readonly protocolId: number
  readonly clientId: number | null
  readonly invitationId: number | null
}

/** One row for each protocol and person: sharing again begins anew in it. */
async function keep(
  transaction: Transaction<Schema>,
  { protocolId, clientId, invitationId }: Holder,
  { discount, notes, copy }: { readonly discount: number; readonly notes: string; readonly copy: NewMail },
): Promise<void> {
  const shared = {
    client_id: clientId,
    invitation_id: invitationId,
    discount,
    notes,
    shared_at: now,
    opened_at: null,
    ended_at: null,
    mail_subject: copy.subject,
    mail_text: copy.body,
  }
  const { numUpdatedRows } = await transaction
    .updateTable('protocol_share')
    .set(shared)
    .where('protocol_id', '=', protocolId)
    .where((eb) =>
      eb.or([
        ...(clientId === null ? [] : [eb('client_id', '=', clientId)]),
        ...(invitationId === null ? [] : [eb('invitation_id', '=', invitationId)]),
      ]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await transaction
      .insertInto('protocol_share')
      .values({ protocol_id: protocolId, ...shared })
      .execute()
}

/** Only a protocol of the sharer's own, an admin's too (share.admin-shares-own-only). `products` counts those on sale. */
async function readOwn(
  transaction: Transaction<Schema>,
  region: Region,
  { userId }: Shopper,
  protocolId: number,
): Promise<SharedProtocol | undefined> {
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
  request: ShareRequest,
  deps: ClientDeps,
): Promise<Shared | 'noClient'> {
  const recipient = await find(transaction, userId, request)
  if (typeof recipient === 'string') return 'noClient'
  const { discount } = request
  if ('client' in recipient) {
    const clientId = recipient.client.userId
    const isTheirs = (await rateWith(transaction, clientId, userId, deps)) !== null
    return { clientId, rate: isTheirs ? discount : null, isInvited: false }
  }
  const open = await findOpen(transaction, userId, { email: recipient.email })
  return open === undefined ? 'noClient' : { clientId: open.invitationId, rate: discount, isInvited: true }
}
