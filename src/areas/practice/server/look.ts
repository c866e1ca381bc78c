import type { Kysely } from 'kysely'

import type { Store } from '#areas/practice/contract/store.ts'

import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ChangePage, NoPage } from './change.ts'
import { isFree, takeName } from '#server/practice-data/names.ts'
import { makeFiles, type StorePicture } from './pictures.ts'
import { hasPage, readStore } from '#server/practice-data/read.ts'
import { fillSlot } from './slots.ts'

/** Changes of a page's name and looks; the rest stays. */
export interface NewLook {
  readonly name?: string | undefined
  readonly type?: Store['type'] | undefined
  readonly theme?: Store['theme'] | undefined
  readonly logo?: Buffer | undefined
}

interface LookDeps {
  readonly db: Kysely<Schema>
  readonly change: ChangePage
  readonly store: StorePicture
}

/**
 * Saves all of it or nothing. 'taken': another practice has, or had, the name. Throws an UploadError if the logo is
 * refused.
 */
export async function writeLook(
  { db, change, store }: LookDeps,
  shopper: Shopper,
  { name, type, theme, logo }: NewLook,
): Promise<Store | 'taken' | NoPage> {
  const { userId } = shopper
  // Before the logo is unpacked, which is the dear part.
  if (!(await hasPage(db, userId))) return 'missing'
  if (name !== undefined && !(await isFree(db, userId, name))) return 'taken'
  const stored = logo && (await store(userId, await makeFiles(logo)))
  const outcome = await change(shopper, async (transaction) => {
    if (name !== undefined && !(await takeName(transaction, userId, name))) return 'taken'
    if (name !== undefined || type !== undefined || theme !== undefined)
      await transaction
        .updateTable('practice')
        .set({ ...(name && { shop_name: name }), ...(type && { type }), ...(theme && { theme }) })
        .where('user_id', '=', userId)
        .execute()
    if (stored) await fillSlot(transaction, userId, 'logo', stored.name)
    return (await readStore(transaction, userId)) ?? 'missing'
  })
  if (typeof outcome === 'string') await stored?.discard()
  return outcome
}
