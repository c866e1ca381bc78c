import type { Transaction } from 'kysely'

import { DEFAULT_LANGUAGE, toLanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'
import { shownAddress } from '#contract/shown-address.ts'

import type { Schema } from '../database/schema.ts'
import { joinedMail } from './joined-mail.ts'
import { postMail } from '../mail/index.ts'
import type { JoinedBy } from './joined-mail.ts'
import type { Messages } from '../texts/messages.ts'

export interface TellDeps {
  readonly messages: Messages
  readonly shopName: string
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
}

interface Joined {
  readonly clientId: number
  readonly practitionerId: number
  readonly by: JoinedBy
}

/** Mails the practitioner that somebody has become their client. */
export async function tellPractitioner(
  transaction: Transaction<Schema>,
  { clientId, practitionerId, by }: Joined,
  { messages, shopName, publicUrl }: TellDeps,
): Promise<void> {
  const people = transaction
    .selectFrom('account')
    .innerJoin('language', 'language.id', 'language_id')
    .select(['email', 'code', 'first_name', 'last_name'])
  const client = await people.where('user_id', '=', clientId).executeTakeFirstOrThrow()
  const practitioner = await people.where('user_id', '=', practitionerId).executeTakeFirstOrThrow()
  const language = toLanguageCode(practitioner.code) ?? DEFAULT_LANGUAGE
  const mail = joinedMail(
    { to: practitioner, client: personName(client, language) || shownAddress(client.email), clientId, by },
    { messages, shopName, publicUrl },
  )
  await postMail(transaction, mail)
}
