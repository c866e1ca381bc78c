import { type Kysely, sql } from 'kysely'

import { USER_TYPES, type UserType } from '#contract/call.ts'

import type { Schema } from '#server/database/schema.ts'

/** Types whose account may have clients: approved practitioners, and admins, who share too (clients.approval-gives-clients). */
const WITH_CLIENTS: readonly UserType[] = [USER_TYPES.Admin, USER_TYPES.CertifiedPractitioner]

/**
 * Links of clients and practitioners that hold now: each by the client's own yes, and none of a practitioner whose approval
 * was refused (clients.refused-approval-rests).
 */
export const standingLinks = (db: Kysely<Schema>) =>
  db
    .selectFrom('client_practitioner as link')
    .innerJoin('account as practising', 'practising.user_id', 'link.practitioner_id')
    .where('practising.user_type_id', 'in', WITH_CLIENTS)

/** True if the practitioner may see this client's data. */
export async function isLinked(db: Kysely<Schema>, clientId: number, practitionerId: number): Promise<boolean> {
  const found = await standingLinks(db)
    .select('link.client_id')
    .where('link.client_id', '=', clientId)
    .where('link.practitioner_id', '=', practitionerId)
    .executeTakeFirst()
  return found !== undefined
}

/** The condition that an account may have clients now. */
export const mayHaveClients = (userTypeId: string) =>
  sql<boolean>`${sql.ref(userTypeId)} in (${sql.join(WITH_CLIENTS.map((type) => sql.lit(type)))})`
