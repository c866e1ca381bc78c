import { NAME_MAX } from '#contract/constants.ts'
import type { Folder, FolderItem } from '#contract/folders.ts'
import { isBlank } from '#contract/plain-text.ts'

import type { CartProduct } from '../cart/cart.ts'

/** What can be kept in a folder, by what the call takes, and by the name it has for a person. */
export type Keepable =
  | {
      readonly kind: 'product'
      readonly product_id: number
      readonly product_variant_id: number
      readonly name: string
    }
  | { readonly kind: 'protocol'; readonly protocol_id: number; readonly name: string }

/** A change of the folders that the server has not answered yet. `name`: what it is about, for those who are told of it. */
export type Change =
  /** `put`: what goes into the folder once it is there. */
  | { readonly kind: 'create'; readonly name: string; readonly put: Keepable | null }
  | { readonly kind: 'rename'; readonly folderId: number; readonly name: string }
  | { readonly kind: 'delete'; readonly folderId: number; readonly name: string }
  | { readonly kind: 'restore'; readonly folderId: number; readonly name: string }
  | { readonly kind: 'put'; readonly folderId: number; readonly item: Keepable }
  | { readonly kind: 'takeOut'; readonly folderId: number; readonly itemId: number; readonly item: Keepable }

/** What is to be asked of the server, one after another. */
export type Task = { readonly kind: 'list' } | Change

/** What the server answers to a change: the folder as it is now, none for one that was deleted. */
export type Changed = Folder | null

/** Puts a task behind the others, unless it is among them. */
export function enqueue(tasks: readonly Task[], task: Task): readonly Task[] {
  const text = JSON.stringify(task)
  return tasks.some((other) => JSON.stringify(other) === text) ? tasks : [...tasks, task]
}

/** The folders after a change that the server has carried out, by name as the server lists them. */
export function withChange(folders: readonly Folder[], change: Change, changed: Changed): readonly Folder[] {
  const id = changed?.folder_id ?? (change.kind === 'create' ? null : change.folderId)
  const others = folders.filter(({ folder_id }) => folder_id !== id)
  return changed ? [...others, changed].toSorted((one, other) => one.name.localeCompare(other.name)) : others
}

export function folderOf(folders: readonly Folder[] | null, folderId: number): Folder | undefined {
  return folders?.find(({ folder_id }) => folder_id === folderId)
}

/** An item of a folder by what puts it in again. */
export function keepableOf(item: FolderItem): Keepable {
  return item.kind === 'product'
    ? { kind: 'product', product_id: item.product_id, product_variant_id: item.product_variant_id, name: item.name }
    : { kind: 'protocol', protocol_id: item.protocol_id, name: item.name }
}

/** Whether a folder holds a product's variant, or a protocol. */
export function holds({ items }: Folder, wanted: Keepable): boolean {
  return items.some((item) =>
    item.kind === 'product'
      ? wanted.kind === 'product' && item.product_variant_id === wanted.product_variant_id
      : wanted.kind === 'protocol' && item.protocol_id === wanted.protocol_id,
  )
}

/** An item as the cart knows it; undefined where it is no product, is out of stock or may not be bought (decision 13). */
export function cartProductOf(item: FolderItem): CartProduct | undefined {
  if (item.kind !== 'product' || item.price === null || item.stock === 0) return undefined
  const { product_id, product_variant_id, price, name, slug, brand, asset, unit_of_measure, net_contents, stock } = item
  return { product_id, product_variant_id, price, name, slug, brand, asset, unit_of_measure, net_contents, stock }
}

/** Whether a folder can be called so (decision 39). */
export function isName(name: string): boolean {
  return !isBlank(name) && name.trim().length <= NAME_MAX
}
