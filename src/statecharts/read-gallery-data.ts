import type { GalleryData } from './gallery-data.ts'

/** The id of the document's data block. */
export const DATA_ID = 'gallery-data'

/** Reads what the page shows from its own document; a page without it was built wrongly, and throws. */
export function readGalleryData(page: Document): GalleryData {
  const block = page.getElementById(DATA_ID)?.textContent
  if (!block) throw new Error('the page does not hold the charts')
  // It comes with the very document that names this code.
  return JSON.parse(block) as GalleryData
}
