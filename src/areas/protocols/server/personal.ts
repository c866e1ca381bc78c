import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { keptVariants } from '#server/signed-in/personal.ts'
import type { Personal } from '#server/signed-in/personal.ts'

/** The personal data of this area. */
export const personal: Personal = {
  protocols: (db, userId) =>
    db
      .selectFrom('protocol')
      .select(['protocol_id', 'name', 'description', 'created_at', 'updated_at', 'deleted_at'])
      .where('user_id', '=', userId)
      .orderBy('protocol_id')
      .execute(),
  protocol_products: (db, userId) =>
    keptVariants(db)
      .innerJoin('protocol_line', 'protocol_line.variant_id', 'variant.id')
      .innerJoin('protocol', 'protocol.protocol_id', 'protocol_line.protocol_id')
      .select(['protocol.protocol_id', 'protocol_line.quantity', 'notes', 'noted_at', 'dosage', 'dosed_at'])
      .where('user_id', '=', userId)
      .orderBy('protocol.protocol_id')
      .orderBy('place', 'desc')
      .execute(),
  shares: (db, userId) =>
    shares(db)
      .select([
        // Of people who are not linked, only that something was shared with them (clients.invited-looks-alike).
        sql<number | null>`coalesce(invitation_id, case when ${isLinkedHolder} then client_id end)`.as('client_id'),
        sql<Date | null>`case when ${isLinkedHolder} then opened_at end`.as('opened_at'),
        sql<Date | null>`case when invitation_id is null then ended_at end`.as('ended_at'),
      ])
      .where('protocol.user_id', '=', userId)
      .orderBy('share_id')
      .execute(),
  shared_with_you: (db, userId) =>
    shares(db)
      .select([
        'protocol.user_id as practitioner_id',
        'protocol.name',
        'opened_at',
        'ended_at',
        'supply_stopped_at',
        'repeat_weeks',
        sql<string | null>`repeat_on::text`.as('repeat_on'),
      ])
      .where('client_id', '=', userId)
      .execute(),
  taken: (db, userId) =>
    keptVariants(db)
      .innerJoin('intake_taken', 'intake_taken.variant_id', 'variant.id')
      .select(['protocol_id', sql<string>`day::text`.as('day'), 'at', 'marked_at'])
      .where('client_id', '=', userId)
      .orderBy('day')
      .orderBy('marked_at')
      .execute(),
  plan_feed: (db, userId) =>
    db
      .selectFrom('plan_feed')
      .innerJoin('language', 'language.id', 'language_id')
      .select(['language.code as language', 'made_at'])
      .where('client_id', '=', userId)
      .executeTakeFirst(),
  taken_seen_by: (db, userId) =>
    db
      .selectFrom('client_practitioner')
      .select(['practitioner_id', 'sees_taken', 'sees_intake'])
      .where('client_id', '=', userId)
      .orderBy('practitioner_id')
      .execute(),
  told_to_run_out: (db, userId) =>
    keptVariants(db)
      .innerJoin('supply_told', 'supply_told.variant_id', 'variant.id')
      .innerJoin('protocol_share', 'protocol_share.share_id', 'supply_told.share_id')
      .select(['protocol_share.protocol_id', 'told_at'])
      .where('client_id', '=', userId)
      .orderBy('told_at')
      .execute(),
}

/** Protocols as they were shared, ended ones too. */
const shares = (db: Kysely<Schema>) =>
  db
    .selectFrom('protocol_share')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_share.protocol_id')
    .select(['protocol.protocol_id', 'discount', 'notes', 'shared_at'])
    .orderBy('protocol.protocol_id')

const isLinkedHolder = sql<boolean>`exists (
  select 1 from client_practitioner link
  where link.client_id = protocol_share.client_id and link.practitioner_id = protocol.user_id
)`
