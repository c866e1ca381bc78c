import type { Kysely, Transaction } from 'kysely'

import { USER_TYPES, type UserType } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'

import { findByEmail } from '#areas/account/server/find.ts'
import { insertAccount, type NewPractitioner } from '#areas/account/server/insert.ts'
import { hashPassword } from '#areas/account/server/passwords.ts'
import type { Schema } from '../database/schema.ts'
import { CERTIFIED_PROTOCOLS, type DemoProtocol, WAITING_PROTOCOLS } from './protocol-list.ts'
import { seedProtocols } from './protocols.ts'
import { type DemoShopping, seedShopping } from './shopping.ts'

/** Password of all demo accounts (demo.accounts-share-one-password). */
export const DEMO_PASSWORD = 'Verbena-2026!'

export interface DemoAccount {
  readonly email: string
  readonly type: UserType
  /** Short description of the account, for the person who starts the shop. */
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly practice?: NewPractitioner
  /** Discount in whole percent for a client of the certified practitioner (demo.clients-are-linked). */
  readonly discountRate?: number
  readonly shopping?: DemoShopping
  readonly protocols?: readonly DemoProtocol[]
}

/** Email of the practitioner with the demo's clients and a full practice (demo.certified-has-a-full-practice). */
export const CERTIFIED = 'certified@verbena.test'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'admin@verbena.test', type: USER_TYPES.Admin, title: 'admin', firstName: 'Ada', lastName: 'Brandt' },
  {
    email: CERTIFIED,
    type: USER_TYPES.CertifiedPractitioner,
    title: 'certified practitioner',
    firstName: 'Linnea',
    lastName: 'Hart',
    practice: {
      health_profession: 1,
      expertise_level: 6,
      organisation_type: 1,
      practice_name: 'Linden Practice',
      website: 'https://linden-practice.example',
      professional_body: 'Guild of Nutritional Therapists',
      professional_number: 'GNT-20417',
      certificate_status: 'approved',
      certificate_judged_at: '2026-03-02T09:00:00Z',
    },
    shopping: { folders: { Evenings: 4, 'Everyday basics': 3 } },
    protocols: CERTIFIED_PROTOCOLS,
  },
  {
    email: 'practitioner@verbena.test',
    type: USER_TYPES.Practitioner,
    title: 'practitioner, not approved yet',
    firstName: 'Tomas',
    lastName: 'Reyes',
    practice: {
      health_profession: 4,
      expertise_level: 2,
      organisation_type: 2,
      practice_name: 'Reyes Naturopathy',
      website: '',
      professional_body: 'Society of Naturopaths',
      professional_number: 'SN-3381',
    },
    protocols: WAITING_PROTOCOLS,
  },
  {
    email: 'client@verbena.test',
    type: USER_TYPES.Client,
    title: 'client',
    firstName: 'Mara',
    lastName: 'Vos',
    discountRate: 10,
    shopping: { cart: [2, 1, 3], wishlist: 2 },
  },
  {
    email: 'client2@verbena.test',
    type: USER_TYPES.Client,
    title: 'client',
    firstName: 'Jonas',
    lastName: 'Lind',
    discountRate: 15,
    shopping: { cart: [1, 2] },
  },
  {
    email: 'newclient@verbena.test',
    type: USER_TYPES.Client,
    title: 'client with nothing yet',
    firstName: 'Ines',
    lastName: 'Duarte',
  },
]

/**
 * Adds missing demo accounts and their links; existing ones stay as they are (demo.comes-back-where-missing). True if
 * any was missing.
 */
export async function seedAccounts(db: Kysely<Schema>, region: Region): Promise<boolean> {
  const known = await db
    .selectFrom('account')
    .select('email')
    .where(
      'email',
      'in',
      DEMO_ACCOUNTS.map(({ email }) => email),
    )
    .execute()
  if (known.length === DEMO_ACCOUNTS.length) return false
  // One hash for all: each takes as long as everything else here.
  const hash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async (transaction) => {
    for (const account of DEMO_ACCOUNTS) await seedAccount(transaction, account, { region, hash })
  })
  return true
}

async function seedAccount(
  transaction: Transaction<Schema>,
  { email, type, firstName, lastName, practice, discountRate, shopping, protocols }: DemoAccount,
  { region, hash }: { readonly region: Region; readonly hash: string },
): Promise<void> {
  const userId = await insertAccount(
    transaction,
    {
      user_type_id: type,
      email,
      password_hash: hash,
      first_name: firstName,
      last_name: lastName,
      language: 'en',
      region,
      isActive: true,
    },
    practice,
  )
  if (userId === undefined) return
  if (shopping !== undefined) await seedShopping(transaction, userId, shopping)
  if (protocols !== undefined) await seedProtocols(transaction, userId, protocols)
  if (discountRate === undefined) return
  const practitioner = await findByEmail(transaction, CERTIFIED)
  if (practitioner === undefined) return
  const link = {
    client_id: userId,
    practitioner_id: practitioner.userId,
    discount_rate: discountRate,
    may_fill_cart: true,
  }
  await transaction.insertInto('client_practitioner').values(link).execute()
  await transaction
    .updateTable('client')
    .set({ practitioner_id: practitioner.userId })
    .where('user_id', '=', userId)
    .execute()
}
