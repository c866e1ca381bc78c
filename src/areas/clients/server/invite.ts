import type { Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { postMail } from '#server/mail/index.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'
import { ask, findOpen, type Typed } from './invitation.ts'
import { isOwnEmail, linkedClient } from './link.ts'
import { invitationMailTo } from './mails.ts'

/** 'known': a client already. 'waiting': asked within the last month. 'own': the practitioner's own email. */
export type InviteRefusal = 'known' | 'waiting' | 'own'

/**
 * Asks the person with this email by mail to be the practitioner's client, and resolves with the invitation's id. A refused
 * one changes and sends nothing, and nothing tells whether the email has an account (clients.invited-looks-alike).
 */
export async function invite(
  transaction: Transaction<Schema>,
  practitioner: Pick<Shopper, 'userId' | 'language'>,
  typed: Typed,
  deps: Pick<ClientDeps, 'region' | 'publicUrl' | 'messages' | 'shopName'>,
): Promise<number | InviteRefusal> {
  const { userId } = practitioner
  if (await isOwnEmail(transaction, userId, typed.email)) return 'own'
  if ((await linkedClient(transaction, userId, { email: typed.email })) !== undefined) return 'known'
  const open = await findOpen(transaction, userId, { email: typed.email })
  if (open?.isRecent === true) return 'waiting'
  const invited = await ask(transaction, practitioner, typed, deps)
  if (invited.isAsking)
    await postMail(transaction, await invitationMailTo(transaction, invited, { userId, ...typed }, deps))
  return invited.invitationId
}
