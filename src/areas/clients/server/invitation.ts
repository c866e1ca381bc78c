import { type Kysely, sql, type Transaction } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'

import { DAY, fromNow, now } from '#server/database/clock.ts'
import type { FoundAccount } from '#areas/account/server/find.ts'
import { accountOfEmail } from '#areas/account/server/invited.ts'
import type { Schema } from '#server/database/schema.ts'
import { openInvitations } from '#server/practice-data/invitations.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'

/** Milliseconds after which the same practitioner can ask the same email again (clients.asked-once-a-month). */
const ASKED_AGAIN_AFTER = 30 * DAY

/** Milliseconds that inviting takes at least: more than making an account, which is not made for an email that has one. */
export const INVITING_TAKES = 100

/** A person as the practitioner typed them, at a rate in whole percents. */
export interface Typed {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly discount_rate: number
  readonly notes?: string
}

/** An invitation whose person is not linked. */
export interface Open {
  readonly invitationId: number
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  /** Asked within the last month: they are not asked again yet. */
  readonly isRecent: boolean
  /** They have declined, which nobody else is told. */
  readonly isDeclined: boolean
}

/** The invitation's person as the shop knows them. Nothing of `account` may reach the practitioner (clients.invited-looks-alike). */
export interface Asked extends Open {
  readonly account: FoundAccount
  /** False for the account of a practitioner or an admin. */
  readonly isClient: boolean
  /** They are to be asked by the email that is written now. */
  readonly isAsking: boolean
}

const hasEmail = (email: string) => sql<boolean>`lower(invitation.email) = ${email.toLowerCase()}`

const isRecent = sql<boolean>`invitation.asked_at > ${fromNow(-ASKED_AGAIN_AFTER)}`

const OPEN = [
  'invitation_id as invitationId',
  'email',
  'first_name',
  'last_name',
  isRecent.as('isRecent'),
  sql<boolean>`answer is not null`.as('isDeclined'),
] as const

export const findOpen = (
  db: Kysely<Schema>,
  practitionerId: number,
  { email, id }: { readonly email?: string; readonly id?: number },
): Promise<Open | undefined> =>
  openInvitations(db, practitionerId)
    .select(OPEN)
    .$if(email !== undefined, (query) => query.where(hasEmail(email ?? '')))
    .$if(id !== undefined, (query) => query.where('invitation_id', '=', id ?? 0))
    .executeTakeFirst()

/**
 * Writes or renews the practitioner's invitation of an email that is no client of theirs. Someone who has ended a link
 * lately gets no mail, but the practitioner sees no difference. The transaction must hold the practitioner's lock.
 */
export async function ask(
  transaction: Transaction<Schema>,
  { userId, language }: Pick<Shopper, 'userId' | 'language'>,
  { email, first_name, last_name, discount_rate, notes = '' }: Typed,
  { region }: Pick<ClientDeps, 'region'>,
): Promise<Asked> {
  const account = await accountOfEmail(transaction, { email, first_name, last_name, language, region })
  const before = await transaction
    .selectFrom('invitation')
    .select([...OPEN, 'answer', sql<boolean>`answered_at > ${fromNow(-ASKED_AGAIN_AFTER)}`.as('answeredLately')])
    .where('practitioner_id', '=', userId)
    .where(hasEmail(email))
    .forUpdate()
    .executeTakeFirst()
  const isOpen = before !== undefined && (before.answer === null || before.answer === 'no')
  const hasLeft = before?.answer === 'ended' && before.answeredLately
  const isAsking = !hasLeft && !(isOpen && before.isRecent)
  const typed = { email, first_name, last_name, discount_rate, notes }
  const when = isAsking || hasLeft ? { asked_at: now, tells_filling: true } : {}
  const answer = hasLeft ? { answer: 'no' as const } : isAsking ? { answer: null, answered_at: null } : {}
  const { invitation_id: invitationId } = await transaction
    .insertInto('invitation')
    .values({ practitioner_id: userId, ...typed, asked_at: now, tells_filling: true })
    .onConflict((conflict) =>
      conflict
        .expression(sql`practitioner_id, lower(email)`)
        .doUpdateSet(isOpen && !isAsking ? { discount_rate } : { ...typed, ...when, ...answer }),
    )
    .returning('invitation_id')
    .executeTakeFirstOrThrow()
  await transaction
    .deleteFrom('imported_client')
    .where('practitioner_id', '=', userId)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .execute()
  const kept = isOpen && !isAsking ? before : { ...typed, isRecent: true, isDeclined: hasLeft }
  return { ...kept, invitationId, account, isClient: account.userTypeId === USER_TYPES.Client, isAsking }
}

/** The email of a practitioner's invitation, whatever was answered. */
export async function emailOfInvitation(
  db: Kysely<Schema>,
  practitionerId: number,
  invitationId: number,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('invitation')
    .select('email')
    .where('practitioner_id', '=', practitionerId)
    .where('invitation_id', '=', invitationId)
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '<>', 'ended')]))
    .executeTakeFirst()
  return found?.email
}

/** Changes the rate that an invitation offers, in whole percents. */
export async function offerRate(db: Kysely<Schema>, invitationId: number, rate: number): Promise<void> {
  await db.updateTable('invitation').set({ discount_rate: rate }).where('invitation_id', '=', invitationId).execute()
}
