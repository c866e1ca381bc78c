import type { CatalogueSnapshot } from '#areas/catalogue/hooks/catalogue.ts'

/** The list, or the options that it waits for, could not be loaded. */
export function isListFailed(snapshot: CatalogueSnapshot): boolean {
  return snapshot.matches({ open: { listing: { products: 'failed' } } }) || snapshot.matches({ open: 'withoutOptions' })
}
