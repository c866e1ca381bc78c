import { sql } from 'kysely'

import type { Invitations } from '#areas/clients/contract/consent.ts'

import { mayHaveClients } from '#areas/account/server/links.ts'
import { withReadRetry } from '#server/database/index.ts'
import { agree } from '#server/practice-data/agree.ts'
import { invitationsOf, noteEnded, writeAnswer } from '#server/practice-data/invitations.ts'
import { lockClient } from '#server/practice-data/link.ts'
import { publicNamesOf } from '#server/practice-data/names.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'

/** The client's answers to practitioners who ask, and to those they are linked with (clients.linked-by-their-own-yes). */
export interface ConsentService {
  /** Those that wait for an answer, the latest first. */
  listInvitations(client: Shopper): Promise<Invitations>
  /** 'missing' if there is no such invitation, or its practitioner may have no clients now. Answering alike again changes nothing. */
  answerInvitation(
    client: Shopper,
    invitationId: number,
    answer: 'yes' | 'no',
  ): Promise<'answered' | 'missing' | 'gone'>
  /** Ends the link with a practitioner, who sees nothing of the client from then on. 'missing' if they are not linked. */
  endLink(client: Shopper, practitionerId: number): Promise<'ended' | 'missing' | 'gone'>
}

export function consentService(deps: ClientDeps & AccountLock): ConsentService {
  const { database, commissionRate, withAccountLock } = deps
  const { db } = database
  return {
    listInvitations: ({ userId }) =>
      withReadRetry(database, async () => {
        const rows = await invitationsOf(db, userId)
          .innerJoin('account', 'account.user_id', 'practitioner_id')
          .leftJoin('practitioner', 'practitioner.user_id', 'practitioner_id')
          .select([
            'invitation_id as id',
            'account.user_id',
            'account.first_name',
            'account.last_name',
            sql<string>`coalesce(practice_name, '')`.as('practice_name'),
            sql<number>`least(discount_rate, ${commissionRate}::int)`.as('discount_rate'),
            'asked_at',
          ])
          .where('answer', 'is', null)
          .where(mayHaveClients('account.user_type_id'))
          .orderBy('asked_at', 'desc')
          .orderBy('invitation_id', 'desc')
          .execute()
        const pages = await publicNamesOf(
          db,
          rows.map(({ user_id }) => user_id),
        )
        return rows.map(({ id, discount_rate, asked_at, ...practitioner }) => ({
          id,
          practitioner: { ...practitioner, shop_name: pages.get(practitioner.user_id) ?? null },
          discount_rate,
          asked_at: asked_at.toISOString(),
        }))
      }),

    answerInvitation: ({ userId }, invitationId, answer) =>
      withAccountLock(userId, async (transaction) => {
        if ((await lockClient(transaction, userId)) === undefined) return 'missing'
        const invitation = await invitationsOf(transaction, userId)
          .innerJoin('account', 'account.user_id', 'practitioner_id')
          .select(['practitioner_id', 'answer'])
          .where('invitation_id', '=', invitationId)
          .where(mayHaveClients('account.user_type_id'))
          .executeTakeFirst()
        if (invitation === undefined) return 'missing'
        if (invitation.answer === answer) return 'answered'
        if (invitation.answer !== null) return 'missing'
        if (answer === 'no') await writeAnswer(transaction, invitationId, 'no')
        else await agree(transaction, { clientId: userId, practitionerId: invitation.practitioner_id }, deps)
        return 'answered'
      }),

    endLink: ({ userId }, practitionerId) =>
      withAccountLock(userId, async (transaction) => {
        await lockClient(transaction, userId)
        const { numDeletedRows } = await transaction
          .deleteFrom('client_practitioner')
          .where('client_id', '=', userId)
          .where('practitioner_id', '=', practitionerId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return 'missing'
        await transaction
          .updateTable('client')
          .set({ practitioner_id: null })
          .where('user_id', '=', userId)
          .where('practitioner_id', '=', practitionerId)
          .execute()
        await noteEnded(transaction, userId, practitionerId)
        return 'ended'
      }),
  }
}
