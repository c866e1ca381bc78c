import type { Transaction } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import { languageIdOf } from '#contract/languages.ts'
import type { StorePackage } from '#areas/practice/contract/store.ts'
import type { createStorePackage } from '#areas/practice/contract/store-packages.ts'

import type { Schema } from '#server/database/schema.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { type ChangePage, moved, type NoPage } from './change.ts'
import { deleteEntry, nextPlace, PACKAGES, putInOrder, restoreEntry } from './entries.ts'
import { readPackages } from '#server/practice-data/read.ts'

export type PackageFields = CallInput<typeof createStorePackage>['body']

/** The packages of a page. 'unknown': the page has no such package. */
export interface PracticePackages {
  createPackage(
    shopper: Shopper,
    fields: PackageFields,
    key: string | undefined,
  ): Promise<StorePackage | NoPage | 'full' | 'keyUsed' | 'unknown'>
  updatePackage(shopper: Shopper, id: number, fields: PackageFields): Promise<StorePackage | NoPage | 'unknown'>
  deletePackage(shopper: Shopper, id: number): Promise<'deleted' | NoPage | 'unknown'>
  /** Brings it back at its place. A package that is not deleted stays as it is. */
  restorePackage(shopper: Shopper, id: number): Promise<StorePackage | NoPage | 'unknown' | 'full'>
  /** 'beyond': the list is shorter than the position. */
  reorderPackage(
    shopper: Shopper,
    id: number,
    position: number,
  ): Promise<StorePackage[] | NoPage | 'unknown' | 'beyond'>
}

export function practicePackages(change: ChangePage): PracticePackages {
  return {
    createPackage: (shopper, fields, key) =>
      change(shopper, async (transaction) => {
        const id = await oncePerKey(
          transaction,
          { userId: shopper.userId, key, call: ['createStorePackage', fields] },
          {
            carryOut: () => insert(transaction, shopper, fields),
            repeat: () => newestLike(transaction, shopper, fields),
          },
        )
        return typeof id === 'string' ? id : onePackage(transaction, shopper, id)
      }),

    updatePackage: (shopper, id, fields) =>
      change(shopper, async (transaction) => {
        await transaction
          .updateTable('practice_package')
          .set({ ...fields, language_id: languageIdOf(shopper.language) })
          .where('package_id', '=', id)
          .where('user_id', '=', shopper.userId)
          .where('deleted_at', 'is', null)
          .execute()
        return onePackage(transaction, shopper, id)
      }),

    deletePackage: (shopper, id) =>
      change(shopper, (transaction) => deleteEntry(transaction, PACKAGES, shopper.userId, id)),

    restorePackage: (shopper, id) =>
      change(shopper, async (transaction) => {
        const outcome = await restoreEntry(transaction, PACKAGES, shopper.userId, id)
        return outcome === 'there' ? onePackage(transaction, shopper, id) : outcome
      }),

    reorderPackage: (shopper, id, position) =>
      change(shopper, async (transaction) => {
        const ids = (await readPackages(transaction, shopper.userId)).map((each) => each.id)
        if (!ids.includes(id)) return 'unknown'
        const order = moved(ids, id, position)
        if (order === undefined) return 'beyond'
        await putInOrder(transaction, PACKAGES, shopper.userId, order)
        return readPackages(transaction, shopper.userId)
      }),
  }
}

export async function onePackage(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  id: number,
): Promise<StorePackage | 'unknown'> {
  return (await readPackages(transaction, userId)).find((each) => each.id === id) ?? 'unknown'
}

async function insert(
  transaction: Transaction<Schema>,
  { userId, language }: Shopper,
  fields: PackageFields,
): Promise<number | 'full'> {
  const place = await nextPlace(transaction, PACKAGES, userId)
  if (place === 'full') return 'full'
  const { package_id } = await transaction
    .insertInto('practice_package')
    .values({ user_id: userId, place, ...fields, language_id: languageIdOf(language) })
    .returning('package_id')
    .executeTakeFirstOrThrow()
  return package_id
}

/** The package that an earlier call with these fields made, unless it was changed or deleted since. */
async function newestLike(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  { name, description }: PackageFields,
): Promise<number | 'unknown'> {
  const found = await transaction
    .selectFrom('practice_package')
    .select('package_id')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('description', '=', description)
    .where('deleted_at', 'is', null)
    .orderBy('package_id', 'desc')
    .executeTakeFirst()
  return found?.package_id ?? 'unknown'
}
