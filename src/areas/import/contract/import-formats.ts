/** The formats of a catalogue that the import reads, told by content; `lines` is the shop's own. */
export const CATALOGUE_FORMATS = ['lines', 'shopify', 'woocommerce', 'merchant'] as const
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number]

/** Reasons for leaving out a product of another shop's file on purpose; `other_kind` is one that this shop does not sell, such as a bundle. */
export const LEFT_OUT_REASONS = [
  'draft',
  'archived',
  'private',
  'gift_card',
  'grouped',
  'external',
  'other_kind',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]
