import { type Kysely, sql, type Transaction } from 'kysely'

import { now } from '../accounts/clock.ts'
import type { Schema } from '../database/schema.ts'
import { forgetImported } from './imported.ts'

interface Link {
  readonly clientId: number
  readonly practitionerId: number
  /** Whole percents, where no invitation offers a rate. */
  readonly rate: number
}

/**
 * Makes a practitioner the client's own, as the client wants it: at the rate of an open invitation, whose note and shares go
 * with it. The client's row must be locked.
 */
export async function makeLink(
  transaction: Transaction<Schema>,
  { clientId, practitionerId, rate }: Link,
): Promise<void> {
  const accepted = await invitationsOf(transaction, clientId)
    .select(['invitation_id', 'discount_rate', 'notes', 'answer'])
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst()
  const offered = accepted !== undefined && accepted.answer !== 'ended' ? accepted : undefined
  await transaction
    .insertInto('client_practitioner')
    .values({
      client_id: clientId,
      practitioner_id: practitionerId,
      discount_rate: offered?.discount_rate ?? rate,
      notes: offered?.notes ?? '',
      linked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await transaction
    .updateTable('client')
    .set({ practitioner_id: practitionerId })
    .where('user_id', '=', clientId)
    .execute()
  if (accepted !== undefined) {
    await writeAnswer(transaction, accepted.invitation_id, 'yes')
    await transaction
      .updateTable('protocol_share')
      .set({ client_id: clientId, invitation_id: null })
      .where('invitation_id', '=', accepted.invitation_id)
      .execute()
  }
  await forgetImported(transaction, clientId, practitionerId)
}

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

/** Locks the client, as their profile does. Undefined for an account that is not a client's. */
export const lockClient = (transaction: Transaction<Schema>, clientId: number) =>
  transaction
    .selectFrom('client')
    .select('practitioner_id')
    .where('user_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
