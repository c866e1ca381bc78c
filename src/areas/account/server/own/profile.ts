import { type Kysely, sql } from 'kysely'

import type { clientProfile, practitionerProfile, User } from '#areas/account/contract/account.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { InferOutput } from 'valibot'

import type { Schema } from '#server/database/schema.ts'
import { publicNamesOf } from '#server/practice-data/names.ts'
import { mayHaveClients } from '../links.ts'
import { type RateBound, readOwnRate } from '../own-rate.ts'

export type PractitionerProfile = InferOutput<typeof practitionerProfile>
export type ClientProfile = InferOutput<typeof clientProfile>

const languageCode = sql<LanguageCode>`(select code from language where language.id = account.language_id)`.as(
  'language',
)

const USER = [
  'account.user_id',
  'user_type_id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'country',
  'newsletter',
  'builder_mode',
  languageCode,
] as const

const PRACTICE = [
  'health_profession',
  'expertise_level',
  'organisation_type',
  'practice_name',
  'website',
  'professional_body',
  'professional_number',
] as const

/** Undefined if the account was deleted meanwhile. */
export function readUser(db: Kysely<Schema>, userId: number): Promise<User | undefined> {
  return db.selectFrom('account').select(USER).where('user_id', '=', userId).executeTakeFirst()
}

/** All practitioners with their certificates; the caller narrows and orders them. */
export const practitioners = (db: Kysely<Schema>) =>
  db
    .selectFrom('account')
    .innerJoin('practitioner', 'practitioner.user_id', 'account.user_id')
    .select([...USER, ...PRACTICE, 'certificate_status', 'certificate_reason', 'checked_since', 'approved_details'])

export type PractitionerRow = Awaited<ReturnType<ReturnType<typeof practitioners>['executeTakeFirstOrThrow']>>

export function asProfile({
  certificate_status: status,
  certificate_reason: reason,
  checked_since,
  approved_details: _,
  ...row
}: PractitionerRow): Omit<PractitionerProfile, 'commission_rate'> {
  return {
    ...row,
    certificate: { status, reason, check: checked_since && { since: checked_since.toISOString() } },
  }
}

/** Undefined if the user is not a practitioner. */
export async function readPractitioner(
  db: Kysely<Schema>,
  userId: number,
  { commissionRate }: RateBound,
): Promise<PractitionerProfile | undefined> {
  const row = await practitioners(db).where('account.user_id', '=', userId).executeTakeFirst()
  return row && { ...asProfile(row), commission_rate: commissionRate }
}

/** Undefined if the user is not a client. */
export async function readClient(
  db: Kysely<Schema>,
  userId: number,
  bound: RateBound,
): Promise<ClientProfile | undefined> {
  const user = await readUser(db, userId)
  const client = await db
    .selectFrom('client')
    .select(['practitioner_id', 'life_stage'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (user === undefined || client === undefined) return undefined
  const links = await db
    .selectFrom('client_practitioner')
    .innerJoin('account', 'account.user_id', 'practitioner_id')
    .leftJoin('practitioner', 'practitioner.user_id', 'practitioner_id')
    .select([
      'account.user_id',
      'first_name',
      'last_name',
      sql<string>`coalesce(practice_name, '')`.as('practice_name'),
      'linked_at',
      'may_fill_cart',
      sql<number>`case when ${mayHaveClients('user_type_id')} then least(discount_rate, ${bound.commissionRate}::int) else 0 end`.as(
        'discount_rate',
      ),
    ])
    .where('client_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('account.user_id')
    .execute()
  const wishes = await db
    .selectFrom('client_wish')
    .innerJoin('option', 'option.id', 'option_id')
    .select(['option.id', 'filter_group'])
    .where('user_id', '=', userId)
    .orderBy('option.id')
    .execute()
  const wished = (group: 'suitable_for' | 'free_from') =>
    wishes.filter(({ filter_group }) => filter_group === group).map(({ id }) => id)
  const pages = await publicNamesOf(
    db,
    links.map(({ user_id }) => user_id),
  )
  const linked = links.map(({ linked_at, ...practitioner }) => ({
    ...practitioner,
    shop_name: pages.get(practitioner.user_id) ?? null,
    linked_at: linked_at.toISOString(),
  }))
  return {
    ...user,
    suitable_for: wished('suitable_for'),
    free_from: wished('free_from'),
    life_stage: client.life_stage,
    practitioner: practitionerOf(linked.find(({ user_id }) => user_id === client.practitioner_id)),
    practitioners: linked,
    discount_rate: (await readOwnRate(db, userId, bound))?.discount_rate ?? 0,
  }
}

function practitionerOf(linked: ClientProfile['practitioners'][number] | undefined): ClientProfile['practitioner'] {
  if (linked === undefined) return null
  const { linked_at: _at, discount_rate: _rate, may_fill_cart: _fills, ...practitioner } = linked
  return practitioner
}
