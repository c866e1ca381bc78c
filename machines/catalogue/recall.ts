/**
 * Where a person was in the list: what an entry of the history keeps of it, but no products
 * (address.history-holds-no-products).
 */
export interface Recall {
  /** How many pages were loaded. */
  pages: number
  /** The product whose card stood first in sight, and how far below the window's top, in CSS pixels. Null where none did. */
  card: number | null
  offset: number
  /** The product whose card had the focus. */
  focus: number | null
}
