import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

/** Exactly one is null: the practitioner, or the former practitioner whose account is deleted. */
export interface PayeeId {
  readonly practitionerId: number | null
  readonly formerId: number | null
}

type Ledger = 'commission_entry' | 'commission_payout'

export const isOf = ({ practitionerId, formerId }: PayeeId, ledger: Ledger): RawBuilder<boolean> =>
  practitionerId === null
    ? sql`${sql.ref(`${ledger}.former_id`)} = ${formerId}`
    : sql`${sql.ref(`${ledger}.practitioner_id`)} = ${practitionerId}`

/** There is someone to pay. */
export const isSomebody = sql<boolean>`(account.user_id is not null or commission_former.former_id is not null)`

/** Rows of a ledger with the account, the practice and the former practitioner that they are of. */
export const withPayee = <From extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, From, Row>,
  ledger: Ledger,
) =>
  (query as unknown as SelectQueryBuilder<Schema, Ledger, Row>)
    .leftJoin('account', 'account.user_id', `${ledger}.practitioner_id`)
    .leftJoin('practitioner', 'practitioner.user_id', `${ledger}.practitioner_id`)
    .leftJoin('commission_former', 'commission_former.former_id', `${ledger}.former_id`)

/** The payee as admins are told of them, in an account's words or those that were kept. */
export const PAYEE = [
  'account.user_id',
  'commission_former.former_id',
  sql<string>`coalesce(account.first_name, commission_former.first_name, '')`.as('first_name'),
  sql<string>`coalesce(account.last_name, commission_former.last_name, '')`.as('last_name'),
  sql<string>`coalesce(account.email, commission_former.email, '')`.as('email'),
  sql<string>`coalesce(practitioner.practice_name, commission_former.practice_name, '')`.as('practice_name'),
] as const
