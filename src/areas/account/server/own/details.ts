import type { Transaction } from 'kysely'

import type { updateAccount, updateClientProfile } from '#areas/account/contract/account.ts'
import type { CallInput } from '#contract/call.ts'

import type { Schema } from '#server/database/schema.ts'

export type Details = CallInput<typeof updateAccount>['body']
export type ClientDetails = CallInput<typeof updateClientProfile>['body']

/** Changes only the fields that are given. The practice is a field of practitioners alone. */
export async function writeDetails(transaction: Transaction<Schema>, userId: number, details: Details): Promise<void> {
  const {
    language,
    health_profession,
    expertise_level,
    organisation_type,
    practice_name,
    website,
    professional_body,
    professional_number,
    ...account
  } = details
  const practice = {
    health_profession,
    expertise_level,
    organisation_type,
    practice_name,
    website,
    professional_body,
    professional_number,
  }
  if (hasValues(account) || language !== undefined) {
    await transaction
      .updateTable('account')
      .set((eb) => ({
        ...account,
        ...(language && { language_id: eb.selectFrom('language').select('id').where('code', '=', language) }),
      }))
      .where('user_id', '=', userId)
      .execute()
  }
  if (hasValues(practice))
    await transaction.updateTable('practitioner').set(practice).where('user_id', '=', userId).execute()
}

const hasValues = (fields: object): boolean => Object.values(fields).some((value) => value !== undefined)

const WISH_GROUPS = ['suitable_for', 'free_from'] as const

/**
 * Changes a client's wishes, practitioner and life stage; fields that are not given stay. Ids that are no option of their group are
 * ignored (catalogue.unknown-values-are-ignored). False, and nothing changes, if the client is not linked with the
 * practitioner (account.client-chooses-the-practitioner).
 */
export async function writeClientDetails(
  transaction: Transaction<Schema>,
  userId: number,
  details: ClientDetails,
): Promise<boolean> {
  // Locks the client: two concurrent changes would leave the wishes of both.
  await transaction.selectFrom('client').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  const { practitioner_id, life_stage } = details
  if (practitioner_id && !(await isLinked(transaction, userId, practitioner_id))) return false
  for (const group of WISH_GROUPS) {
    const ids = details[group]
    if (ids !== undefined) await writeWishes(transaction, userId, group, ids)
  }
  const own = { practitioner_id, life_stage }
  if (hasValues(own)) await transaction.updateTable('client').set(own).where('user_id', '=', userId).execute()
  return true
}

async function writeWishes(
  transaction: Transaction<Schema>,
  userId: number,
  group: (typeof WISH_GROUPS)[number],
  ids: readonly number[],
): Promise<void> {
  await transaction
    .deleteFrom('client_wish')
    .where('user_id', '=', userId)
    .where('option_id', 'in', (eb) => eb.selectFrom('option').select('id').where('filter_group', '=', group))
    .execute()
  if (ids.length === 0) return
  await transaction
    .insertInto('client_wish')
    .columns(['user_id', 'option_id'])
    .expression((eb) =>
      eb
        .selectFrom('option')
        .select([eb.val(userId).as('user_id'), 'id'])
        .where('filter_group', '=', group)
        .where('id', 'in', [...ids]),
    )
    .execute()
}

async function isLinked(transaction: Transaction<Schema>, clientId: number, practitionerId: number): Promise<boolean> {
  const link = await transaction
    .selectFrom('client_practitioner')
    .select('client_id')
    .where('client_id', '=', clientId)
    .where('practitioner_id', '=', practitionerId)
    .forShare()
    .executeTakeFirst()
  return link !== undefined
}
