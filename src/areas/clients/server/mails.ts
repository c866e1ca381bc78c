import type { Transaction } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'
import { shownAddress } from '#contract/shown-address.ts'

import type { FoundAccount } from '#areas/account/server/find.ts'
import { issueToken } from '#areas/account/server/one-time-token.ts'
import type { Schema } from '#server/database/schema.ts'
import { type ClientMail, colleagueMail, invitationMail, shareMail, type SharedProtocol } from './mails/client.ts'
import type { NewMail } from '#server/mail/index.ts'
import type { ClientDeps } from './deps.ts'
import type { Asked } from './invitation.ts'

type MailDeps = Pick<ClientDeps, 'publicUrl' | 'messages' | 'shopName'>

/** The practitioner who writes, and the discount that is offered, in whole percents. */
interface Offer {
  readonly userId: number
  readonly discount_rate: number
}

/** The mail that asks somebody to be a client, or tells a practitioner or an admin why their account can't be a client's. */
export async function invitationMailTo(
  transaction: Transaction<Schema>,
  invited: Asked,
  offer: Offer,
  deps: MailDeps,
): Promise<NewMail> {
  const mail = await mailToAsked(transaction, invited, offer, 'account/client', deps)
  return invited.isClient ? invitationMail(mail, deps) : colleagueMail(mail, deps)
}

/** The mail of a protocol to somebody who is not linked; undefined if they are to get none. */
export async function shareMailTo(
  transaction: Transaction<Schema>,
  invited: Asked,
  offer: Offer,
  protocol: SharedProtocol,
  page: string,
  deps: MailDeps,
): Promise<NewMail | undefined> {
  if (!invited.isClient) return invited.isAsking ? invitationMailTo(transaction, invited, offer, deps) : undefined
  return shareMail(await mailToAsked(transaction, invited, offer, page, deps), protocol, deps)
}

async function mailToAsked(
  transaction: Transaction<Schema>,
  { account, invitationId, isClient, isAsking, isDeclined }: Asked,
  { userId, discount_rate: discount }: Offer,
  page: string,
  { publicUrl }: MailDeps,
): Promise<ClientMail> {
  const { language, isActive, email: to } = account
  const common = { to, name: await firstName(transaction, account.userId), language }
  const practitioner = await senderOf(transaction, userId, language)
  const address = (path: string) => `${publicUrl}/${language}/${path}`
  if (!isClient)
    return { ...common, practitioner, discount: 0, link: address('onboarding/register/client'), consent: 'none' }
  if (!isActive) {
    const token = await issueToken(transaction, account.userId, 'invite', invitationId)
    return { ...common, practitioner, discount, link: address(`reset-password/${token}`), consent: 'password' }
  }
  const isOpen = isAsking || !isDeclined
  return {
    ...common,
    practitioner,
    discount: isOpen ? discount : 0,
    link: address(page),
    consent: isOpen ? 'asked' : 'none',
  }
}

/** A mail to a linked client. */
export async function mailToClient(
  transaction: Transaction<Schema>,
  client: FoundAccount,
  { userId, discount_rate: discount }: Offer,
  page: string,
  { publicUrl }: MailDeps,
): Promise<ClientMail> {
  const { language, email: to } = client
  const name = await firstName(transaction, client.userId)
  const practitioner = await senderOf(transaction, userId, language)
  return { to, name, language, practitioner, discount, link: `${publicUrl}/${language}/${page}`, consent: 'none' }
}

/**
 * The copy that the practitioner reads of a mail to somebody who is not linked: the same whether or not the email has an
 * account, and made of what they typed alone (clients.invited-looks-alike).
 */
export async function copyToKeep(
  transaction: Transaction<Schema>,
  { email: to, first_name: name }: Asked,
  { userId, discount_rate: discount }: Offer,
  {
    protocol,
    language,
    link,
  }: { readonly protocol: SharedProtocol; readonly language: LanguageCode; readonly link: string },
  deps: MailDeps,
): Promise<NewMail> {
  const practitioner = await senderOf(transaction, userId, language)
  return shareMail({ to, name, language, practitioner, discount, link, consent: 'password' }, protocol, deps)
}

async function firstName(transaction: Transaction<Schema>, userId: number): Promise<string> {
  const { first_name } = await transaction
    .selectFrom('account')
    .select('first_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return first_name
}

/** A practitioner as a mail in this language names them. */
async function senderOf(
  transaction: Transaction<Schema>,
  userId: number,
  language: LanguageCode,
): Promise<ClientMail['practitioner']> {
  const { practice_name, email, ...person } = await transaction
    .selectFrom('account')
    .leftJoin('practitioner', 'practitioner.user_id', 'account.user_id')
    .select(['first_name', 'last_name', 'practice_name', 'email'])
    .where('account.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const [name, practice] = [personName(person, language), practice_name ?? '']
  return name === '' ? { name: practice || shownAddress(email), practice: '' } : { name, practice }
}
