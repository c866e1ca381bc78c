import { NAME_MAX } from '#contract/constants.ts'
import type { Folder, FolderItem } from '#areas/folders/contract/folders.ts'
import { isBlank } from '#contract/plain-text.ts'

import type { CartProduct } from '../cart/cart.ts'
import { shownOf } from '../kept-list/kept-list.ts'
import type { KeptQueue, List } from '../kept-list/kept-list.ts'

/** An item of a folder: the call's fields, and a name to show. */
export type Keepable =
  | {
      readonly kind: 'product'
      readonly product_id: number
      readonly product_variant_id: number
      readonly name: string
    }
  | { readonly kind: 'protocol'; readonly protocol_id: number; readonly name: string }

/** The server's number of a folder, or the key of the change that makes it. */
export type FolderId = number | string

/** A folder as it is shown: what was just put in is not known in full before the server has answered. */
export interface ShownFolder {
  readonly folder_id: FolderId
  readonly name: string
  readonly items: readonly FolderItem[]
  readonly coming?: readonly Keepable[]
}

/** A change of the folders. `name`: what it is about, for those who are told of it. */
export type FolderChange =
  | { readonly kind: 'create'; readonly folderId: FolderId; readonly name: string }
  | { readonly kind: 'rename'; readonly folderId: FolderId; readonly name: string }
  | { readonly kind: 'delete'; readonly folderId: FolderId; readonly name: string }
  /** `folder`: as it was when it was deleted. */
  | { readonly kind: 'restore'; readonly folderId: FolderId; readonly folder: ShownFolder }
  | { readonly kind: 'put'; readonly folderId: FolderId; readonly item: Keepable | FolderItem }
  | { readonly kind: 'takeOut'; readonly folderId: FolderId; readonly item: Keepable }

export interface KeptFolders {
  kept: readonly Folder[]
  shown: readonly ShownFolder[]
  change: FolderChange
  /** The folder as it is now, none for one that was deleted. */
  answer: Folder | null
}

const byName = <Named extends { readonly name: string }>(folders: readonly Named[]): readonly Named[] =>
  folders.toSorted((one, other) => one.name.localeCompare(other.name))

export function isSame(one: Keepable, other: Keepable): boolean {
  return one.kind === 'product'
    ? other.kind === 'product' && one.product_variant_id === other.product_variant_id
    : other.kind === 'protocol' && one.protocol_id === other.protocol_id
}

/** `coming` items count too. */
export function holds({ items, coming = [] }: ShownFolder, sought: Keepable): boolean {
  return [...items, ...coming].some((item) => isSame(item, sought))
}

function withItem(folder: ShownFolder, item: Keepable | FolderItem): ShownFolder {
  if (holds(folder, item)) return folder
  return 'item_id' in item
    ? { ...folder, items: [...folder.items, item] }
    : { ...folder, coming: [...(folder.coming ?? []), item] }
}

function withoutItem(folder: ShownFolder, item: Keepable): ShownFolder {
  const isOther = (one: Keepable) => !isSame(one, item)
  return { ...folder, items: folder.items.filter(isOther), coming: (folder.coming ?? []).filter(isOther) }
}

function shownAfter(shown: readonly ShownFolder[], change: FolderChange): readonly ShownFolder[] {
  const others = shown.filter(({ folder_id }) => folder_id !== change.folderId)
  const inPlace = (map: (folder: ShownFolder) => ShownFolder) =>
    shown.map((folder) => (folder.folder_id === change.folderId ? map(folder) : folder))
  switch (change.kind) {
    case 'create':
      return byName([...others, { folder_id: change.folderId, name: change.name, items: [] }])
    case 'rename':
      return byName(inPlace((folder) => ({ ...folder, name: change.name })))
    case 'delete':
      return others
    case 'restore':
      return byName([...others, { ...change.folder, folder_id: change.folderId }])
    case 'put':
      return inPlace((folder) => withItem(folder, change.item))
    case 'takeOut':
      return inPlace((folder) => withoutItem(folder, change.item))
    default:
      return change satisfies never
  }
}

/** The folders as a kept list, by name as the server lists them. */
export const folderList: List<KeptFolders> = {
  empty: [],
  subjectOf: ({ folderId }) => folderId,
  apply: shownAfter,
  join: (before, after) =>
    after.kind === 'rename' && (before.kind === 'rename' || before.kind === 'create')
      ? { ...before, name: after.name }
      : undefined,
  learn: (folders, { folderId }, answer) => {
    const id = answer?.folder_id ?? folderId
    const others = folders && folders.filter(({ folder_id }) => folder_id !== id)
    return others && answer ? byName([...others, answer]) : others
  },
  made: {
    idOf: ({ kind }, answer) => (kind === 'create' ? answer?.folder_id : undefined),
    refer: (change, key, folderId) => (change.folderId === key ? { ...change, folderId } : change),
  },
}

export type KnownFolders = KeptQueue<readonly Folder[], FolderChange>

/** The folders as the person has them: what they did stands at once (kept-list.changes-show-at-once). */
export const shownFolders = ({ kept, queue }: KnownFolders): readonly ShownFolder[] =>
  shownOf(folderList, { kept, queue })

export function folderOf<Found extends ShownFolder>(
  folders: readonly Found[] | null,
  folderId: FolderId,
): Found | undefined {
  return folders?.find(({ folder_id }) => folder_id === folderId)
}

/** An item as the cart knows it; undefined where it is no product, is out of stock or may not be bought. */
export function cartProductOfItem(item: FolderItem): CartProduct | undefined {
  if (item.kind !== 'product' || item.price === null || item.stock === 0) return undefined
  const { product_id, product_variant_id, price, name, slug, brand, asset, unit_of_measure, net_contents, stock } = item
  const { unit_price } = item
  return {
    product_id,
    product_variant_id,
    price,
    name,
    slug,
    brand,
    asset,
    unit_of_measure,
    net_contents,
    stock,
    ...(unit_price && { unit_price }),
  }
}

export function isName(name: string): boolean {
  return !isBlank(name) && name.trim().length <= NAME_MAX
}
