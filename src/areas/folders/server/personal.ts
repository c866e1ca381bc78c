import { keptVariants } from '#server/signed-in/personal.ts'
import type { Personal } from '#server/signed-in/personal.ts'

/** The personal data of this area. */
export const personal: Personal = {
  folders: (db, userId) =>
    db
      .selectFrom('folder')
      .select(['folder_id', 'name', 'updated_at', 'deleted_at'])
      .where('user_id', '=', userId)
      .orderBy('folder_id')
      .execute(),
  folder_items: (db, userId) =>
    keptVariants(db)
      .innerJoin('folder_item', 'folder_item.variant_id', 'variant.id')
      .innerJoin('folder', 'folder.folder_id', 'folder_item.folder_id')
      .select('folder.folder_id')
      .where('user_id', '=', userId)
      .orderBy('item_id')
      .execute(),
  folder_protocols: (db, userId) =>
    db
      .selectFrom('folder_item')
      .innerJoin('folder', 'folder.folder_id', 'folder_item.folder_id')
      .select(['folder.folder_id', 'protocol_id'])
      .where('user_id', '=', userId)
      .where('protocol_id', 'is not', null)
      .orderBy('item_id')
      .execute(),
}
