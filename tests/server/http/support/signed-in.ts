import { USER_TYPES, type UserType } from '#contract/call.ts'
import type { Named } from '#areas/account/server/access-token.ts'
import { DAY, fromNow, now } from '#server/database/clock.ts'
import { hashOf, newSecretToken } from '#areas/account/server/secret-token.ts'
import type { Database } from '#server/database/index.ts'

export interface Signed extends Named {
  readonly email: string
  readonly refreshToken: string
}

/** Accounts of a type with a session each, as `insertAccount` and `openSession` leave them, in one statement for each table. */
export function insertSignedIn({ db }: Database, type: UserType, emails: readonly string[]): Promise<Signed[]> {
  return db.transaction().execute(async (transaction) => {
    const accounts = await transaction
      .insertInto('account')
      .values(
        emails.map((email) => ({
          user_type_id: type,
          email,
          first_name: 'Mara',
          language_id: 1,
          region: 'eu' as const,
          activated_at: now,
          last_seen_at: now,
        })),
      )
      .returning(['user_id', 'email'])
      .execute()
    const ids = accounts.map(({ user_id }) => ({ user_id }))
    if (type === USER_TYPES.Client) await transaction.insertInto('client').values(ids).execute()
    else if (type !== USER_TYPES.Admin) await transaction.insertInto('practitioner').values(ids).execute()
    const session = byUser(
      await transaction
        .insertInto('session')
        .values(ids.map((id) => ({ ...id, device: 'Firefox, Windows' })))
        .returning(['user_id', 'session_id'])
        .execute(),
    )
    const signed = accounts.map(({ user_id: userId, email }) => ({
      userId,
      email,
      sessionId: session(userId).session_id,
      refreshToken: newSecretToken(),
    }))
    await transaction
      .insertInto('refresh_token')
      .values(
        signed.map(({ sessionId, refreshToken }) => ({
          hash: hashOf(refreshToken),
          session_id: sessionId,
          expires_at: fromNow(60 * DAY),
        })),
      )
      .execute()
    return signed
  })
}

export function byUser<Row extends { readonly user_id: number }>(rows: readonly Row[]) {
  const found = new Map(rows.map((row) => [row.user_id, row]))
  return (userId: number): Row => {
    const row = found.get(userId)
    if (!row) throw new Error(`nothing was made for ${userId}`)
    return row
  }
}
