import type { Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'
import { MULTIPASS_MS, type Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import { fromNow, now } from '#server/database/clock.ts'
import type { AccountDeps } from './deps.ts'
import { lockByEmail } from './find.ts'
import { insertAccount } from './insert.ts'
import { readMultipass } from './multipass.ts'
import { hashOf } from './secret-token.ts'
import { forgetRegistration, isUnproven } from './unproven.ts'

/** Milliseconds by which the clock of another system may be ahead. */
const CLOCK_SKEW = 60_000

/** The account that a multipass token signs in, and the path to open. */
export interface Admitted {
  readonly userId: number
  readonly returnTo: string | undefined
}

/**
 * Uses up a multipass token (sign-in.multipass-works-once). An unknown email becomes an active client
 * (sign-in.multipass-makes-a-client). The token verifies the email of an account that was only registered, and drops
 * what the registration said. Undefined if the token is forged, expired or used.
 */
export async function admitByMultipass(
  transaction: Transaction<Schema>,
  { multipassSecret, publicUrl, region }: Pick<AccountDeps, 'multipassSecret' | 'publicUrl' | 'region'>,
  token: string,
  language: LanguageCode,
): Promise<Admitted | undefined> {
  const content = readMultipass(multipassSecret, token)
  if (
    content === undefined ||
    !(await isOfNow(transaction, content.created_at)) ||
    !(await isFirstUse(transaction, content.bytes))
  )
    return undefined
  const userId =
    (await insertAccount(transaction, {
      user_type_id: USER_TYPES.Client,
      email: content.email,
      language,
      region,
      isActive: true,
    })) ?? (await provenAccount(transaction, content.email, { language, region }))
  return { userId, returnTo: pathBelow(publicUrl, content.return_to) }
}

async function isOfNow(transaction: Transaction<Schema>, createdAt: Date): Promise<boolean> {
  const { time } = await transaction.selectNoFrom(now.as('time')).executeTakeFirstOrThrow()
  const age = time.getTime() - createdAt.getTime()
  return age <= MULTIPASS_MS && age >= -CLOCK_SKEW
}

/** Identified by its bytes: the same token has several spellings. */
async function isFirstUse(transaction: Transaction<Schema>, bytes: Buffer): Promise<boolean> {
  await transaction
    .deleteFrom('used_multipass')
    .where('hash', 'in', (eb) =>
      eb.selectFrom('used_multipass').select('hash').where('expires_at', '<', now).forUpdate().skipLocked(),
    )
    .execute()
  const kept = await transaction
    .insertInto('used_multipass')
    .values({ hash: hashOf(bytes), expires_at: fromNow(MULTIPASS_MS + CLOCK_SKEW) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return kept !== undefined
}

async function provenAccount(
  transaction: Transaction<Schema>,
  email: string,
  place: { readonly language: LanguageCode; readonly region: Region },
): Promise<number> {
  const account = await lockByEmail(transaction, email)
  if (account === undefined) throw new Error('An account was deleted while it signed in')
  if (isUnproven(account)) await forgetRegistration(transaction, account, place)
  await transaction
    .updateTable('account')
    .set({ activated_at: now })
    .where('user_id', '=', account.userId)
    .where('activated_at', 'is', null)
    .execute()
  return account.userId
}

/** The path of an address of this shop; undefined for any other. */
function pathBelow(publicUrl: string, address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, publicUrl)) return undefined
  const { origin, pathname, search, hash } = new URL(address, publicUrl)
  // A path that starts with two slashes would lead to another host.
  return origin === new URL(publicUrl).origin ? pathname.replace(/^\/+/, '/') + search + hash : undefined
}
