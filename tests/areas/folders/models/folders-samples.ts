import type { Folder, FolderItem } from '#areas/folders/contract/folders.ts'

/** Small answers of the folders' calls, as the world of models gives them. */

/** Item `id` holds variant `id` of product `id * 10`. */
export function folderProduct(
  id: number,
  { stock = 5, price = 19.9 }: { stock?: number; price?: number | null } = {},
): FolderItem {
  return {
    kind: 'product',
    item_id: id + 100,
    product_id: id * 10,
    product_variant_id: id,
    name: `Product ${id}`,
    slug: `product-${id}`,
    brand: { id: 4, name: 'Alder and Ash', slug: 'alder-and-ash' },
    price,
    asset: null,
    unit_of_measure: null,
    net_contents: '60 capsules',
    stock,
  }
}

export function folder(folder_id: number, name: string, items: FolderItem[] = []): Folder {
  return { folder_id, name, updated_at: '2026-01-01T00:00:00.000Z', items }
}
