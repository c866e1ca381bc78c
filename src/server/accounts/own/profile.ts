import { type Kysely, sql } from 'kysely'

import type { clientProfile, practitionerProfile, User } from '#contract/account.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { InferOutput } from 'valibot'

import type { Schema } from '../../database/schema.ts'

export type PractitionerProfile = InferOutput<typeof practitionerProfile>
export type ClientProfile = InferOutput<typeof clientProfile>

const languageCode = sql<LanguageCode>`(select code from language where language.id = account.language_id)`.as(
  'language',
)

/** What a person's profile shows of the account. */
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

/** A person by id; undefined where the account was deleted meanwhile. */
export function readUser(db: Kysely<Schema>, userId: number): Promise<User | undefined> {
  return db.selectFrom('account').select(USER).where('user_id', '=', userId).executeTakeFirst()
}

/** Practitioners with their certificates, to be narrowed and ordered. */
export const practitioners = (db: Kysely<Schema>) =>
  db
    .selectFrom('account')
    .innerJoin('practitioner', 'practitioner.user_id', 'account.user_id')
    .select([...USER, ...PRACTICE, 'certificate_status', 'certificate_reason'])

/** A row of them as the profile has it. */
export function asProfile<
  Row extends {
    readonly certificate_status: PractitionerProfile['certificate']['status']
    readonly certificate_reason: string | null
  },
>({ certificate_status: status, certificate_reason: reason, ...row }: Row) {
  return { ...row, certificate: { status, reason } }
}

/** A practitioner's profile by id; undefined where there is none. */
export async function readPractitioner(db: Kysely<Schema>, userId: number): Promise<PractitionerProfile | undefined> {
  const row = await practitioners(db).where('account.user_id', '=', userId).executeTakeFirst()
  return row && asProfile(row)
}

/** A client's profile by id; undefined where there is none. */
export async function readClient(db: Kysely<Schema>, userId: number): Promise<ClientProfile | undefined> {
  const user = await readUser(db, userId)
  const client = await db
    .selectFrom('client')
    .select('practitioner_id')
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
      'discount_rate',
      sql<string>`coalesce(practice_name, '')`.as('practice_name'),
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
  // Nobody has a public page yet, so nobody has a name for it.
  const linked = links.map(({ discount_rate: _, ...practitioner }) => ({ ...practitioner, shop_name: null }))
  return {
    ...user,
    suitable_for: wished('suitable_for'),
    free_from: wished('free_from'),
    practitioner: linked.find(({ user_id }) => user_id === client.practitioner_id) ?? null,
    practitioners: linked,
    discount_rate: links.find(({ user_id }) => user_id === client.practitioner_id)?.discount_rate ?? 0,
  }
}
