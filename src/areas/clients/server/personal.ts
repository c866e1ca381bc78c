import { invitationsOf, openInvitations } from '#server/practice-data/invitations.ts'
import type { Personal } from '#server/signed-in/personal.ts'

/** The personal data of this area. */
export const personal: Personal = {
  clients: (db, userId) =>
    db
      .selectFrom('client_practitioner')
      .select(['client_id', 'discount_rate', 'notes', 'linked_at'])
      .where('practitioner_id', '=', userId)
      .orderBy('linked_at')
      .orderBy('client_id')
      .execute(),
  invitations: (db, userId) =>
    openInvitations(db, userId)
      .select(['email', 'first_name', 'last_name', 'discount_rate', 'notes', 'asked_at'])
      .orderBy('invitation_id')
      .execute(),
  asked_you: (db, userId) =>
    invitationsOf(db, userId)
      .select(['practitioner_id', 'discount_rate', 'asked_at', 'answer', 'answered_at'])
      .orderBy('invitation_id')
      .execute(),
  imported_clients: (db, userId) =>
    db
      .selectFrom('imported_client')
      .select(['first_name', 'last_name', 'email', 'made_at', 'wanted_at'])
      .where('practitioner_id', '=', userId)
      .orderBy('imported_client_id')
      .execute(),
}
