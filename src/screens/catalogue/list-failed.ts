import type { CatalogueSnapshot } from '#hooks/catalogue.ts'

/** Whether there is no list to show because it, or the options it waits for, could not be had. */
export function isListFailed(snapshot: CatalogueSnapshot): boolean {
  return snapshot.matches({ open: { listing: { products: 'failed' } } }) || snapshot.matches({ open: 'withoutOptions' })
}
