import type { Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { forgetImported } from './imported.ts'
import { invitationsOf, writeAnswer } from './invitations.ts'

interface Link {
  readonly clientId: number
  readonly practitionerId: number
  /** Whole percents, where no invitation offers a rate. */
  readonly rate: number
  /**
   * The yes is one to an email, which may be older than the question whether the practitioner may fill the cart: it counts as a
   * yes to that only if the email said so (filling.client-allows-it).
   */
  readonly isByMail?: boolean
}

/**
 * Makes a practitioner the client's own, as the client wants it: at the rate of an open invitation, whose note and shares go
 * with it. The client's row must be locked.
 */
export async function makeLink(
  transaction: Transaction<Schema>,
  { clientId, practitionerId, rate, isByMail = false }: Link,
): Promise<void> {
  const accepted = await invitationsOf(transaction, clientId)
    .select(['invitation_id', 'discount_rate', 'notes', 'answer', 'tells_filling'])
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
      may_fill_cart: !isByMail || accepted?.tells_filling === true,
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

/** Locks the client, as their profile does. Undefined for an account that is not a client's. */
export const lockClient = (transaction: Transaction<Schema>, clientId: number) =>
  transaction
    .selectFrom('client')
    .select('practitioner_id')
    .where('user_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
