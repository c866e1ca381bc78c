import type { Kysely } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import type { LeavingKeys } from '#server/signed-in/leaving.ts'
import type { Personal } from '#server/signed-in/personal.ts'
import type { RateBound } from '../own-rate.ts'
import { readClient, readPractitioner, readUser } from './profile.ts'

/** The personal data of accounts themselves. */
const personalOf = (bound: RateBound): Personal => ({
  account: async (db, userId) => ({
    ...(await readUser(db, userId)),
    ...(await db
      .selectFrom('account')
      .select(['region', 'registered_at', 'activated_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()),
  }),
  practice: async (db, userId) => {
    const profile = await readPractitioner(db, userId, bound)
    return (
      profile && {
        ...profile,
        ...(await db
          .selectFrom('practitioner')
          .select('approved_details')
          .where('user_id', '=', userId)
          .executeTakeFirst()),
      }
    )
  },
  wishes_and_practitioners: (db, userId) => readClient(db, userId, bound),
  devices: (db, userId) =>
    db
      .selectFrom('session')
      .select(['session_id', 'device', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('session_id')
      .execute(),
  links_by_mail: (db, userId) =>
    db
      .selectFrom('one_time_token')
      .select(['purpose', 'expires_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('expires_at')
      .execute(),
  refused_mails: (db, userId) =>
    db
      .selectFrom('mail_refusal')
      .select(['topic', 'refused_at'])
      .where('user_id', '=', userId)
      .orderBy('topic')
      .execute(),
  mails: (db, userId) =>
    db
      .selectFrom('outbox')
      .innerJoin('account', (join) =>
        join.onRef(
          (eb) => eb.fn('lower', ['recipient']),
          '=',
          (eb) => eb.fn('lower', ['account.email']),
        ),
      )
      .select(['kind', 'subject', 'written_at', 'sent_at'])
      .where('account.user_id', '=', userId)
      .orderBy('outbox.id')
      .execute(),
})

/** Everything stored about a person, by area, without those that hold nothing about them (account.data-can-be-exported). */
export async function exportAll(
  db: Kysely<Schema>,
  userId: number,
  { bound, areas }: { readonly bound: RateBound & Partial<LeavingKeys>; readonly areas: readonly Personal[] },
): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = []
  for (const personal of [personalOf(bound), ...areas])
    for (const [name, read] of Object.entries(personal)) {
      const stored = await read(db, userId, bound)
      if (stored !== undefined) entries.push([name, stored])
    }
  return Object.fromEntries(entries)
}
