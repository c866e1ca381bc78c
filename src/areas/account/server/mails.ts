import type { Transaction } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import { accountMail } from './mails/account.ts'
import { type AccountMailKind, postMail } from '#server/mail/index.ts'
import { HOUR } from '#server/database/clock.ts'
import type { AccountDeps } from './deps.ts'
import { issuedLately, issueToken, type Purpose } from './one-time-token.ts'

/** Where the link of a mail leads, and what its token is for. */
const LINKS: Readonly<Record<AccountMailKind, { readonly page: string; readonly purpose: Purpose }>> = {
  activation: { page: 'activate', purpose: 'activate' },
  repeated: { page: 'reset-password', purpose: 'choose' },
  reset: { page: 'reset-password', purpose: 'reset' },
  registered: { page: 'reset-password', purpose: 'reset' },
}

/** Links of one purpose that strangers can have mailed to one account within these milliseconds. */
const STRANGERS_LINKS = 3
const STRANGERS_SPAN = HOUR / 2

/**
 * Whether a mail that anybody can ask for is to be written. Where it is not, the last one of its purpose is less than half an
 * hour old and its link still works, so that its owner is never without one, however often strangers have asked.
 */
export async function mayPostLink(
  transaction: Transaction<Schema>,
  kind: AccountMailKind,
  userId: number,
): Promise<boolean> {
  return (await issuedLately(transaction, userId, LINKS[kind].purpose, STRANGERS_SPAN)) < STRANGERS_LINKS
}

/**
 * Writes somebody a mail with a link that works once, in the transaction of what causes it
 * (mail.written-with-its-cause). Resolves with the link.
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
