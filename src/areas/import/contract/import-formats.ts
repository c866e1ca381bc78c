/** The formats of a catalogue that the import reads, told by content; `lines` is the shop's own, `table` any table whose columns are known. */
export const CATALOGUE_FORMATS = ['lines', 'shopify', 'woocommerce', 'merchant', 'table'] as const
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number]

/** Reasons for leaving out a product of another shop's file on purpose; `other_kind` is one that this shop does not sell, such as a bundle. */
export const LEFT_OUT_REASONS = [
  'draft',
  'archived',
  'private',
  'gift_card',
  'grouped',
  'external',
  'downloadable',
  'virtual',
  'hidden',
  'other_kind',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Fields that columns of a table are given, in the order in which they are offered. */
export const COLUMN_FIELDS = [
  'name',
  'brand',
  'short_description',
  'description',
  'price',
  'sale_price',
  'sale_from',
  'sale_to',
  'regular_price',
  'currency',
  'sku',
  'barcode',
  'contents',
  'stock',
  'in_stock',
  'backorders',
  'categories',
  'images',
  'variant_image',
  'warnings',
  'allergens',
  'id',
  'group',
  'parts',
  'kind',
  'published',
  'visible',
  'downloadable',
  'virtual',
  'position',
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]

/** Fields that more than one column may have; their values are taken together. */
export const SHARED_COLUMN_FIELDS: readonly ColumnField[] = [
  'description',
  'contents',
  'categories',
  'images',
  'warnings',
  'allergens',
]

/** Fields without which a table has no products. */
export const NEEDED_COLUMN_FIELDS = ['name', 'price'] as const satisfies readonly ColumnField[]

/** Faults of the fields that columns have: one that is needed and missing, or one that two columns cannot share. */
export function columnFaults(given: readonly (ColumnField | null)[]): {
  readonly missing: readonly ColumnField[]
  readonly doubled: readonly ColumnField[]
} {
  const times = (field: ColumnField): number => given.filter((one) => one === field).length
  const doubled = given.filter((field) => field !== null && times(field) > 1 && !SHARED_COLUMN_FIELDS.includes(field))
  return {
    missing: NEEDED_COLUMN_FIELDS.filter((field) => times(field) === 0),
    doubled: [...new Set(doubled)].filter((field) => field !== null),
  }
}
