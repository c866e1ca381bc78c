import { type Kysely, sql, type Transaction } from 'kysely'

import type { Folder } from '#areas/folders/contract/folders.ts'
import { bcp47 } from '#contract/languages.ts'

import { DAY, fromNow, now } from '#server/database/clock.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { type FolderDeps, findThing, type NewFolderItem, readItems } from './items.ts'

/** For each practitioner. */
export const FOLDERS_MAX = 200
/** For each folder. */
export const FOLDER_ITEMS_MAX = 500

/** Deleted folders kept for each practitioner; the oldest go first. */
const DELETED_MAX = 200

/** Milliseconds for which a deleted folder can be brought back (folders.deleted-can-be-restored). */
const RESTORABLE_FOR = 30 * DAY

/** 'missing': the caller has no such folder. 'gone': the account was deleted meanwhile. */
export interface Folders {
  /** Sorted by name. */
  listFolders(shopper: Shopper): Promise<Folder[]>
  /** Once for each key (folders.made-once); 'missing' if the folder made under the key was renamed or deleted since. */
  createFolder(
    shopper: Shopper,
    name: string,
    key: string | undefined,
  ): Promise<Folder | 'full' | 'keyUsed' | 'missing' | 'gone'>
  renameFolder(shopper: Shopper, folderId: number, name: string): Promise<Folder | 'missing' | 'gone'>
  deleteFolder(shopper: Shopper, folderId: number): Promise<'deleted' | 'missing' | 'gone'>
  /** Brings the items back too. A folder that is not deleted stays as it is. */
  restoreFolder(shopper: Shopper, folderId: number): Promise<Folder | 'missing' | 'full' | 'gone'>
  /**
   * An item that is there already is not added again (folders.hold-products-once). 'unknown' if there is no such product or
   * protocol.
   */
  addToFolder(
    shopper: Shopper,
    folderId: number,
    item: NewFolderItem,
  ): Promise<Folder | 'missing' | 'unknown' | 'full' | 'gone'>
  removeFromFolder(shopper: Shopper, folderId: number, itemId: number): Promise<Folder | 'missing' | 'gone'>
}

export function openFolders(deps: FolderDeps): Folders {
  const { withAccountLock } = openAccountLock(deps.database.db)
  const change = <Refusal extends string>(
    shopper: Shopper,
    folderId: number,
    carryOut: (transaction: Transaction<Schema>) => Promise<Refusal | undefined>,
  ): Promise<Folder | Refusal | 'missing' | 'gone'> =>
    changed(shopper, async (transaction) => {
      if (!(await hasFolder(transaction, shopper, folderId))) return 'missing'
      return (await carryOut(transaction)) ?? folderId
    })
  /** `carryOut` resolves with the id of the folder that it changed, or with a refusal; the answer is that folder. */
  async function changed<Refusal extends string>(
    shopper: Shopper,
    carryOut: (transaction: Transaction<Schema>) => Promise<Refusal | number>,
  ): Promise<Folder | Refusal | 'missing' | 'gone'> {
    const outcome = await withAccountLock(shopper.userId, carryOut)
    if (typeof outcome === 'string') return outcome
    const [folder] = await readFolders(deps, shopper, outcome)
    return folder ?? 'missing'
  }

  return {
    listFolders: (shopper) => readFolders(deps, shopper),

    createFolder: (shopper, name, key) =>
      changed(shopper, (transaction) =>
        oncePerKey(
          transaction,
          { userId: shopper.userId, key, call: ['createFolder', name] },
          {
            carryOut: async () => ((await isFull(transaction, shopper)) ? 'full' : insert(transaction, shopper, name)),
            repeat: () => newestNamed(transaction, shopper, name),
          },
        ),
      ),

    renameFolder: (shopper, folderId, name) =>
      change<never>(shopper, folderId, async (transaction) => {
        await transaction
          .updateTable('folder')
          .set({ name, updated_at: now })
          .where('folder_id', '=', folderId)
          .execute()
        return undefined
      }),

    deleteFolder: (shopper, folderId) =>
      withAccountLock(shopper.userId, async (transaction) => {
        await forgetDeleted(transaction)
        if (!(await hasFolder(transaction, shopper, folderId))) return 'missing'
        await transaction.updateTable('folder').set({ deleted_at: now }).where('folder_id', '=', folderId).execute()
        await forgetOldest(transaction, shopper)
        return 'deleted'
      }),

    restoreFolder: (shopper, folderId) =>
      changed(shopper, async (transaction) => {
        if (await hasFolder(transaction, shopper, folderId)) return folderId
        if (await isFull(transaction, shopper)) return 'full'
        const { numUpdatedRows } = await transaction
          .updateTable('folder')
          .set({ deleted_at: null })
          .where('folder_id', '=', folderId)
          .where('user_id', '=', shopper.userId)
          .where('deleted_at', '>', fromNow(-RESTORABLE_FOR))
          .executeTakeFirst()
        return numUpdatedRows === 0n ? 'missing' : folderId
      }),

    addToFolder: (shopper, folderId, item) =>
      change(shopper, folderId, async (transaction) => {
        const added = await findThing(transaction, deps, shopper, item)
        if (added === undefined) return 'unknown'
        const held = await transaction
          .selectFrom('folder_item')
          .select(['variant_id', 'protocol_id'])
          .where('folder_id', '=', folderId)
          .execute()
        if (held.some((thing) => thing.variant_id === added.variant_id && thing.protocol_id === added.protocol_id))
          return undefined
        if (held.length >= FOLDER_ITEMS_MAX) return 'full'
        await transaction
          .insertInto('folder_item')
          .values({ folder_id: folderId, ...added })
          .execute()
        await touch(transaction, folderId)
        return undefined
      }),

    removeFromFolder: (shopper, folderId, itemId) =>
      change(shopper, folderId, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('folder_item')
          .where('item_id', '=', itemId)
          .where('folder_id', '=', folderId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return 'missing'
        await touch(transaction, folderId)
        return undefined
      }),
  }
}

async function hasFolder(db: Kysely<Schema>, { userId }: Shopper, folderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('folder')
    .select('folder_id')
    .where('folder_id', '=', folderId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

async function insert(transaction: Transaction<Schema>, { userId }: Shopper, name: string): Promise<number> {
  const { folder_id } = await transaction
    .insertInto('folder')
    .values({ user_id: userId, name })
    .returning('folder_id')
    .executeTakeFirstOrThrow()
  return folder_id
}

async function newestNamed(
  transaction: Transaction<Schema>,
  { userId }: Shopper,
  name: string,
): Promise<number | 'missing'> {
  const found = await transaction
    .selectFrom('folder')
    .select('folder_id')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .orderBy('folder_id', 'desc')
    .executeTakeFirst()
  return found?.folder_id ?? 'missing'
}

async function isFull(db: Kysely<Schema>, { userId }: Shopper): Promise<boolean> {
  const { count } = await db
    .selectFrom('folder')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count >= FOLDERS_MAX
}

async function touch(transaction: Transaction<Schema>, folderId: number): Promise<void> {
  await transaction.updateTable('folder').set({ updated_at: now }).where('folder_id', '=', folderId).execute()
}

/** Rows that another process deletes concurrently are skipped. */
async function forgetDeleted(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .deleteFrom('folder')
    .where('folder_id', 'in', (eb) =>
      eb
        .selectFrom('folder')
        .select('folder_id')
        .where('deleted_at', '<', fromNow(-RESTORABLE_FOR))
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

async function forgetOldest(transaction: Transaction<Schema>, { userId }: Shopper): Promise<void> {
  await transaction
    .deleteFrom('folder')
    .where('folder_id', 'in', (eb) =>
      eb
        .selectFrom('folder')
        .select('folder_id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('folder_id', 'desc')
        .offset(DELETED_MAX),
    )
    .execute()
}

/** All folders with their items, or only the one with this id. */
async function readFolders(deps: FolderDeps, shopper: Shopper, only?: number): Promise<Folder[]> {
  const folders = await withReadRetry(deps.database, () =>
    deps.database.db
      .selectFrom('folder')
      .select(['folder_id', 'name', 'updated_at'])
      .where('user_id', '=', shopper.userId)
      .where('deleted_at', 'is', null)
      .$if(only !== undefined, (query) => query.where('folder_id', '=', only ?? 0))
      .orderBy('folder_id')
      .execute(),
  )
  const items = await readItems(deps, shopper, only)
  const { compare } = new Intl.Collator(bcp47(shopper.language), { numeric: true })
  return folders
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ folder_id, name, updated_at }) => ({
      folder_id,
      name,
      updated_at: updated_at.toISOString(),
      items: items.get(folder_id) ?? [],
    }))
}
