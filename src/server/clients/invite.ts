import type { Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { invitationMail, postMail } from '../mail/index.ts'
import type { Shopper } from '../signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'
import { isLinked, link, mailTo, reach } from './link.ts'

/** A person to be invited, at a rate in whole percents. */
export interface Invited {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly discount_rate: number
  readonly notes: string
}

/**
 * Links the client with this email, mails them and resolves with their id. 'known' if they are linked already: nothing is
 * changed or sent.
 */
export async function invite(
  transaction: Transaction<Schema>,
  practitioner: Pick<Shopper, 'userId' | 'language'>,
  { discount_rate, notes, ...person }: Invited,
  deps: Pick<ClientDeps, 'region' | 'publicUrl' | 'messages' | 'shopName'>,
): Promise<number | 'known' | 'colleague'> {
  const { userId } = practitioner
  const client = await reach(transaction, practitioner, person, deps)
  if (typeof client === 'string') return 'colleague'
  if (await isLinked(transaction, client.userId, userId)) return 'known'
  await link(transaction, { clientId: client.userId, practitionerId: userId, rate: discount_rate, notes })
  const mail = await mailTo(transaction, client, userId, 'account/client', deps)
  await postMail(transaction, invitationMail(mail, deps))
  return client.userId
}
