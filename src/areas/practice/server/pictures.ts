import type { Kysely, Transaction } from 'kysely'

import type { Picture } from '#areas/practice/contract/store.ts'

import { DAY, fromNow } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Ground } from '#server/pictures/photos/ground.ts'
import type { UploadFiles } from '#server/pictures/photos/make.ts'
import { pictureOf } from '#server/pictures/photos/names.ts'
import { newPictureName, type PictureFolder } from '#server/pictures/photos/uploads.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ChangePage, NoPage } from './change.ts'
import type { PracticeDeps } from './deps.ts'
import { hasPage } from '#server/practice-data/read.ts'
import { forgetDeleted, PACKAGES } from './entries.ts'
import { fillSlot, readSlot, type Slot } from './slots.ts'

/** Milliseconds for which a picture that no page shows keeps its files (practice.unused-pictures-go). */
const UNUSED_FOR = 30 * DAY

/** Pictures forgotten in one transaction. */
const GROUP = 50

/** Pictures of a page. 'unknown': the page has no such package. */
export interface PracticePictures {
  /** @throws UploadError where the picture is not taken */
  setPicture(shopper: Shopper, slot: Slot, bytes: Buffer): Promise<Picture | NoPage | 'unknown'>
  removePicture(shopper: Shopper, slot: Slot): Promise<'removed' | NoPage | 'unknown'>
  /** Removes the files of deleted accounts, and of pictures that no page has shown for a while, those of deleted packages too. */
  forgetPictures(): Promise<void>
  /** Measures the ground of pictures that were uploaded before that was done. */
  measureGrounds(): Promise<void>
}

/** A picture whose files are there, and which no page shows yet. */
export interface StoredPicture {
  readonly name: string
  readonly picture: Picture
  /** For a picture that is not to be shown after all. */
  discard(): Promise<void>
}

export type StorePicture = (userId: number, made: UploadFiles) => Promise<StoredPicture>

/** Keeps the files of pictures, each noted in the database before it is written. */
export function pictureStore(db: Kysely<Schema>, pictures: PictureFolder): StorePicture {
  return async (userId, { width, height, ground, files }) => {
    const row = { name: newPictureName(), width, height, ground }
    const { name } = row
    const discard = async () => {
      await pictures.remove(name)
      await db.deleteFrom('practice_picture').where('name', '=', name).execute()
    }
    await db
      .insertInto('practice_picture')
      .values((eb) => ({
        ...row,
        // The account may have been deleted a moment ago.
        user_id: eb.selectFrom('account').select('user_id').where('user_id', '=', userId),
      }))
      .execute()
    try {
      await pictures.keep(name, files)
    } catch (error) {
      await discard()
      throw error
    }
    return { name, picture: pictureOf(row), discard }
  }
}

/** Makes the files of an uploaded picture. Throws an UploadError where it is not taken. */
export async function makeFiles(bytes: Buffer): Promise<UploadFiles> {
  // Loaded only where a picture is made: a shop that only shows pictures needs none of its memory.
  const { makeUpload } = await import('#server/pictures/photos/make.ts')
  return makeUpload(bytes)
}

export function practicePictures(deps: PracticeDeps, change: ChangePage): PracticePictures {
  const { db } = deps.database
  const store = pictureStore(db, deps.pictures)
  const fill = (shopper: Shopper, slot: Slot, name: string | null) =>
    change(shopper, async (transaction) =>
      (await fillSlot(transaction, shopper.userId, slot, name)) ? 'filled' : 'unknown',
    )
  const hasSlot = async ({ userId }: Shopper, slot: Slot) => {
    if (!(await hasPage(db, userId))) return 'missing'
    return (await readSlot(db, userId, slot)) === undefined ? 'unknown' : 'there'
  }
  return {
    async setPicture(shopper, slot, bytes) {
      // Before the picture is unpacked, which is the dear part.
      const before = await hasSlot(shopper, slot)
      if (before !== 'there') return before
      const stored = await store(shopper.userId, await makeFiles(bytes))
      const filled = await fill(shopper, slot, stored.name)
      if (filled === 'filled') return stored.picture
      await stored.discard()
      return filled
    },

    async removePicture(shopper, slot) {
      const filled = await fill(shopper, slot, null)
      return filled === 'filled' ? 'removed' : filled
    },

    async forgetPictures() {
      await db.transaction().execute((transaction) => forgetDeleted(transaction, PACKAGES))
      while ((await db.transaction().execute((transaction) => forgetSome(transaction, deps))) === GROUP);
    },

    async measureGrounds() {
      const unmeasured = await db.selectFrom('practice_picture').select('name').where('ground', 'is', null).execute()
      for (const { name } of unmeasured) {
        const ground = await groundOfFile(deps.pictures, name)
        await db.updateTable('practice_picture').set({ ground }).where('name', '=', name).execute()
      }
    },
  }
}

/** A picture that cannot be read has none. */
async function groundOfFile(pictures: PictureFolder, name: string): Promise<Ground> {
  const bytes = await pictures.read(name)
  if (bytes === undefined) return 'none'
  const { measureGround } = await import('#server/pictures/photos/make.ts')
  return measureGround(bytes).catch(() => 'none' as const)
}

/** Resolves with how many were forgotten. Those that another process forgets concurrently are skipped. */
async function forgetSome(
  transaction: Transaction<Schema>,
  { pictures }: Pick<PracticeDeps, 'pictures'>,
): Promise<number> {
  const rows = await transaction
    .selectFrom('practice_picture')
    .select('name')
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('unused_since', '<', fromNow(-UNUSED_FOR))]))
    .limit(GROUP)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { name } of rows) {
    await pictures.remove(name)
    await transaction.deleteFrom('practice_picture').where('name', '=', name).execute()
  }
  return rows.length
}
