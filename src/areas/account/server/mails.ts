import type { Transaction } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import { accountMail } from './mails/account.ts'
import { type AccountMailKind, postMail } from '#server/mail/index.ts'
import { HOUR } from '#server/database/clock.ts'
import type { AccountDeps } from './deps.ts'
import { issuedLately, issueToken, type Purpose } from './one-time-token.ts'

/** Page that each mail's link leads to, and the purpose of its token. */
const LINKS: Readonly<Record<AccountMailKind, { readonly page: string; readonly purpose: Purpose }>> = {
  activation: { page: 'activate', purpose: 'activate' },
  repeated: { page: 'reset-password', purpose: 'choose' },
  reset: { page: 'reset-password', purpose: 'reset' },
  registered: { page: 'reset-password', purpose: 'reset' },
}

/** Links of one purpose that strangers can have mailed to one account within STRANGERS_SPAN milliseconds. */
const STRANGERS_LINKS = 3
const STRANGERS_SPAN = HOUR / 2

/**
 * True if a mail that anybody can request may be sent. If false, the last link of its purpose is less than half an hour
 * old and still works, so the owner always has one, however often strangers request it.
 */
export async function mayPostLink(
  transaction: Transaction<Schema>,
  kind: AccountMailKind,
  userId: number,
): Promise<boolean> {
  return (await issuedLately(transaction, userId, LINKS[kind].purpose, STRANGERS_SPAN)) < STRANGERS_LINKS
}

/**
 * Writes a mail with a one-time link in the transaction of its cause (mail.written-with-its-cause). Resolves with the
 * link.
 */
export async function postLink(
  transaction: Transaction<Schema>,
  { messages, publicUrl, shopName }: Pick<AccountDeps, 'messages' | 'publicUrl' | 'shopName'>,
  kind: AccountMailKind,
  { userId, email, language }: { readonly userId: number; readonly email: string; readonly language: LanguageCode },
): Promise<string> {
  const { page, purpose } = LINKS[kind]
  const link = `${publicUrl}/${language}/${page}/${await issueToken(transaction, userId, purpose)}`
  await postMail(transaction, accountMail(kind, { to: email, language, link }, shopName, messages))
  return link
}
