/**
 * The business constants and limits of section 9 of the specification. Durations are milliseconds,
 * widths CSS pixels, rates whole percents. A constant that a library already has as its default is
 * not repeated here; a test asserts it on the library (decision 47).
 */

/** Products a page of the listing (section 9). */
export const PRODUCTS_PAGE_SIZE = 26

/** The largest `page` and `limit` a call accepts (decision 12). */
export const PAGE_MAX = 100_000
export const LIMIT_MAX = 100

/** How long the language cookie lives (section 9). */
export const LANGUAGE_COOKIE_DAYS = 365

/** Toasts: at most this many at once; how long a product alert and any other one stay (section 9). */
export const TOAST_LIMIT = 3
export const TOAST_PRODUCT_ALERT_MS = 2000
export const TOAST_DEFAULT_MS = 5000

/** How long a side panel takes to slide in or out (section 9). */
export const PANEL_ANIMATION_MS = 300

/** How often a broken image is replaced by another before it has no source (section 9). */
export const IMAGE_FALLBACK_ATTEMPTS = 2

/** Data fetching: the same data is not asked for twice within, and a failure is retried after (section 9). */
export const FETCH_DEDUPE_MS = 2000
export const FETCH_RETRY_MS = 5000

/** How long a cached answer may be shown before it is fetched anew. */
export const FETCH_EXPIRY_MS = 300_000

/** The longest name, note and description in characters (decision 39). */
export const NAME_MAX = 120
export const NOTE_MAX = 2000
export const DESCRIPTION_MAX = 5000
