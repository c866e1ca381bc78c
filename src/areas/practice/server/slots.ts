import type { Kysely, Transaction } from 'kysely'

import { now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'

/** A place on a page that shows one picture: a column of the page, or a package by its id. */
export type Slot = 'logo' | 'approach_image' | 'style_image' | number

/** Puts a picture into a slot, or none. The one that was there is unused from now on. False where there is no such package. */
export async function fillSlot(
  transaction: Transaction<Schema>,
  userId: number,
  slot: Slot,
  picture: string | null,
): Promise<boolean> {
  const before = await readSlot(transaction, userId, slot)
  if (before === undefined) return false
  if (typeof slot === 'number')
    await transaction
      .updateTable('practice_package')
      .set({ image: picture })
      .where('package_id', '=', slot)
      .where('user_id', '=', userId)
      .execute()
  else
    await transaction
      .updateTable('practice')
      .set({ [slot]: picture })
      .where('user_id', '=', userId)
      .execute()
  if (picture !== null)
    await transaction.updateTable('practice_picture').set({ unused_since: null }).where('name', '=', picture).execute()
  await noteUnused(transaction, before)
  return true
}

/** Undefined where there is no such slot, null for an empty one. */
export async function readSlot(db: Kysely<Schema>, userId: number, slot: Slot): Promise<string | null | undefined> {
  if (typeof slot === 'number') {
    const found = await db
      .selectFrom('practice_package')
      .select('image')
      .where('package_id', '=', slot)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return found?.image
  }
  const found = await db.selectFrom('practice').select(slot).where('user_id', '=', userId).executeTakeFirst()
  return found?.[slot as keyof typeof found]
}

/** From then on its files wait to be removed. */
export async function noteUnused(
  transaction: Transaction<Schema>,
  picture: string | null,
  since: Date | typeof now = now,
): Promise<void> {
  if (picture === null) return
  await transaction.updateTable('practice_picture').set({ unused_since: since }).where('name', '=', picture).execute()
}
