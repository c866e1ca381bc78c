import { type Kysely, sql, type Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'

const now = sql<Date>`clock_timestamp()`

/** A practitioner's invitations as they see them: a no looks as if there were no answer yet (clients.no-is-not-told). */
export const openInvitations = (db: Kysely<Schema>, practitionerId: number) =>
  db
    .selectFrom('invitation')
    .where('practitioner_id', '=', practitionerId)
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '=', 'no')]))

/** Invitations to the email of an account. */
export const invitationsOf = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('invitation')
    .where(sql<boolean>`lower(invitation.email) = (select lower(email) from account where account.user_id = ${userId})`)

export async function writeAnswer(
  transaction: Transaction<Schema>,
  invitationId: number,
  answer: 'yes' | 'no' | 'ended',
): Promise<void> {
  await transaction
    .updateTable('invitation')
    .set({ answer, answered_at: now })
    .where('invitation_id', '=', invitationId)
    .execute()
}

/** Notes that the client has ended the link, by which they are not asked again at once. */
export async function noteEnded(
  transaction: Transaction<Schema>,
  clientId: number,
  practitionerId: number,
): Promise<void> {
  const ended = { answer: 'ended', answered_at: now } as const
  await transaction
    .insertInto('invitation')
    .columns(['practitioner_id', 'email', 'answer', 'answered_at'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select([
          eb.val(practitionerId).as('practitioner_id'),
          'email',
          eb.val(ended.answer).as('answer'),
          now.as('answered_at'),
        ])
        .where('user_id', '=', clientId),
    )
    .onConflict((conflict) => conflict.expression(sql`practitioner_id, lower(email)`).doUpdateSet(ended))
    .execute()
}
