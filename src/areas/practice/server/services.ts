import type { Transaction } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import { languageIdOf } from '#contract/languages.ts'
import type { StoreService } from '#areas/practice/contract/store.ts'
import type { createStoreService } from '#areas/practice/contract/store-services.ts'

import type { Schema } from '#server/database/schema.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { type ChangePage, moved, type NoPage } from './change.ts'
import { deleteEntry, nextPlace, putInOrder, restoreEntry, SERVICES } from './entries.ts'
import { readServices } from '#server/practice-data/read.ts'

export type ServiceFields = CallInput<typeof createStoreService>['body']

/** The services of a page. 'unknown': the page has no such service. */
export interface PracticeServices {
  createService(
    shopper: Shopper,
    fields: ServiceFields,
    key: string | undefined,
  ): Promise<StoreService | NoPage | 'full' | 'keyUsed' | 'unknown'>
  updateService(shopper: Shopper, id: number, fields: ServiceFields): Promise<StoreService | NoPage | 'unknown'>
  deleteService(shopper: Shopper, id: number): Promise<'deleted' | NoPage | 'unknown'>
  /** Brings it back at its place. A service that is not deleted stays as it is. */
  restoreService(shopper: Shopper, id: number): Promise<StoreService | NoPage | 'unknown' | 'full'>
  /** 'beyond': the list is shorter than the position. */
  reorderService(
    shopper: Shopper,
    id: number,
    position: number,
  ): Promise<StoreService[] | NoPage | 'unknown' | 'beyond'>
}

export function practiceServices(change: ChangePage): PracticeServices {
  return {
    createService: (shopper, fields, key) =>
      change(shopper, async (transaction) => {
        const id = await oncePerKey(
          transaction,
          { userId: shopper.userId, key, call: ['createStoreService', fields] },
          {
            carryOut: () => insert(transaction, shopper, fields),
            repeat: () => newestLike(transaction, shopper, fields),
          },
        )
        return typeof id === 'string' ? id : one(transaction, shopper, id)
      }),

    updateService: (shopper, id, fields) =>
      change(shopper, async (transaction) => {
        await transaction
          .updateTable('practice_service')
          .set({ ...fields, language_id: languageIdOf(shopper.language) })
          .where('service_id', '=', id)
          .where('user_id', '=', shopper.userId)
          .where('deleted_at', 'is', null)
          .execute()
        return one(transaction, shopper, id)
      }),

    deleteService: (shopper, id) =>
      change(shopper, (transaction) => deleteEntry(transaction, SERVICES, shopper.userId, id)),

    restoreService: (shopper, id) =>
      change(shopper, async (transaction) => {
        const outcome = await restoreEntry(transaction, SERVICES, shopper.userId, id)
        return outcome === 'there' ? one(transaction, shopper, id) : outcome
      }),

    reorderService: (shopper, id, position) =>
      change(shopper, async (transaction) => {
        const services = await readServices(transaction, shopper.userId)
        const ids = services.map((service) => service.id)
        if (!ids.includes(id)) return 'unknown'
        const order = moved(ids, id, position)
        if (order === undefined) return 'beyond'
        await putInOrder(transaction, SERVICES, shopper.userId, order)
        return readServices(transaction, shopper.userId)
      }),
  }
}

async function one(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  id: number,
): Promise<StoreService | 'unknown'> {
  return (await readServices(transaction, userId)).find((service) => service.id === id) ?? 'unknown'
}

async function insert(
  transaction: Transaction<Schema>,
  { userId, language }: Shopper,
  fields: ServiceFields,
): Promise<number | 'full'> {
  const place = await nextPlace(transaction, SERVICES, userId)
  if (place === 'full') return 'full'
  const { service_id } = await transaction
    .insertInto('practice_service')
    .values({ user_id: userId, place, ...fields, language_id: languageIdOf(language) })
    .returning('service_id')
    .executeTakeFirstOrThrow()
  return service_id
}

/** The service that an earlier call with these fields made, unless it was changed or deleted since. */
async function newestLike(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  { name, description, icon }: ServiceFields,
): Promise<number | 'unknown'> {
  const found = await transaction
    .selectFrom('practice_service')
    .select('service_id')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('description', '=', description)
    .where('icon', '=', icon)
    .where('deleted_at', 'is', null)
    .orderBy('service_id', 'desc')
    .executeTakeFirst()
  return found?.service_id ?? 'unknown'
}
