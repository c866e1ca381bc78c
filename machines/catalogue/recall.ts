/** The user's place in the list, kept with an entry of the history, without products (address.history-holds-no-products). */
export interface Recall {
  /** Pages that were loaded. */
  pages: number
  /** The product whose card stood first in sight, and how far below the window's top, in CSS pixels. Null where none did. */
  card: number | null
  offset: number
  /** The product whose card had the focus. */
  focus: number | null
}
