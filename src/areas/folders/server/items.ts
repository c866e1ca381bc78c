import type { Transaction } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import type { addToFolder, FolderItem } from '#areas/folders/contract/folders.ts'

import { findVariant, itemFields, withVariants } from '#areas/catalogue/server/kept-variants.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { hasProtocol } from '#areas/protocols/server/own.ts'
import { readProtocols } from '#areas/protocols/server/list.ts'
import type { ProtocolReadDeps } from '#areas/protocols/server/read.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'

export type FolderDeps = ProtocolReadDeps

export type NewFolderItem = CallInput<typeof addToFolder>['body']

/** Exactly one of the two is set. */
interface Thing {
  readonly variant_id: number | null
  readonly protocol_id: number | null
}

/** Undefined unless the item is a variant on sale or the user's own protocol (folders.hold-protocols). */
export async function findThing(
  transaction: Transaction<Schema>,
  { region }: Pick<FolderDeps, 'region'>,
  { userId }: Shopper,
  item: NewFolderItem,
): Promise<Thing | undefined> {
  if (item.kind === 'protocol') {
    const { protocol_id } = item
    return (await hasProtocol(transaction, userId, protocol_id)) ? { variant_id: null, protocol_id } : undefined
  }
  const variant = await findVariant(transaction, region, item)
  return variant?.isOnSale === true ? { variant_id: variant.id, protocol_id: null } : undefined
}

/**
 * Items by folder id, in the order of adding. Variants that are not on sale and deleted protocols are left out; their rows
 * stay, so they show again when that changes.
 *
 * @param only one folder's number, or undefined for all
 */
export async function readItems(
  deps: FolderDeps,
  shopper: Shopper,
  only: number | undefined,
): Promise<Map<number, FolderItem[]>> {
  const rows = await withReadRetry(deps.database, () => readRows(deps, shopper, only))
  const found: (readonly [folderId: number, FolderItem])[] = []
  for (const [{ folder_id, item_id }, kept] of await withVariants(deps, rows.variants, shopper))
    found.push([folder_id, { kind: 'product', item_id, ...itemFields(kept), price: kept.variant.price }])
  const ids = new Set(rows.protocols.map(({ protocol_id }) => protocol_id))
  const protocols = await readProtocols(deps, shopper, [...ids])
  for (const { folder_id, item_id, protocol_id } of rows.protocols) {
    const protocol = protocols.find((one) => one.protocol_id === protocol_id)
    if (protocol === undefined) continue
    const { products: _, ...kept } = protocol
    found.push([folder_id, { kind: 'protocol', item_id, ...kept }])
  }
  const items = new Map<number, FolderItem[]>()
  for (const [folderId, item] of found.toSorted(([, a], [, b]) => a.item_id - b.item_id))
    items.set(folderId, [...(items.get(folderId) ?? []), item])
  return items
}

async function readRows({ database: { db } }: FolderDeps, { userId }: Shopper, only: number | undefined) {
  const held = db
    .selectFrom('folder_item')
    .innerJoin('folder', 'folder.folder_id', 'folder_item.folder_id')
    .select(['folder_item.folder_id', 'item_id'])
    .where('folder.user_id', '=', userId)
    .where('folder.deleted_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('folder.folder_id', '=', only ?? 0))
  return {
    variants: await held
      .innerJoin('variant', 'variant.id', 'variant_id')
      .select(['variant.id as variant_id', 'product_id'])
      .execute(),
    protocols: await held
      .innerJoin('protocol', 'protocol.protocol_id', 'folder_item.protocol_id')
      .select('protocol.protocol_id')
      .where('protocol.deleted_at', 'is', null)
      .execute(),
  }
}
