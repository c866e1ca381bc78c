import type { Transaction } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '../database/schema.ts'
import { accountMail, type AccountMailKind, postMail } from '../mail/index.ts'
import type { AccountDeps } from './deps.ts'
import { issueToken, type Purpose } from './one-time-token.ts'

/** Where the link of a mail leads, and what its token is for. */
const LINKS: Readonly<Record<AccountMailKind, { readonly page: string; readonly purpose: Purpose }>> = {
  activation: { page: 'activate', purpose: 'activate' },
  repeated: { page: 'reset-password', purpose: 'choose' },
  reset: { page: 'reset-password', purpose: 'reset' },
  registered: { page: 'reset-password', purpose: 'reset' },
}

/** Writes somebody a mail with a link that works once, in the transaction of what causes it (decision 27). Resolves with the link. */
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
