import type { Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { lockClient, makeLink } from './link.ts'
import { findPage, publicNamesOf } from './names.ts'
import { tellPractitioner, type TellDeps } from './tell.ts'

/** Notes whose client a registration wants to become (practice.registration-joins). A name that leads nowhere is ignored. */
export async function askToJoin(
  transaction: Transaction<Schema>,
  clientId: number,
  shopName: string | undefined,
): Promise<void> {
  if (shopName === undefined) return
  const page = await findPage(transaction, shopName)
  if (page === undefined || !page.isPublic) return
  await transaction
    .updateTable('client')
    .set({ asked_practitioner_id: page.userId })
    .where('user_id', '=', clientId)
    .execute()
}

/** Carries out what a registration has asked for, now that its email is proven. */
export async function joinAsked(transaction: Transaction<Schema>, clientId: number, deps: TellDeps): Promise<void> {
  const client = await transaction
    .selectFrom('client')
    .select('asked_practitioner_id')
    .where('user_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  const practitionerId = client?.asked_practitioner_id ?? null
  if (practitionerId === null) return
  await transaction.updateTable('client').set({ asked_practitioner_id: null }).where('user_id', '=', clientId).execute()
  if ((await publicNamesOf(transaction, [practitionerId])).has(practitionerId))
    await join(transaction, clientId, practitionerId, deps)
}

/**
 * Makes a practitioner the client's, at no discount unless an invitation offers one or they are linked already, and tells the
 * practitioner. 'other' for a client who has another practitioner; nothing changes for one who has this one
 * (practice.joining-needs-no-practitioner).
 */
export async function join(
  transaction: Transaction<Schema>,
  clientId: number,
  practitionerId: number,
  deps: TellDeps,
): Promise<'joined' | 'other'> {
  const client = await lockClient(transaction, clientId)
  if (client === undefined) return 'other'
  if (client.practitioner_id !== null) return client.practitioner_id === practitionerId ? 'joined' : 'other'
  await makeLink(transaction, { clientId, practitionerId, rate: 0 })
  await tellPractitioner(transaction, { clientId, practitionerId, by: 'page' }, deps)
  return 'joined'
}
